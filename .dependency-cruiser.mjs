// Restricts imports between folders of `www` to those that `www/layers.json` allows. A layer is a folder of `www`,
// including its subfolders.

import { readFileSync } from 'node:fs';

/** @type {{ layers: Record<string, string[]>, folders: Record<string, string[]> }} */
const { layers, folders } = JSON.parse(readFileSync(new URL('www/layers.json', import.meta.url), 'utf8'));

/** The folders of a layer, in order: each folder may import from those before it. @param {string} layer */
function foldersOf(layer) {
  return (folders[layer] ?? ['.']).map((folder) => (folder === '.' ? layer : `${layer}/${folder}`));
}

/** The folders from which each folder may import, in addition to itself. @type {Record<string, string[]>} */
export const KNOWN = Object.fromEntries(
  Object.entries(layers).flatMap(([layer, below]) => {
    const own = foldersOf(layer);
    return own.map((folder, index) => [folder, [...own.slice(0, index), ...below.flatMap(foldersOf)]]);
  }),
);

/** A pattern for the files in a folder, but not in its subfolders. @param {string} folder */
const filesIn = (folder) => `^www/${folder}/[^/]+$`;
/** Only the folder `words/language` loads the translations. */
const TEXTS = { from: { path: filesIn('words/language') }, to: { path: '^www/words/[^/]+/[^/]+\\.json$' } };

export default {
  forbidden: [{ name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } }],
  allowed: [
    TEXTS,
    ...Object.entries(KNOWN).flatMap(([folder, known]) =>
      [folder, ...known].map((to) => ({ from: { path: filesIn(folder) }, to: { path: filesIn(to) } })),
    ),
  ],
  allowedSeverity: 'error',
  options: { doNotFollow: { path: 'wasm/' }, includeOnly: '^www/' },
};
