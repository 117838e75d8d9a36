// The language of a build, and the strings needed before play. The site loads its visitor's language instead; see
// `site-texts.js`.

import first from '../en/first.json' with { type: 'json' };

export const LANGUAGE = 'en';
export const APP = first.app;
export const ELEMENT = first.element;
export const PLUS = first.plus;

/** Does nothing: in these builds, the later strings are loaded with the modules that use them. */
export async function loadLaterTexts() {}
