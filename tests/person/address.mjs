// Reads the address of the page, which holds the game.

/** The query of the address. @param {import('@playwright/test').Page} page */
export const search = (page) => new URL(page.url()).search;
