#!/usr/bin/env node
// Draws a game as a position, an animation, or a strip to print, in SVG, PNG or GIF.

import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { Solver } from '../www/engine/wasm/peg_solitaire.js';
import { continueWith, goTo } from '../www/game/game.js';
import { ATTRIBUTES } from '../www/link/attributes.js';
import { FORMATS, KINDS } from '../www/pictures/formats.js';
import { THEMES } from '../www/pictures/themes.js';
import { attempter, calledAs, LANGUAGE_HELP, wordsIn } from './command.mjs';
import { goToPlace, loadCore, readGame } from './game-texts.mjs';
import { fail, wholeNumber } from './options.mjs';

/** @typedef {import('../www/game/game.js').Game} Game */

const COMMAND = calledAs('picture.mjs');
const USAGE = `Usage: ${COMMAND} [options]

  --board BOARD     a name such as english, or rows of text separated by / (english)
  --start START     the vacant hole such as d4, or a position
  --goal GOAL       any, a hole such as d4, or a pattern
  --moves MOVES     such as "d2-d4 b3-d3"; without moves or a game, the problem is solved
  --game GAME       a game with variations, comments, arrows, marks and labels
  --at PLACE        the position of a still, by its number of jumps or its name in the game; an animation or a strip shows the
                    line through a named position
  --kind KIND       still, animated or strip (animated; a PNG is a still)
  --format FORMAT   svg, png for stills and strips, or gif for animations (by the extension of FILE; otherwise svg)
  --theme THEME     light, dark, or print for ink on paper (light)
  --ground GROUND   the background: transparent, or a colour such as #fff (transparent; for strips and GIFs, from the theme)
  --size PIXELS     the width of the picture
  --seconds NUMBER  the duration of a jump in an animation (0.4)
  --columns NUMBER  the number of boards side by side in a strip (6)
  --coordinates C   where letters and numbers are: edge or holes; strips have them at the edge (off)
${LANGUAGE_HELP}
  --out FILE        the file to write; without it, the picture goes to standard output

A still shows the position after the moves, or the start if there are none.
PNG and GIF need packages that are not installed with this one: @napi-rs/canvas and gifenc.`;

const MOST_PIXELS = 8192;
/** The number of positions that a search examines per run. */
const SLICE = 1_000_000;

const attempt = attempter(COMMAND);
const options = attempt('', readOptions);
if (options.help) {
  console.log(USAGE);
  process.exit();
}
const format = readFormat();
const kind = readKind();
const look = readLook();
const words = await wordsIn(options.language, attempt);
const picture = await pictureOf(readWholeGame());
if (options.out === undefined) process.stdout.write(picture);
else attempt('--out', () => writeFileSync(/** @type {string} */ (options.out), picture));

function readOptions() {
  /** @type {{ type: 'string' }} */
  const text = { type: 'string' };
  return parseArgs({
    options: {
      board: { ...text, default: 'english' },
      start: text,
      goal: text,
      moves: text,
      game: text,
      at: text,
      kind: text,
      format: text,
      theme: { ...text, default: 'light' },
      ground: text,
      size: text,
      seconds: { ...text, default: '0.4' },
      columns: { ...text, default: '6' },
      coordinates: { ...text, default: 'off' },
      language: { ...text, default: 'en' },
      out: text,
      help: { type: 'boolean', short: 'h', default: false },
    },
  }).values;
}

/** The format given by the option, or else by the file name. */
function readFormat() {
  const ending = extname(options.out ?? '').slice(1);
  const chosen = options.format ?? (Object.hasOwn(FORMATS, ending) ? ending : 'svg');
  if (!Object.hasOwn(FORMATS, chosen)) fail(`--format: there is no format "${chosen}". Choose ${anyOf(FORMATS)}.`);
  return chosen;
}

function readKind() {
  const { kinds } = FORMATS[format];
  const chosen = /** @type {import('../www/pictures/formats.js').Kind} */ (options.kind ?? kinds[0]);
  if (!Object.hasOwn(KINDS, chosen)) fail(`--kind: there is no kind "${chosen}". Choose ${anyOf(KINDS)}.`);
  if (kinds.includes(chosen)) return chosen;
  const fitting = Object.keys(FORMATS).filter((name) => FORMATS[name].kinds.includes(chosen));
  const name = format.toUpperCase();
  return fail(
    `--kind: a ${name} cannot be ${chosen}. Choose ${kinds.join(' or ')}, or --format ${fitting.join(' or ')}.`,
  );
}

/** Reads the options for the picture's appearance. */
function readLook() {
  const { theme: name, ground } = options;
  if (!Object.hasOwn(THEMES, name)) fail(`--theme: there is no theme "${name}". Choose light, dark or print.`);
  if (ground !== undefined && !/^(transparent|#([\da-f]{3}|[\da-f]{6}))$/i.test(ground))
    fail(`--ground: expected transparent or a colour such as #fff or #f7f3ec, found "${ground}".`);
  if (ground === 'transparent' && FORMATS[format].isOpaque)
    fail(
      `--ground: a ${format.toUpperCase()} has no soft edges, which a transparent background needs. Choose a colour, or --format svg.`,
    );
  const size = options.size === undefined ? undefined : wholeNumber('--size', options.size);
  if (size !== undefined && size > MOST_PIXELS) fail(`--size: expected at most ${MOST_PIXELS}, found "${size}".`);
  const place = ATTRIBUTES.coordinates.choices.find((each) => each === options.coordinates);
  const coordinates =
    place ??
    fail(`--coordinates: expected ${ATTRIBUTES.coordinates.choices.join(', ')}, found "${options.coordinates}".`);
  const columns = wholeNumber('--columns', options.columns);
  return { ...THEMES[name], given: ground, size, coordinates, secondsPerJump: readSeconds(), columns };
}

/** Reads the game to draw, at the position to draw. */
function readWholeGame() {
  attempt('The engine is not built: run "npm run build" first', () => loadCore([options.board]));
  const { at } = options;
  const read = readGame(options, (name, act) => attempt(`--${name}`, act));
  const isGiven = options.moves !== undefined || options.game !== undefined;
  const game = isGiven || (kind === 'still' && at === undefined) ? read : solved(read);
  return at === undefined ? goTo(game, game.line.jumps.length) : attempt('--at', () => goToPlace(game, at));
}

/** Sets the game's moves to a solution; ends this process if there is none. @param {Game} game */
function solved(game) {
  const { board, start, finish } = game.problem;
  const report = new Solver(board, start, finish.text).solve(SLICE);
  if (report.state === 'solved') return continueWith(game, report.jumps);
  const verdict = report.state === 'impossible' ? 'it is proven that there is none' : 'none was found';
  return fail(
    `No way leads from the start to ${words.element.goal(finish)}: ${verdict}. Choose another --goal, or give --moves.`,
  );
}

/** @param {Game} game @returns {Promise<string | Uint8Array>} */
async function pictureOf(game) {
  const { draw } = FORMATS[format];
  if (!draw) return `${svgOf(game)}\n`;
  try {
    const { rasterOf, stripOf } = await import('./raster.mjs');
    // The page's modules draw strips only as SVG.
    return await (kind === 'strip' ? stripOf(svgOf(game)) : rasterOf(() => draw(game, look.theme, pixels())));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    const [name, { packages }] = [format.toUpperCase(), FORMATS[format]];
    return fail(
      `--format: a ${name} needs packages that are not installed. Install them, or choose --format svg:\nnpm install ${packages}`,
    );
  }
}

/** The options for a picture in pixels. */
function pixels() {
  const { size: usual = 0, isOpaque } = FORMATS[format];
  const { given, ground, size = usual, coordinates, secondsPerJump } = look;
  return { size, ground: isOpaque ? (given ?? ground) : given, coordinates, secondsPerJump };
}

/** @param {Game} game */
function svgOf(game) {
  const { theme, given, strip, size, coordinates, secondsPerJump, columns } = look;
  const options = { ground: given, size, coordinates, secondsPerJump, print: strip, columns };
  return KINDS[kind](game, theme, words.pictures, options);
}

function readSeconds() {
  const seconds = Number(options.seconds);
  if (!(seconds > 0 && Number.isFinite(seconds)))
    fail(`--seconds: expected a number above 0, found "${options.seconds}".`);
  return seconds;
}

/** The names in a table as a list, such as `svg, png or gif`. @param {object} table */
function anyOf(table) {
  return Object.keys(table)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ');
}
