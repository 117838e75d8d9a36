// Allows imports between rooms of `www` as `www/floors.json` says, and no others.

import { KNOWN } from './tools/kit/floors.mjs';

/** The files of a room, without those of the rooms in it. @param {string} room */
const filesIn = (room) => `^www/${room}/[^/]+$`;

export default {
  forbidden: [{ name: 'no-circle', severity: 'error', from: {}, to: { circular: true } }],
  allowed: Object.entries(KNOWN).flatMap(([room, known]) =>
    [room, ...known].map((to) => ({ from: { path: filesIn(room) }, to: { path: filesIn(to) } })),
  ),
  allowedSeverity: 'error',
  options: { doNotFollow: { path: 'wasm/' }, includeOnly: '^www/' },
};
