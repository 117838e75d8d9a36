// The system of the person, as far as its keys have other names.

/** @param {string} [system] such as `MacIntel`, which browsers tell */
export function keyboardOf(system = globalThis.navigator?.platform ?? '') {
  return /^(Mac|iP)/.test(system) ? 'apple' : 'other';
}
