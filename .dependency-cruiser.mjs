// Which folder of `www` may import from which: `www/floors.json` says it, and nothing else is allowed.

import { readFileSync } from 'node:fs';

/** @type {Record<string, string[]>} */
const floors = JSON.parse(readFileSync(new URL('www/floors.json', import.meta.url), 'utf8'));
/** The files of a folder, without those of the folders in it; the engine has its generated module beside it. */
const filesIn = (/** @type {string} */ floor) => `^www/${floor}/${floor === 'engine' ? '(wasm/)?' : ''}[^/]+$`;

export default {
  forbidden: [{ name: 'no-circle', severity: 'error', from: {}, to: { circular: true } }],
  allowed: Object.entries(floors).flatMap(([floor, below]) =>
    [floor, ...below].map((to) => ({ from: { path: filesIn(floor) }, to: { path: filesIn(to) } })),
  ),
  allowedSeverity: 'error',
  options: { doNotFollow: { path: 'wasm/' }, includeOnly: '^www/' },
};
