// What is measured of the page, and where that is kept.

import { join } from 'node:path';
import { root } from '../kit/run.mjs';

const FOLDER = join(root, 'target/coverage');

/**
 * What tests run of the page, by how the paths begin: Node the sources, Chromium what is built of them.
 * @type {Record<string, string[]>}
 */
export const PROGRAMS = {
  unit: ['www/'],
  browser: ['dist/assets/', 'dist/peg-solitaire.js', 'dist/peg-solitaire-plus.js'],
};

/** What ran, a file from each process, as Node writes it. @param {string} tests `unit` or `browser` */
export const recordsOf = (tests) => join(FOLDER, tests, 'records');
/** What that means for the sources. @param {string} program */
export const reportOf = (program) => join(FOLDER, 'reports', program.replaceAll('/', '-'));
/** Whether a path is that of a source: the JavaScript around the wasm is generated. @param {string} path */
export const isOfPage = (path) => /^www\/(?!engine\/wasm\/).*\.js$/.test(path);
