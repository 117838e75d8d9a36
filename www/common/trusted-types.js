// A page may demand that markup, and the addresses of scripts, come from a policy that it can name (Trusted Types).

/** What the program itself has written is taken as it is. @param {string} text */
const same = (text) => text;
const rules = { createHTML: same, createScriptURL: same };

/** Gives markup and addresses the type that the page demands. @type {typeof rules} */
export const trusted = makePolicy() ?? rules;

/** Nothing where the browser knows no policies, or the page allows none of this name. */
function makePolicy() {
  try {
    return Reflect.get(globalThis, 'trustedTypes')?.createPolicy('peg-solitaire', rules);
  } catch {
    return undefined;
  }
}
