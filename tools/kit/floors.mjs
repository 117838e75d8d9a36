// Reads `www/floors.json`, which says the imports between rooms of `www`. A floor is a folder of `www`, and its rooms
// are the folders in it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** @type {{ floors: Record<string, string[]>, rooms: Record<string, string[]> }} */
const { floors, rooms } = JSON.parse(readFileSync(join(root, 'www/floors.json'), 'utf8'));

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
