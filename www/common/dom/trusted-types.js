// A page may demand that the addresses of scripts come from a policy that it can name (Trusted Types).

const rules = { createScriptURL: (/** @type {string} */ url) => url };
/** @type {typeof rules | undefined} */
let policy;

/** An address of the program's own, in the type that the page demands. @param {string} url */
export function trustedScriptUrl(url) {
  const made = policy ?? makePolicy() ?? rules;
  policy = made;
  return made.createScriptURL(url);
}

/** Nothing where the browser knows no policies, or the page allows none of this name. */
function makePolicy() {
  try {
    return Reflect.get(globalThis, 'trustedTypes')?.createPolicy('peg-solitaire', rules);
  } catch {
    return undefined;
  }
}
