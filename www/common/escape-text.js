// Writes text as markup, with entities.

/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that no document in XML may hold, and halves of characters: one of them would spoil a whole picture. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are meant
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

/**
 * Writes a text as markup that stands for it, within an element or an attribute in double quotes.
 * @param {string} text
 */
export function escapeText(text) {
  return text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"]/g, (character) => ENTITIES[character]);
}
