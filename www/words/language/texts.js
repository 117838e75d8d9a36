// The language of a build, and its texts before a person can play. The site has those of its visitor instead: see
// `site-texts.js`.

import first from '../en/first.json' with { type: 'json' };

export const LANGUAGE = 'en';
export const APP = first.app;
export const ELEMENT = first.element;
export const PLUS = first.plus;

/** They come with the modules that say them. */
export async function loadLaterTexts() {}
