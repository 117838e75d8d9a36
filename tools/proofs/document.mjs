// Writes documents that compare published results with ours: the claim of each row in `tests/data`, in words, and a
// line for each source. Pure.

import { isDeepStrictEqual } from 'node:util';

/** @typedef {{ [key: string]: any }} Row */
/**
 * @typedef {{ list: string, heading: string, place: (row: Row) => string, claim: (row: Row) => string, said: (value:
 *   any) => string }} Kind
 */

/** The comparison made by a test: a line that `tests/common/mod.rs` writes. */
/**
 * @typedef {{ kind: string, row: Row, published: any, ours: any, seconds: number }} Comparison
 */
/** A row of `tests/data`, without a comparison if its test did not run. */
/** @typedef {{ kind: Kind, row: Row, found?: Comparison }} Claim */

/** Longer lists of numbers or boards are abbreviated. */
const SHOWN = 6;

/** @param {number[]} values */
function list(values) {
  const shown = values.slice(0, SHOWN).map(grouped).join(', ');
  return values.length > SHOWN ? `${shown}, … (${values.length} numbers)` : shown;
}

/** Writes a number with commas as thousands separators. @param {number | string} value */
const grouped = (value) => BigInt(value).toLocaleString('en');

/** The start and end of a game, in words. @param {Row} row */
function between(row) {
  const start = row.vacancy ?? row.pegs.join(' ');
  return row.finish === 'any' || !row.finish ? `from ${start}` : `${start} to ${row.finish}`;
}

/** @param {boolean} value */
const solvable = (value) => (value ? 'solvable' : 'impossible');

/** @type {Record<string, string>} */
const COUNTS = {
  solutions: 'solutions',
  games: 'games',
  shortest_game: 'jumps of the shortest game',
  games_by_pegs: 'games that end with so many pegs:',
};

/** @param {Record<string, string>} value */
function byPegs(value) {
  const entries = Object.entries(value).map(([pegs, games]) => `${pegs}: ${grouped(games)}`);
  return entries.length > SHOWN
    ? `${entries.slice(0, SHOWN).join(', ')}, … (${entries.length} numbers)`
    : entries.join(', ');
}

/**
 * `place` and `claim` are written after the board's title; `said` puts the compared value into words. The kinds are in
 * the order of the document.
 * @type {Kind[]}
 */
export const KINDS = [
  {
    list: 'solvable',
    heading: 'Single problems',
    place: between,
    claim: () => '',
    said: solvable,
  },
  {
    list: 'pairs',
    heading: 'All problems of a board, up to symmetry',
    place: () => '',
    claim: () => 'allowed by the position class, and solvable:',
    said: (value) => `${value.feasible}, ${value.solvable}`,
  },
  {
    list: 'positions',
    heading: 'Named positions',
    place: (row) => `“${row.name.replace(/^\d+ /, '')}”, ${between(row)}`,
    claim: () => '',
    said: solvable,
  },
  {
    list: 'class_sizes',
    heading: 'The last pegs',
    place: (row) => `to ${row.finish}`,
    claim: () => 'positions of 1, 2, … pegs in its class; those that are solvable:',
    said: (value) => `${list(value.by_pegs)}; ${list(value.solvable)}`,
  },
  {
    list: 'solutions',
    heading: 'A solution',
    place: between,
    claim: (row) => row.jumps,
    said: (value) => (value ? 'is a solution' : 'is none'),
  },
  {
    list: 'final_positions',
    heading: 'Ends',
    place: between,
    claim: (row) => `all ends with ${row.pegs} pegs, up to symmetry:`,
    said: (value) => `${value.length} positions`,
  },
  {
    list: 'fewest_moves',
    heading: 'Fewest moves',
    place: between,
    claim: () => 'fewest moves',
    said: grouped,
  },
  {
    list: 'fewest_pegs',
    heading: 'Fewest pegs',
    place: between,
    claim: () => 'fewest pegs that can be left',
    said: grouped,
  },
  {
    list: 'counts',
    heading: 'Counts',
    place: between,
    claim: (row) => COUNTS[row.count],
    said: (value) => (typeof value === 'object' ? byPegs(value) : grouped(value)),
  },
  {
    list: 'level_sizes',
    heading: 'Positions after each number of jumps',
    place: between,
    claim: (row) => `positions after 0, 1, … jumps${row.symmetric ? ', up to symmetry' : ''}:`,
    said: list,
  },
  {
    list: 'set_sizes',
    heading: 'All positions',
    place: between,
    claim: () => 'positions that play can reach:',
    said: grouped,
  },
  {
    list: 'winning_positions',
    heading: 'Winnable positions after each number of jumps',
    place: between,
    claim: () => 'winnable positions after 0, 1, … jumps, up to symmetry:',
    said: list,
  },
  {
    list: 'perft',
    heading: 'Lines of play',
    place: between,
    claim: () => 'lines of 1, 2, … jumps:',
    said: list,
  },
  {
    list: 'position_classes',
    heading: 'Jumps and position classes',
    place: () => '',
    claim: () => 'jumps; classes; vacancies from which, and ordered pairs for which, the class allows a single peg:',
    said: (value) =>
      `${value.jumps}; ${value.classes}; ${value.feasible_start_vacancies}, ${value.feasible_ordered_pairs}; ${value.null_class ? 'a' : 'no'} null class`,
  },
  {
    list: 'pagodas',
    heading: 'A pagoda function',
    place: between,
    claim: () => 'weight of start and finish:',
    said: (value) => `${value.start_value}, ${value.finish_value}`,
  },
];

/**
 * Every row of the data, with its comparison.
 * @param {(list: string) => Row[]} data
 * @param {Comparison[]} comparisons
 * @returns {Claim[]}
 */
export function claims(data, comparisons) {
  const found = (/** @type {string} */ list, /** @type {Row} */ row) =>
    comparisons.find((line) => line.kind === list && isDeepStrictEqual(line.row, row));
  return KINDS.flatMap((kind) => data(kind.list).map((row) => ({ kind, row, found: found(kind.list, row) })));
}

/** @param {Claim} claim */
const agrees = ({ found }) => found !== undefined && isDeepStrictEqual(found.published, found.ours);

/** The number of claims that agree with ours, and the number that are published. @param {Claim[]} all */
export function summary(all) {
  const run = all.filter(({ found }) => found).length;
  const agree = all.filter(agrees).length;
  const published = all.filter(({ row }) => row.url).length;
  const notRun = all.length - run;
  return `${all.length} claims, ${published} of them published: ${agree} agree, ${run - agree} disagree, ${notRun} were not run.`;
}

/**
 * A line for each source.
 * @param {Claim[]} all
 * @param {(name: string) => string} title of a board
 */
export function sources(all, title) {
  const lines = [...new Set(all.map(cited))].map((source) => {
    const claimed = all.filter((claim) => cited(claim) === source);
    const boards = [...new Set(claimed.map(({ row }) => title(row.board)))];
    const kinds = [...new Set(claimed.map(({ kind }) => kind.heading.replace(/^./, (first) => first.toLowerCase())))];
    const agree = claimed.filter(agrees).length;
    const named = boards.length > SHOWN ? `${boards.length} boards` : boards.join(', ');
    return `| ${[source, named, kinds.join('; '), `${agree} of ${claimed.length}`].map(cell).join(' | ')} |`;
  });
  return `# Published results

${summary(all)}

Each claim is a row in [tests/data](../tests/data), with a test that fails if our result differs. A problem has one
vacancy and one survivor. Claims without a published source come from an exhaustive computation that is independent
of this code. \`npm run proofs\` runs the tests, writes this file, and lists each claim with our result and the time in
\`target/proofs.md\`.

| source | boards | claims about | agree |
| --- | --- | --- | ---: |
${lines.join('\n')}
`;
}

/** The source of a claim, as a link if it has a URL. @param {Claim} claim */
const cited = ({ row }) => (row.url ? `[${row.source}](${row.url})` : row.source);

/**
 * A line for each claim.
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

Each line is a test. Times are those of ${machine}.

${tables.join('\n')}`;
}

/** @param {Claim} claim @param {(name: string) => string} title */
function line(claim, title) {
  const { kind, row, found } = claim;
  const place = [title(row.board), kind.place(row)].filter(Boolean).join(', ');
  const claimed = [kind.claim(row), found ? kind.said(found.published) : ''].filter(Boolean).join(' ');
  const words = [place, claimed].filter(Boolean).join(': ');
  const ours = found ? (agrees(claim) ? kind.said(found.ours) : `**${JSON.stringify(found.ours)}**`) : 'not run';
  return `| ${[words, cited(claim), ours, found ? duration(found.seconds) : ''].map(cell).join(' | ')} |`;
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
