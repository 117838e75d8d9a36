// The language of a build: the folder of words that it is made with.

export { LANGUAGE } from './en/language.js';
