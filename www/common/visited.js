// The files that are cached for offline visits once they have been loaded.

/** The name of the cache for files that have been loaded. */
export const VISITED = 'visited';
/** The path of a URL within the site, for a page or a service worker in its folder. @param {string} href */
export const pathInSite = (href) => href.slice(new URL('./', location.href).href.length);
/** The article and the element file that it uses, relative to the folder of the site. */
export const ARTICLE_FILES = /^(learn\/|peg-solitaire[\w.-]*\.js)/;
/** The engines for larger boards. */
export const WIDE_FILES = /^assets\/wide-/;
