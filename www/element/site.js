// Replaces `prose.js` and `spoken.js` on the site's pages, since the text of these pages does not control a board, and
// each page is in a single language.

export const proseOf = () => ({ join() {} });

export const OTHERS = {};

/** @template T @param {T} usual */
export const spokenBy = (usual) => () => usual;
