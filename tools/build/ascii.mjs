// Keeps built files in ASCII: a classic script or a style sheet is read in the encoding of the page that loads it.

/** Makes Rolldown escape all but ASCII in scripts. */
export const ASCII = { charset: /** @type {const} */ ('ascii') };

/** Escapes all but ASCII in a script, comments included. @param {string} script */
export function toAscii(script) {
  return script.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
