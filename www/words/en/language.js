// The language of these words, for screen readers, and for numbers if a page does not say another.

export const LANGUAGE = 'en';
