// Gives addresses of scripts the type of a policy that a page can name and demand (Trusted Types).

const rules = { createScriptURL: (/** @type {string} */ url) => url };
/** @type {typeof rules | undefined} */
let policy;

/** An address of the program's own, in the type that the page demands. @param {string} url */
export function trustedScriptUrl(url) {
  const made = policy ?? makePolicy() ?? rules;
  policy = made;
  return made.createScriptURL(url);
}

/** Undefined if the browser knows no policies, or the page allows none of this name. */
function makePolicy() {
  try {
    return Reflect.get(globalThis, 'trustedTypes')?.createPolicy('peg-solitaire', rules);
  } catch {
    return undefined;
  }
}
