#!/usr/bin/env node
// Writes a problem set as a printable page.

import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { fileOf } from '../www/common/markup.js';
import { Grade, Solver } from '../www/engine/wasm/peg_solitaire.js';
import { position } from '../www/game/game.js';
import { ATTRIBUTES } from '../www/link/attributes.js';
import { diagramOf, easiestFirst, sheetOf } from '../www/pictures/sheet.js';
import { THEMES } from '../www/pictures/themes.js';
import { attempter, calledAs, LANGUAGE_HELP, wordsIn } from './command.mjs';
import { goToPlace, loadCore, readGame } from './game-texts.mjs';
import { fail } from './options.mjs';
import { readSet, wrong, wrongText } from './problem-set.mjs';

/** @typedef {import('./problem-set.mjs').Block} Block */
/** @typedef {import('../www/pictures/sheet.js').Part} Part */
/** @typedef {import('../www/pictures/sheet.js').Answer} Answer */

const COMMAND = calledAs('sheet.mjs');
const USAGE = `Usage: ${COMMAND} FILE [options]

  --columns NUMBER  the number of diagrams side by side, 1 to 6 (3)
  --coordinates C   where letters and numbers are: edge or holes (edge)
  --theme THEME     print for ink on paper, light or dark (print)
  --easiest-first   sort the diagrams below each heading by difficulty
  --answers         add the answers, with their proofs, on a separate page
${LANGUAGE_HELP}
  --out FILE        the file to write; without it, the page goes to standard output

FILE is a text of blocks separated by empty lines. The first line of a block is its caption, the others say what to draw:

  Winter problems

  Cross
  board: english
  start: ..ooo../..oxo../ooxxxoo/oooxooo/oooxooo/..ooo../..ooo..
  goal: d4

  After two jumps
  game: d2-d4 (f4-d4 e2-e4) b3-d3 {Why so soon?}
  at: 2

A block of one line is a heading; the first one is the title. Other blocks need at least one of board, start, goal, moves, game and at.
A line that begins with a space continues the text above it; a line that begins with # is a comment.`;
const MOST_COLUMNS = 6;
/** The number of positions per slice, and the limit on positions for an answer. */
const POSITIONS = 100_000;
const MOST_POSITIONS = 20_000_000;

const attempt = attempter(COMMAND);
const { values: options, positionals } = attempt('', readOptions);
if (options.help) {
  console.log(USAGE);
  process.exit();
}
const look = readLook();
const words = (await wordsIn(options.language, attempt)).sheet;
const [file, ...others] = positionals;
if (file === undefined) fail(`Which problem set? Name its file:\n${COMMAND} FILE`);
if (others.length > 0) fail(`"${others[0]}": only one file makes a sheet. Put all problems into it.`);
const text = attempt(file, () => readFileSync(file, 'utf8'));
const blocks = attempt(file, () => readSet(text));
const boards = blocks.map(({ fields }) => fields.board?.text);
attempt('The engine is not built: run "npm run build" first', () => loadCore(boards));
const page = attempt(file, () => pageOf(blocks));
if (options.out === undefined) process.stdout.write(page);
else attempt('--out', () => writeFileSync(/** @type {string} */ (options.out), page));

function readOptions() {
  /** @type {{ type: 'string' }} */
  const text = { type: 'string' };
  return parseArgs({
    allowPositionals: true,
    options: {
      columns: { ...text, default: '3' },
      coordinates: { ...text, default: 'edge' },
      theme: { ...text, default: 'print' },
      language: { ...text, default: 'en' },
      'easiest-first': { type: 'boolean', default: false },
      answers: { type: 'boolean', default: false },
      out: text,
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
}

/** Reads the options for the sheet's appearance. */
function readLook() {
  const { theme: name } = options;
  if (!Object.hasOwn(THEMES, name)) fail(`--theme: there is no theme "${name}". Choose print, light or dark.`);
  const columns = Number(options.columns);
  if (!Number.isInteger(columns) || columns < 1 || columns > MOST_COLUMNS)
    fail(`--columns: expected a whole number from 1 to ${MOST_COLUMNS}, found "${options.columns}".`);
  const place = ATTRIBUTES.coordinates.choices.find((each) => each === options.coordinates);
  const coordinates =
    place ??
    fail(`--coordinates: expected ${ATTRIBUTES.coordinates.choices.join(', ')}, found "${options.coordinates}".`);
  return { theme: THEMES[name].theme, columns, coordinates };
}

/** @param {Block[]} blocks */
function pageOf(blocks) {
  if (!blocks.some(({ fields }) => Object.keys(fields).length > 0))
    throw wrong(1, 'there is no diagram. Write a caption and, below it, for example board: english');
  const parts = blocks.map(partOf);
  const form = { title: basename(file), columns: look.columns, isAnswered: options.answers };
  return fileOf(sheetOf(options['easiest-first'] ? easiestFirst(parts) : parts, form, words));
}

/** @param {Block} block @returns {Part} */
function partOf(block) {
  const { caption, fields } = block;
  if (Object.keys(fields).length === 0) return { heading: caption };
  const texts = Object.fromEntries(Object.entries(fields).map(([name, { text }]) => [name, text]));
  /** @type {import('./game-texts.mjs').Attempt} */
  const readText = (name, act) => {
    try {
      return act();
    } catch (error) {
      throw wrongText(block, name, error);
    }
  };
  const read = readGame({ board: 'english', ...texts }, readText);
  const { at } = texts;
  const game = at === undefined ? read : readText('at', () => goToPlace(read, at));
  return diagramOf(game, caption, { answer: answerOf(game), difficulty: difficultyOf(game) }, look, words);
}

/**
 * The solver's answer to the position in a diagram.
 * @param {import('../www/game/game.js').Game} game
 * @returns {Answer}
 */
function answerOf(game) {
  const { board, finish } = game.problem;
  const solver = new Solver(board, position(game), finish.text);
  const control = new AbortController();
  const report = solver.solve(
    POSITIONS,
    ({ positions }) => positions < MOST_POSITIONS || control.abort(),
    control.signal,
  );
  solver.free();
  return /** @type {Answer} */ (report);
}

/** The difficulty of the position in a diagram. @param {import('../www/game/game.js').Game} game */
function difficultyOf(game) {
  const { board, finish } = game.problem;
  const grade = new Grade(board, position(game), finish.text);
  let report = grade.run(POSITIONS);
  while (report.state === 'running') report = grade.run(POSITIONS);
  grade.free();
  return report;
}
