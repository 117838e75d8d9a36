// Allows imports between rooms of `www` as `www/floors.json` says, and no others.

import { KNOWN } from './tools/kit/floors.mjs';

/** The files of a room, without those of the rooms in it. @param {string} room */
const filesIn = (room) => `^www/${room}/[^/]+$`;
/** One room loads the texts of languages. */
const TEXTS = { from: { path: filesIn('words/language') }, to: { path: '^www/words/[^/]+/[^/]+\\.json$' } };

export default {
  forbidden: [{ name: 'no-circle', severity: 'error', from: {}, to: { circular: true } }],
  allowed: [
    TEXTS,
    ...Object.entries(KNOWN).flatMap(([room, known]) =>
      [room, ...known].map((to) => ({ from: { path: filesIn(room) }, to: { path: filesIn(to) } })),
    ),
  ],
  allowedSeverity: 'error',
  options: { doNotFollow: { path: 'wasm/' }, includeOnly: '^www/' },
};
