// Writes published results next to ours, as a document (pure).

import { isDeepStrictEqual } from 'node:util';
import { KINDS } from './kinds.mjs';

/** The comparison of a test: a line that `tests/common/agree.rs` writes. */
/**
 * @typedef {{ kind: string, row: import('./kinds.mjs').Row, published: any, ours: any, seconds: number }} Comparison
 */
/** A row of `tests/data`; without a comparison if its test was not run. */
/** @typedef {{ kind: import('./kinds.mjs').Kind, row: import('./kinds.mjs').Row, found?: Comparison }} Claim */

/**
 * Every row of the data, with its comparison.
 * @param {(list: string) => import('./kinds.mjs').Row[]} data
 * @param {Comparison[]} comparisons
 * @returns {Claim[]}
 */
export function claims(data, comparisons) {
  const found = (/** @type {string} */ list, /** @type {import('./kinds.mjs').Row} */ row) =>
    comparisons.find((line) => line.kind === list && isDeepStrictEqual(line.row, row));
  return KINDS.flatMap((kind) => data(kind.list).map((row) => ({ kind, row, found: found(kind.list, row) })));
}

/** @param {Claim} claim */
const agrees = ({ found }) => found !== undefined && isDeepStrictEqual(found.published, found.ours);

/** The number of claims, and the number for each result. @param {Claim[]} all */
export function summary(all) {
  const run = all.filter(({ found }) => found).length;
  const agree = all.filter(agrees).length;
  const published = all.filter(({ row }) => row.url).length;
  return `${all.length} claims: ${agree} agree, ${run - agree} disagree, ${all.length - run} not run. ${published} of them are published, ${all.length - published} come from an exhaustive computation that is independent of this code.`;
}

/**
 * @param {Claim[]} all
 * @param {(name: string) => string} title of a board
 * @param {string} machine
 */
export function document(all, title, machine) {
  const tables = KINDS.map((kind) => {
    const ofKind = all.filter((claim) => claim.kind === kind);
    const lines = ofKind.map((claim) => line(claim, title));
    return `## ${kind.heading}\n\n| claim | source | ours | time |\n| --- | --- | --- | ---: |\n${lines.join('\n')}\n`;
  });
  return `# Published results

${summary(all)}

Each line is a test that fails when the two differ; the numbers come from [tests/data](../tests/data), the tests
from [tests](../tests). \`npm run proofs\` runs them and writes this file. Times are those of ${machine}, and other work ran beside it.

${tables.join('\n')}`;
}

/** @param {Claim} claim @param {(name: string) => string} title */
function line(claim, title) {
  const { kind, row, found } = claim;
  const place = [title(row.board), kind.place(row)].filter(Boolean).join(', ');
  const claimed = [kind.claim(row), found ? kind.said(found.published) : ''].filter(Boolean).join(' ');
  const words = [place, claimed].filter(Boolean).join(': ');
  const ours = found ? (agrees(claim) ? kind.said(found.ours) : `**${JSON.stringify(found.ours)}**`) : 'not run';
  const source = row.url ? `[${row.source}](${row.url})` : row.source;
  return `| ${[words, source, ours, found ? duration(found.seconds) : ''].map(cell).join(' | ')} |`;
}

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|');

/** @param {number} seconds */
export function duration(seconds) {
  if (seconds < 0.001) return '< 1 ms';
  if (seconds < 1) return `${Math.round(seconds * 1000)} ms`;
  if (seconds < 100) return `${seconds.toFixed(1)} s`;
  return `${Math.round(seconds / 60)} min`;
}
