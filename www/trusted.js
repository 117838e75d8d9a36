// A page may demand that markup, and the addresses of scripts, come from a policy that it can name (Trusted Types).

/** @typedef {{ createHTML: (text: string) => string, createScriptURL: (text: string) => string }} Policy */

const policy = makePolicy();

/** @returns {Policy | undefined} nothing where the browser knows no policies, or the page allows none of this name */
function makePolicy() {
  const same = (/** @type {string} */ text) => text;
  try {
    return Reflect.get(globalThis, 'trustedTypes')?.createPolicy('peg-solitaire', {
      createHTML: same,
      createScriptURL: same,
    });
  } catch {
    return undefined;
  }
}

/** @param {string} text that is written in the program */
export function trustedMarkup(text) {
  return policy?.createHTML(text) ?? text;
}

/** @param {string} text that the program has made */
export function trustedAddress(text) {
  return policy?.createScriptURL(text) ?? text;
}
