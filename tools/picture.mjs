#!/usr/bin/env node
// Writes a picture of a game in SVG: a position, an animation, or a strip to print.

import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { COORDINATES } from '../www/board/coordinates.js';
import { findBoard, listBoards, readProblem } from '../www/engine/problem.js';
import { initSync, Solver } from '../www/engine/wasm/peg_solitaire.js';
import { continueWith, goTo, newGame } from '../www/game/game.js';
import { LIGHT_THEME } from '../www/pictures/light-theme.js';
import { animatedSvg, stillSvg, stripSvg } from '../www/pictures/still.js';
import { pictureWords } from '../www/words/pictures.js';
import { fail } from './run.mjs';

/** @typedef {import('../www/game/game.js').Game} Game */

const words = pictureWords('en');
/** The name that it was called by: that of the npm package's command, or the file. */
const CALLED = basename(process.argv[1] ?? '');
const COMMAND = CALLED.endsWith('.mjs') ? 'node tools/picture.mjs' : CALLED;
const USAGE = `Usage: ${COMMAND} [options]

  --board BOARD     a name such as english, or rows of text with / between them (english)
  --start START     the vacant hole such as d4, or a position
  --goal GOAL       any, a hole such as d4, or a pattern
  --moves MOVES     such as "d2-d4 b3-d3"; without them the problem is solved
  --kind KIND       still, animated or strip (animated)
  --seconds NUMBER  how long a jump takes in an animated picture (0.4)
  --columns NUMBER  how many boards stand side by side in a strip (6)
  --coordinates C   edge or holes: where letters and numbers stand; a strip has them at the edge (off)
  --out FILE        where the picture is written; without it, to standard output

A still picture shows the position after the moves, or the start where none are given.`;

/** @type {Record<string, (game: Game) => string>} */
const KINDS = {
  still: (game) => stillSvg(goTo(game, game.line.jumps.length), LIGHT_THEME, words, { coordinates: coordinates() }),
  animated: (game) =>
    animatedSvg(game, LIGHT_THEME, words, { secondsPerJump: positive('seconds'), coordinates: coordinates() }),
  strip: (game) => stripSvg(game, LIGHT_THEME, words, { columns: wholeNumber('columns'), coordinates: coordinates() }),
};
/** How many positions a search looks at in one run. */
const SLICE = 1_000_000;

const options = attempt('', readOptions);
if (options.help) {
  console.log(USAGE);
  process.exit();
}
const draw = KINDS[options.kind];
if (!draw) fail(`--kind: there is no kind "${options.kind}". Choose still, animated or strip.`);
const picture = draw(readGame());
if (options.out === undefined) process.stdout.write(`${picture}\n`);
else attempt('--out', () => writeFileSync(/** @type {string} */ (options.out), `${picture}\n`));

function readOptions() {
  /** @type {{ type: 'string' }} */
  const text = { type: 'string' };
  return parseArgs({
    options: {
      board: { ...text, default: 'english' },
      start: text,
      goal: text,
      moves: text,
      kind: { ...text, default: 'animated' },
      seconds: { ...text, default: '0.4' },
      columns: { ...text, default: '6' },
      coordinates: { ...text, default: 'off' },
      out: text,
      help: { type: 'boolean', short: 'h', default: false },
    },
  }).values;
}

/** Reads the game to draw. It reads the texts one by one, so that an error can name the option. */
function readGame() {
  loadCore();
  const { board, start, goal: finish, moves, kind } = options;
  // The core takes any word for a drawing of one row. Here it is more likely a misspelt name.
  if (!findBoard(board) && /^[^\s/]*[^\s/ox.][^\s/]*$/i.test(board)) fail(noBoard(board));
  attempt('--board', () => readProblem({ board }));
  attempt('--start', () => readProblem({ board, start }));
  const problem = attempt('--goal', () => readProblem({ board, start, goal: finish }));
  const game = newGame(problem);
  if (moves !== undefined) return attempt('--moves', () => continueWith(game, moves));
  return kind === 'still' ? game : solved(game);
}

/** @param {string} board */
function noBoard(board) {
  const names = listBoards().map(({ name }) => name);
  return `--board: there is no "${board}". Choose ${names.join(', ')}, or draw a board with / between its rows.`;
}

function loadCore() {
  const file = new URL('../www/engine/wasm/peg_solitaire_bg.wasm', import.meta.url);
  initSync({ module: attempt('The engine is not built: run "npm run build" first', () => readFileSync(file)) });
}

/** The game with a solution as its moves; ends this process when there is none. @param {Game} game */
function solved(game) {
  const { board, start, finish } = game.problem;
  const report = new Solver(board, start, finish.text).solve(SLICE);
  if (report.state === 'solved') return continueWith(game, report.jumps);
  const verdict = report.state === 'impossible' ? 'it is proven that there is none' : 'none was found';
  return fail(
    `No way leads from the start to ${words.goal(finish)}: ${verdict}. Choose another --goal, or give --moves.`,
  );
}

/** Where letters and numbers stand. */
function coordinates() {
  const found = COORDINATES.find((place) => place === options.coordinates);
  return found ?? fail(`--coordinates: expected ${COORDINATES.join(', ')}, found "${options.coordinates}".`);
}

/** @param {'seconds' | 'columns'} name */
function positive(name) {
  const value = Number(options[name]);
  if (!(value > 0 && Number.isFinite(value))) fail(`--${name}: expected a number above 0, found "${options[name]}".`);
  return value;
}

/** @param {'columns'} name */
function wholeNumber(name) {
  const value = positive(name);
  if (!Number.isInteger(value)) fail(`--${name}: expected a whole number, found "${options[name]}".`);
  return value;
}

/**
 * Ends this process with the place and the cause when `act` throws.
 * @template T
 * @param {string} place
 * @param {() => T} act
 * @returns {T}
 */
function attempt(place, act) {
  try {
    return act();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return fail(`${place ? `${place}: ` : ''}${message}\n"${COMMAND} --help" lists all options.`);
  }
}
