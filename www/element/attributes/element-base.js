// The base class of the element in a browser, or its stand-in without a page: a server that renders pages may import
// the class, and uses nothing of it.

export const ElementBase = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});
