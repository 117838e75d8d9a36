// The language of a build, and its texts. The site has those of its visitor instead: see `site-texts.js`.

export * from '../en/texts.js';
export const LANGUAGE = 'en';
