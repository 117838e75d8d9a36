// The files that are kept for visits without a network once they were seen.

/** The name of their cache. */
export const VISITED = 'visited';
/** The path of an address in the site, for a page or a service worker in its folder. @param {string} href */
export const pathInSite = (href) => href.slice(new URL('./', location.href).href.length);
/** The article and the element that it takes, from the folder of the site. */
export const ARTICLE_FILES = /^(learn\/|peg-solitaire[\w.-]*\.js)/;
/** The cores for larger boards. */
export const WIDE_FILES = /^assets\/wide-/;
