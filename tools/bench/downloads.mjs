// Prints the sizes of the files that a visitor downloads.

import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { LANGUAGES } from '../../www/words/language/languages.js';
import { fail, root } from '../shared/run.mjs';
import { kilobytes, sizesOf } from '../shared/sizes.mjs';
import { printTable } from './measuring.mjs';

const HEADS = ['file', 'raw', 'gzip', 'brotli'];
/** A visitor to the page downloads these only on demand: with the first search, the first dialog, a picture, or a
 * larger board. */
const SEARCHES = /worker|engine/;
const DIALOGS = /after-ready|motion|marks|-later-/;
const ON_REQUEST =
  /wide|embed|frame|table|gif|packed|runtime|png|chart|menu|ways|spoken-acts|workshop|on-demand|materials/;
/** A visitor downloads the strings of only one language, here English. */
const OTHER_LANGUAGES = /assets\/(?!en-)[\w-]+-(?:first|later)-|page-texts|other-letters/;
const COMPRESSED = /\.(br|gz)$/;
const ONE_FILES = ['dist/peg-solitaire.js', 'dist/peg-solitaire-plus.js'];

/**
 * Prints tables of file sizes for the page, its searches and dialogs, the single-file elements and the languages, as
 * built by `npm run build`.
 */
export function printDownloads() {
  if (!existsSync(join(root, 'dist'))) fail('dist does not exist yet: run "npm run build" first.');
  const { page, searches, dialogs } = filesOfVisit();
  for (const files of [page, searches, dialogs]) {
    printTable(HEADS, [...sizes(files), total(files)]);
    console.log();
  }
  printTable(HEADS, sizes(ONE_FILES));
  console.log();
  printTable(['gzip of the texts', 'before playing', 'once one can play', 'element script'], languages());
}

/** The files in `dist` that a visitor downloads before playing, with the first search, and with the first dialog. */
export function filesOfVisit() {
  const assets = filesIn('dist/assets').filter(
    (file) => ![ON_REQUEST, OTHER_LANGUAGES, COMPRESSED].some((part) => part.test(file)),
  );
  const [searches, dialogs] = [SEARCHES, DIALOGS].map((part) => assets.filter((file) => part.test(file)));
  const page = ['dist/index.html', ...assets.filter((file) => ![...searches, ...dialogs].includes(file))];
  return { page, searches, dialogs };
}

/**
 * A row for each language: its two files of strings for the page, and its file for the element. The element itself
 * includes English.
 */
function languages() {
  const files = filesIn('dist');
  return Object.keys(LANGUAGES).map((language) => {
    const parts = [`/${language}-first-`, `/${language}-later-`, `/peg-solitaire.${language}.js`];
    const own = parts.map((part) => files.find((file) => file.includes(part) && !COMPRESSED.test(file)));
    return [language, ...own.map((file) => (file ? kilobytes(sizesOf(join(root, file))[1]) : '-'))];
  });
}

/** @param {string} folder */
function filesIn(folder) {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** A row for each file. @param {string[]} files */
function sizes(files) {
  // The build adds a hash to each name.
  const name = (/** @type {string} */ file) => basename(file).replace(/-[\w-]{8}\./, '.');
  return files.map((file) => [name(file), ...sizesOf(join(root, file)).map(kilobytes)]);
}

/** A row with the total of all files. @param {string[]} files */
function total(files) {
  const numbers = files.map((file) => sizesOf(join(root, file)));
  return ['all', ...[0, 1, 2].map((column) => kilobytes(numbers.reduce((sum, size) => sum + size[column], 0)))];
}
