// A game as an animated SVG: every peg has its own keyframes, and there is no script.

import { annotationShapes } from '../board/annotation-marks.js';
import { engravingOf } from '../board/engraving.js';
import { layOutAs } from '../board/round-board.js';
import { GROWTH, SHRINKING, SINKING, SINKS_AT } from '../board/shapes.js';
import { tag } from '../common/markup.js';
import { movesText, pegs } from '../game/game.js';
import { notesOf } from '../game/notes.js';
import { END_SECONDS, JUMP_SECONDS, START_SECONDS, timelineOf } from '../game/timeline.js';
import { boardPart, lengthOf, pegPart, positionOf, prefixOf, shapesPart, short, svgDocument, UNIT } from './svg.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../board/layout.js').Layout} Layout */
/** @typedef {import('../board/layout.js').Point} Point */
/** @typedef {import('../board/theme.js').Theme} Theme */
/** @typedef {import('../words/pictures.js').PictureWords} PictureWords */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Notes} Notes */

/**
 * A jump of a peg. Times are percentages of the whole animation.
 * @typedef {{ begin: number, end: number, from: number, to: number, isFirst: boolean, isLast: boolean }} Flight
 */

/**
 * Everything that happens to a peg. If another peg jumps over this peg, `sinks` contains the times at which it starts
 * and finishes vanishing.
 * @typedef {{ start: number, flights: Flight[], sinks?: [number, number] }} Career
 */

/**
 * The notes on a position, and when they are shown.
 * @typedef {{ notes: Notes, begin: number, end: number }} Stay
 */

/** The time that the end takes to fade into the start, during the pauses. */
const FADE_SECONDS = 0.25;

/**
 * The transform of a ball at the highest point of its arc. The arc is lower than in the app, since no stacking order
 * puts every jumping peg above its neighbours.
 */
const RAISED = `translateY(-34px)scale(${1 + GROWTH})`;
const SUNK = `scale(${1 - SHRINKING})`;

/**
 * The easings of a jump are cubic, so CSS can express them exactly. The first easing is also used for everything that
 * rises and falls.
 */
const EASED = 'cubic-bezier(.333,0,.667,1)';
const EASED_IN = 'cubic-bezier(.333,0,.667,.667)';
const EASED_OUT = 'cubic-bezier(.333,.333,.667,1)';
/** The easings for the two halves of an arc that is crossed at constant speed. */
const RISING = 'cubic-bezier(.33,.52,.64,1)';
const FALLING = 'cubic-bezier(.36,0,.67,.48)';
/**
 * The moment at which a peg is halfway through a jump that only speeds up or only slows down, as a fraction of the
 * jump's duration.
 */
const MIDDLE_OF_FIRST = 0.597;
const MIDDLE_OF_LAST = 1 - MIDDLE_OF_FIRST;

/**
 * Draws the whole line of jumps as a looping animation. With reduced motion, the picture shows the start; the jumps are
 * in the description.
 * @param {Game} game
 * @param {Theme} theme
 * @param {PictureWords} words
 * @param {import('./svg.js').Options & { secondsPerJump?: number }} [options] names in holes are not drawn, since pegs
 * would cover them
 */
export function animatedSvg(game, theme, words, options = {}) {
  const { secondsPerJump = 0.4, coordinates = 'off', outline = 'holes', ground, size } = options;
  const { problem, line } = game;
  const layout = layOutAs(problem.holes, UNIT, outline);
  const jumps = movesText(line);
  const { careers, stays, seconds } = filmOf(game, secondsPerJump);
  const drawn = stays.map(({ notes }) => notes.text);
  const id = prefixOf('film', problem, jumps, secondsPerJump, coordinates, outline, JSON.stringify(theme), ...drawn);
  return svgDocument(
    { id, ...layout, ...words.animated(lengthOf(game), jumps, positionOf({ ...game, cursor: 0 })), ground, size },
    line.jumps.length > 0 ? tag('style', {}, styleOf(id, layout, careers, stays, seconds)) : '',
    boardPart(id, layout, theme, engravingOf(problem, coordinates), problem.finish.holes),
    tag(
      'g',
      { class: `${id}all` },
      // Only pegs that jump or vanish have a name.
      ...careers.map(({ start, flights, sinks }, peg) =>
        pegPart(id, layout.holes[start], flights.length > 0 || sinks ? `${id}${peg}` : undefined),
      ),
    ),
    ...stays.map((stay, index) => stayPart(id, layout, stay, index, theme)),
  );
}

/**
 * Computes what happens to each peg, the drawings shown at rest, and the length of the animation.
 * @param {Game} game
 * @param {number} secondsPerJump
 * @returns {{ careers: Career[], stays: Stay[], seconds: number }}
 */
function filmOf(game, secondsPerJump) {
  const { problem, line } = game;
  const timeline = timelineOf(line);
  const slower = secondsPerJump / JUMP_SECONDS;
  const seconds = START_SECONDS + timeline.duration * slower + END_SECONDS;
  const percent = (/** @type {number} */ time) => (100 * (START_SECONDS + time * slower)) / seconds;
  const flights = line.moves.flatMap(({ first, count }) =>
    line.jumps.slice(first, first + count).map((jump, index) => ({
      ...jump,
      begin: percent(timeline.begins[first + index]),
      end: percent(timeline.ends[first + index]),
      isFirst: index === 0,
      isLast: index === count - 1,
    })),
  );
  const cursors = [0, ...line.moves.map(({ first, count }) => first + count)];
  const stays = cursors.flatMap((cursor) => {
    const notes = notesOf({ ...game, cursor });
    const begin = cursor > 0 ? percent(timeline.ends[cursor - 1]) : 0;
    // Comments and names are not drawn.
    const isDrawn = notes && notes.arrows.length + notes.marks.length + notes.labels.length > 0;
    return isDrawn ? [{ notes, begin, end: cursor < line.jumps.length ? percent(timeline.begins[cursor]) : 100 }] : [];
  });
  return { careers: careersOf(pegs({ problem, line, cursor: 0 }), flights), stays, seconds };
}

/**
 * Follows each peg. Pegs are painted in the order in which they vanish, so that a jumping peg is above the peg that it
 * jumps over.
 * @param {Uint8Array} start 1 for each hole with a peg
 * @param {(Flight & { over: number })[]} flights in order
 */
function careersOf(start, flights) {
  /** The pegs by their current holes. @type {Map<number, Career>} */
  const there = new Map();
  start.forEach((peg, hole) => {
    if (peg) there.set(hole, { start: hole, flights: [] });
  });
  const gone = flights.map((flight) => {
    const { from, over, to, begin, end } = flight;
    const [peg, jumped] = [from, over].map((hole) => /** @type {Career} */ (there.get(hole)));
    peg.flights.push(flight);
    const sinks = begin + SINKS_AT * (end - begin);
    jumped.sinks = [sinks, sinks + SINKING * (end - begin)];
    there.delete(from);
    there.delete(over);
    there.set(to, peg);
    return jumped;
  });
  return [...gone, ...there.values()];
}

/**
 * The drawings on a position. With reduced motion, only the drawings on the start are visible.
 * @param {string} id
 * @param {Layout} layout
 * @param {Stay} stay
 * @param {number} index
 * @param {Theme} theme
 */
function stayPart(id, layout, { notes, begin }, index, theme) {
  const drawn = shapesPart(annotationShapes(notes, layout, theme));
  return tag('g', { id: `${id}n${index}`, class: `${id}n`, opacity: begin > 0 ? 0 : undefined }, drawn);
}

/** @param {string} id @param {Stay} stay @param {number} index */
function stayRules(id, { begin, end }, index) {
  const name = `${id}n${index}`;
  const [before, after] = [Math.max(0, begin - 0.01), Math.min(100, end + 0.01)];
  const stops = [
    ...(begin > 0 ? [`from,${at(before)}{opacity:0}`] : []),
    `${at(begin)},${at(end)}{opacity:1}`,
    ...(end < 100 ? [`${at(after)},to{opacity:0}`] : []),
  ];
  return [`#${name}{animation-name:${name}}`, keyframes(name, stops)];
}

/**
 * @param {string} id
 * @param {Layout} layout
 * @param {Career[]} careers
 * @param {Stay[]} stays
 * @param {number} seconds
 */
function styleOf(id, layout, careers, stays, seconds) {
  const fade = (100 * FADE_SECONDS) / seconds;
  const rules = [
    `.${id}all{animation:${id}all ${short(seconds)}s linear infinite}`,
    `.${id}p,.${id}b,.${id}n{animation:${short(seconds)}s ${EASED} infinite}`,
    keyframes(`${id}all`, [`from,to{opacity:0}`, `${at(fade)},${at(100 - fade)}{opacity:1}`]),
    ...careers.flatMap((career, peg) => rulesOf(`${id}${peg}`, id, layout, career)),
    ...stays.flatMap((stay, index) => stayRules(id, stay, index)),
  ];
  return `@media (prefers-reduced-motion:no-preference){\n${rules.join('\n')}\n}`;
}

/**
 * The peg and its shadow move along the ground and vanish; only the ball rises and sinks.
 * @param {string} name
 * @param {string} id
 * @param {Layout} layout
 * @param {Career} career
 */
function rulesOf(name, id, layout, career) {
  if (career.flights.length === 0 && !career.sinks) return [];
  return [
    `#${name}{animation-name:${name}}`,
    `#${name} .${id}b{animation-name:${name}b}`,
    keyframes(name, groundStops(layout, career)),
    keyframes(`${name}b`, heightStops(career)),
  ];
}

/** @param {string} name @param {string[]} stops */
const keyframes = (name, stops) => `@keyframes ${name}{${stops.join('')}}`;

/**
 * @param {Layout} layout
 * @param {Career} career
 */
function groundStops({ holes }, { flights, sinks }) {
  const place = (/** @type {number} */ hole) =>
    `transform:translate(${short(holes[hole].x)}px,${short(holes[hole].y)}px)`;
  const stops = flights.flatMap((flight) => [
    `${at(flight.begin)}{${place(flight.from)}${timing(groundEasing(flight))}}`,
    // Within a move, the next jump starts at the time and place where this jump ends.
    ...(flight.isLast ? [`${at(flight.end)}{${place(flight.to)}}`] : []),
  ]);
  const last = flights.at(-1);
  if (last) stops.push(`to{${place(last.to)}}`);
  if (sinks) stops.push(`${at(sinks[0])}{opacity:1}${at(sinks[1])},to{opacity:0}`);
  return stops;
}

/** @param {Career} career */
function heightStops({ flights, sinks }) {
  const stops = flights.flatMap((flight) => [
    `${at(flight.begin)}{transform:none${timing(flight.isFirst ? EASED : RISING)}}`,
    `${at(middle(flight))}{transform:${RAISED}${timing(flight.isLast ? EASED : FALLING)}}`,
    ...(flight.isLast ? [`${at(flight.end)}{transform:none}`] : []),
  ]);
  if (sinks) stops.push(`${at(sinks[0])}{transform:none}${at(sinks[1])},to{transform:${SUNK}}`);
  return stops;
}

/** @param {Flight} flight */
function groundEasing({ isFirst, isLast }) {
  if (isFirst) return isLast ? EASED : EASED_IN;
  return isLast ? EASED_OUT : 'linear';
}

/** The time at which the peg is halfway. @param {Flight} flight */
function middle({ begin, end, isFirst, isLast }) {
  const part = isFirst === isLast ? 0.5 : isFirst ? MIDDLE_OF_FIRST : MIDDLE_OF_LAST;
  return begin + part * (end - begin);
}

/** Names an easing if it differs from the easing of the whole animation. @param {string} easing */
const timing = (easing) => (easing === EASED ? '' : `;animation-timing-function:${easing}`);

/** A moment as a keyframe selector. @param {number} percent */
const at = (percent) => `${Math.round(percent * 100) / 100}%`;
