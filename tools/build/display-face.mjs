// Builds the font for titles and large numbers: one small file contains the letters of English titles; another, which
// is loaded only when needed, contains the letters of other languages.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error It has no types.
import subsetFont from 'subset-font';
import { once } from '../../www/common/memo.js';
import { root } from '../shared/run.mjs';

/** The folder of the font package. */
export const FACE = 'node_modules/@fontsource/dm-serif-display';
const WHOLE = join(root, FACE, 'files/dm-serif-display-latin-400-normal.woff2');
const FOLDER = join(root, 'target');
const CATALOGUE = ['catalogue', 'facts'].map((name) => join(root, `src/catalogue/${name}.txt`));
/** Lines that contain the title of a board or puzzle. */
const TITLE = /^(?:title: |problem: [^|]*\|)([^|\n]*)/gm;
/** All lower-case letters and digits. */
const ALWAYS = 'Peg Solitaire 0123456789 abcdefghijklmnopqrstuvwxyz';
const ENGLISH = ['later', 'workshop'].map((name) => join(root, `www/words/en/${name}.json`));
/** Matches the titles of dialogs. `FORM` matches their characters other than letters and exclamation marks. */
const DIALOG = /"title": "(.*)"/g;
const FORM = /[^A-Za-z!]/g;
/** The style sheets that use the font. */
const SHEET = /\/(app\/page|table\/table)\.css$/;

/**
 * Builds the files, and adds their rules to the style sheet. A title that changes its font would move the elements next
 * to it, so the first file is used only if it loads immediately. A preview serves the built files.
 */
export const DISPLAY_FACE = {
  name: 'display-face',
  enforce: /** @type {const} */ ('pre'),
  config: async (/** @type {unknown} */ _config, /** @type {{ isPreview?: boolean }} */ { isPreview }) => {
    if (isPreview) return undefined;
    const faces = [face('display-face', englishLetters()), face('other-letters', otherLetters())];
    return { resolve: { alias: Object.assign({}, ...(await Promise.all(faces))) } };
  },
  transform: (/** @type {string} */ code, /** @type {string} */ id) =>
    SHEET.test(id) ? code + rule('display-face', 'optional') + othersRule() : undefined,
};

/** Writes a file with some letters of the font. @param {string} name @param {string} letters */
async function face(name, letters) {
  const options = {
    targetFormat: 'woff2',
    // The font is used only at large sizes, so it needs neither hinting nor kerning tables.
    noHinting: true,
    noLayoutClosure: true,
    dropTables: ['GPOS', 'GSUB', 'GDEF'],
  };
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name}.woff2`);
  writeFileSync(file, await subsetFont(readFileSync(WHOLE), letters, options));
  return { [`${name}.woff2`]: file };
}

/**
 * The `@font-face` rule for a file.
 * @param {string} name
 * @param {string} display
 * @param {string} [range] of its letters
 */
function rule(name, display, range = '') {
  return `@font-face{font-family:Display;font-display:${display};src:url("${name}.woff2") format("woff2");${range}}\n`;
}

/** These letters may load late, because a title in two fonts would be worse than one whose font changes. */
function othersRule() {
  const capitals = [...otherLetters()].filter((letter) => letter <= 'Z');
  const codes = capitals.map((letter) => `U+${letter.charCodeAt(0).toString(16)}`);
  return rule('other-letters', 'fallback', `unicode-range:${codes},U+c0-24f`);
}

/** The letters of the first file, which occur in English titles and dialogs. */
export function englishLetters() {
  const found = (/** @type {string[]} */ files, /** @type {RegExp} */ title) =>
    files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(title)].map(([, text]) => text));
  return ALWAYS + found(CATALOGUE, TITLE).join('') + found(ENGLISH, DIALOG).join('').replace(FORM, '');
}

/** The letters of other languages that do not occur in English titles. */
const otherLetters = once(() => {
  const words = join(root, 'www/words');
  const texts = readdirSync(words, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  const letters = new Set(texts.flatMap((file) => [...readFileSync(join(words, file), 'utf8')]));
  const english = new Set(englishLetters());
  return [...letters]
    .filter((letter) => /[A-Z\u00c0-\u024f]/.test(letter) && !english.has(letter))
    .sort()
    .join('');
});
