// The language of a build: the folder of its words.

export { LANGUAGE } from './en/language.js';
