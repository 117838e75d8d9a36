// Allows imports between rooms of `www` as `www/floors.json` says, and no others. A floor is a folder of `www`, and its
// rooms are the folders in it.

import { readFileSync } from 'node:fs';

/** @type {{ floors: Record<string, string[]>, rooms: Record<string, string[]> }} */
const { floors, rooms } = JSON.parse(readFileSync(new URL('www/floors.json', import.meta.url), 'utf8'));

/** The rooms of a floor in order: each may import the earlier ones. @param {string} floor */
function roomsOf(floor) {
  return (rooms[floor] ?? ['.']).map((room) => (room === '.' ? floor : `${floor}/${room}`));
}

/** The rooms that each room may import beside itself. @type {Record<string, string[]>} */
export const KNOWN = Object.fromEntries(
  Object.entries(floors).flatMap(([floor, below]) => {
    const own = roomsOf(floor);
    return own.map((room, index) => [room, [...own.slice(0, index), ...below.flatMap(roomsOf)]]);
  }),
);

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
