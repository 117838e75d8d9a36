// The titles of boards and problems, and a sentence about each board. The core has them in English; another language
// keeps its own by the names of boards and problems, which never change, and falls back to English.

/** @typedef {import('../../engine/wasm/peg_solitaire.js').CatalogueEntry} CatalogueEntry */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').NamedProblem} NamedProblem */

export const CATALOGUE = {
  /** @param {CatalogueEntry} entry */
  title: ({ title }) => title,
  /** A sentence about a board. @param {string} _name @param {string} english */
  about: (_name, english) => english,
  /** The title of a problem. @param {string} _board its name @param {NamedProblem} problem */
  problem: (_board, { title }) => title,
};
