// The titles of boards and problems, and a sentence about each board, by their names, which never change. The core has
// them in English.

/** @typedef {ReturnType<typeof catalogueWords>} Catalogue */
/** @typedef {import('../engine/wasm/peg_solitaire.js').CatalogueEntry} CatalogueEntry */
/** @typedef {import('../engine/wasm/peg_solitaire.js').NamedProblem} NamedProblem */
/**
 * The titles and sentences of boards, and the titles of their problems as `board/problem`.
 * @typedef {Record<'titles' | 'about' | 'problems', Record<string, string>>} Texts
 */

/** @param {Texts} texts none in English */
export function catalogueWords({ titles, about, problems }) {
  return {
    /** @param {CatalogueEntry} entry */
    title: ({ name, title }) => titles[name] ?? title,
    /** A sentence about a board. @param {string} name @param {string} english */
    about: (name, english) => about[name] ?? english,
    /** The title of a problem. @param {string} board its name @param {NamedProblem} problem */
    problem: (board, { name, title }) => problems[`${board}/${name}`] ?? title,
  };
}
