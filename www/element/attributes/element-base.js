// What the element is made of in a browser, and what stands in for it where there is no page: a server that renders pages may import
// the class, and uses nothing of it.

export const ElementBase = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});
