// A problem set as a page to print: numbered diagrams, each with its task and its difficulty; the answers with their
// proofs are on a separate page.

import { proofMarks } from '../board/verdict-marks.js';
import { part, picture } from '../common/markup.js';
import { knownFewestMoves } from '../engine/problem.js';
import { position } from '../game/game.js';
import { notesOf } from '../game/notes.js';
import { stillSvg } from './still.js';
import { positionOf } from './svg.js';

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../common/markup.js').Tree} Tree */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Found} Found */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Lost} Lost */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Unknown} Unknown */
/** @typedef {import('../words/sheet.js').SheetWords} SheetWords */
/** The solver's answer. @typedef {Found | Lost | Unknown} Answer */
/** @typedef {import('../board/theme.js').Theme} Theme */
/** @typedef {import('../board/engraving.js').Coordinates} Coordinates */
/** Facts about a problem. @typedef {{ answer: Answer, difficulty?: import('../words/sheet.js').Known }} Knowledge */
/** The look of the diagrams. @typedef {{ theme: Theme, coordinates: Coordinates }} Look */
/**
 * A diagram: its caption, its picture, the lines below it, its grade, if it has one, the sentences of the answer, and
 * the picture of a proof, if there is one.
 * @typedef {{
 *   caption: string, image: Tree, below: string[], points?: number, solution: string[], proof?: Tree,
 * }} Diagram
 */
/** A heading or a diagram. @typedef {{ heading: string } | Diagram} Part */

/** The width of a page without its margins is 100%. A diagram is never split between pages. */
const STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { max-width: 190mm; margin: 8mm auto; padding: 0 5mm; color: #111; background: #fff;
  font: 11pt/1.4 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0 0 5mm; font-size: 18pt; line-height: 1.2; }
h2 { margin: 7mm 0 4mm; font-size: 13pt; line-height: 1.3; break-after: avoid; }
.diagrams { display: flex; flex-wrap: wrap; gap: 7mm 6mm; margin: 0; padding: 0; list-style: none; }
figure { flex: none; width: calc((100% - (var(--columns) - 1) * 6mm) / var(--columns)); margin: 0; break-inside: avoid; }
img { display: block; width: 100%; height: auto; max-height: 110mm; object-fit: contain; }
figcaption { margin-top: 2mm; }
b { font-weight: 650; }
p { margin: 0; color: #444; font-size: 9.5pt; white-space: pre-line; }
.answers { break-before: page; }
.answers p { margin-bottom: 2mm; font-size: 10pt; break-inside: avoid; }
.answers .diagrams { margin-bottom: 4mm; }
@media screen { .answers { margin-top: 8mm; border-top: 1px dashed #888; } }
@page { margin: 14mm; }
@media print { body { max-width: none; margin: 0; padding: 0; } }
@media screen and (max-width: 480px) { figure { width: 100%; } }
`;

/**
 * The diagram of a game's current position.
 * @param {Game} game
 * @param {string} caption
 * @param {Knowledge | undefined} known
 * @param {Look} look
 * @param {SheetWords} words
 * @returns {Diagram}
 */
export function diagramOf(game, caption, known, look, words) {
  const described = positionOf(game);
  const drawn = (/** @type {import('../board/shapes.js').Mark[]} */ marks) =>
    picture(stillSvg(game, look.theme, words, { coordinates: look.coordinates, marks }), words.stillAlt(described));
  const { answer, difficulty } = known ?? {};
  // The catalogue gives the fewest moves only for the starting position.
  const fewest = position(game) === game.problem.start ? knownFewestMoves(game.problem) : undefined;
  const marks = answer?.state === 'impossible' ? proofMarks(answer.reason) : [];
  return {
    caption,
    image: drawn([]),
    below: [words.task(described), answer ? words.graded(answer, difficulty) : '', notesOf(game)?.comment ?? ''].filter(
      Boolean,
    ),
    points: difficulty?.points,
    solution: answer ? words.answer(answer, fewest) : [],
    proof: marks.length > 0 ? drawn(marks) : undefined,
  };
}

/** Sorts the diagrams below each heading by difficulty. Diagrams without a grade come last. @param {Part[]} parts */
export function easiestFirst(parts) {
  return runsOf(parts).flatMap((run) => run.sort((a, b) => Math.sign(rankOf(a) - rankOf(b)) || 0));
}

/** Each heading with the diagrams below it. Diagrams may come before the first heading. @param {Part[]} parts */
function runsOf(parts) {
  const starts = parts.flatMap((one, index) => ('heading' in one ? [index] : []));
  return [0, ...starts].map((start, index) => parts.slice(start, [...starts, parts.length][index]));
}

/** @param {Part} one */
function rankOf(one) {
  if ('heading' in one) return -1;
  return one.points ?? Number.POSITIVE_INFINITY;
}

/**
 * The page. The first heading is the page's title. All diagrams are numbered consecutively.
 * @param {Part[]} parts
 * @param {{ title: string, columns: number, isAnswered: boolean }} options `title` is for a page without a heading
 * @param {Pick<SheetWords, 'language' | 'direction' | 'answers'>} words
 * @returns {import('../common/markup.js').Paper}
 */
export function sheetOf(parts, { title, columns, isAnswered }, { language, direction, answers }) {
  const [first] = parts;
  const diagrams = parts.filter((one) => 'caption' in one);
  const body = runsOf(parts).flatMap((run) => {
    const headings = run.filter((one) => 'heading' in one);
    const figures = run.filter((one) => 'caption' in one).map((one) => figure(one, diagrams.indexOf(one) + 1));
    return [
      ...headings.map((one) => part(one === first ? 'h1' : 'h2', {}, one.heading)),
      ...(figures.length > 0 ? [part('div', { class: 'diagrams' }, ...figures)] : []),
    ];
  });
  if (isAnswered)
    body.push(part('section', { class: 'answers' }, part('h2', {}, answers), ...diagrams.flatMap(solution)));
  const name = first && 'heading' in first ? first.heading : title;
  return { language, direction, title: name, style: `${STYLE}:root { --columns: ${columns}; }\n`, body };
}

/** @param {Diagram} diagram @param {number} number */
function figure({ caption, image, below }, number) {
  const lines = below.map((line) => part('p', {}, line));
  return part('figure', {}, image, part('figcaption', {}, part('b', {}, `${number}. ${caption}`), ...lines));
}

/** @param {Diagram} diagram @param {number} index */
function solution({ caption, solution, proof }, index) {
  if (solution.length === 0) return [];
  const text = part('p', {}, part('b', {}, `${index + 1}. ${caption}`), ...solution.flatMap((line) => [' ', line]));
  return proof ? [text, part('div', { class: 'diagrams' }, part('figure', {}, proof))] : [text];
}
