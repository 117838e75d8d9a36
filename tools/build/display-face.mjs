// Makes the face of titles and large numbers: the letters that they need, in one small file.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
// @ts-expect-error It has no types.
import subsetFont from 'subset-font';
import { root } from '../kit/run.mjs';

/** The folder of its package. */
export const FACE = 'node_modules/@fontsource/dm-serif-display';
const WHOLE = join(root, FACE, 'files/dm-serif-display-latin-400-normal.woff2');
const FILE = join(root, 'target/display-face.woff2');
const CATALOGUE = ['catalogue', 'facts'].map((name) => join(root, `src/catalogue/${name}.txt`));
/** The lines that have the title of a board or a puzzle. */
const TITLE = /^(?:title: |problem: [^|]*\|)([^|\n]*)/gm;
/** Every small letter, and every digit. */
const ALWAYS = 'Peg Solitaire 0123456789 abcdefghijklmnopqrstuvwxyz';

/** Makes the file that style sheets name. A preview serves what is built. @type {import('vite').Plugin} */
export const DISPLAY_FACE = {
  name: 'display-face',
  config: async (_config, { isPreview }) =>
    isPreview ? undefined : { resolve: { alias: { 'display-face.woff2': await displayFace() } } },
};

/** Writes the file, and returns its path. */
async function displayFace() {
  const titles = CATALOGUE.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(TITLE)].map(([, title]) => title));
  const letters = await subsetFont(readFileSync(WHOLE), ALWAYS + titles.join(''), {
    targetFormat: 'woff2',
    // Screens draw it large: it needs no hints for few pixels.
    noHinting: true,
    noLayoutClosure: true,
  });
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, letters);
  return FILE;
}
