/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Writes a text as markup that stands for it, within an element or an attribute in double quotes. @param {string} text */
export function escapeText(text) {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]);
}
