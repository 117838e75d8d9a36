// The texts that a page needs once a person can play. The site has those of its visitor: see `site-later-texts.js`.

export * from '../en/later-texts.js';

/** They are there. */
export async function loadLaterTexts() {}
