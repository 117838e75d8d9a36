// Writes `peg-solitaire.css`, which reserves the space of an element until its script has run.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMS } from '../../www/element/style/sizes.js';
import { root } from '../shared/run.mjs';

const SOURCE = join(root, 'www/element/style/waiting.css');
const TAG = 'peg-solitaire:not(:defined)';
/** A comment shows at most this many lines before it scrolls. */
const MOST_LINES = 10;
const COMMENT = /\/\*.*?\*\//gs;

export function waitingSheet() {
  const counts = Array.from({ length: MOST_LINES }, (_, index) => index + 1);
  const lines = counts.map((count) => `&[data-lines="${count}"]{--lines:${count}}`);
  const sheet = readFileSync(SOURCE, 'utf8').replace(COMMENT, '').replaceAll(/\s+/g, ' ');
  return `${sheet.trim()}\n${TAG}{${EMS}${lines.join('')}}\n`;
}

/** @param {string} folder */
export function writeWaitingSheet(folder) {
  writeFileSync(join(folder, 'peg-solitaire.css'), waitingSheet());
}
