// The pages of the site speak one language, that of their visitor, so that they do without `spoken.js`.

export const OTHERS = {};

/** @template T @param {T} usual */
export function spokenBy(usual) {
  return () => usual;
}
