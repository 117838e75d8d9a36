// The language of these words, for screen readers, and for numbers where a page does not say another.

export const LANGUAGE = 'en';
