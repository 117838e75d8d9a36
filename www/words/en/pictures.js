// The titles and descriptions of pictures, for people who cannot see them.

import { CATALOGUE } from './catalogue.js';
import { counted, goal } from './phrases.js';

/** @typedef {import('../../engine/wasm/peg_solitaire.js').Finish} Finish */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').CatalogueEntry} CatalogueEntry */

/**
 * A position: the name of its board, if it has one, the names of the holes with a peg and of those without, the finish,
 * and the names of its holes.
 * @typedef {{ board?: CatalogueEntry, filled: string[], empty: string[], finish: Finish, goals: string[] }} Position
 */
/** @typedef {typeof PICTURE_WORDS} PictureWords */
/** The length of a game. @typedef {{ jumps: number, moves: number }} Length */

/** The board by its name or its size, such as `English board`. @param {Position} position */
function boardOf({ board, filled, empty }) {
  if (!board) return `board of ${counted(filled.length + empty.length, 'hole')}`;
  const [name, ...rest] = CATALOGUE.title(board).split(', ');
  return [`${name} board`, ...rest].join(', ');
}

/** Such as `English board, 12 pegs`. @param {Position} position */
const counts = (position) => `${boardOf(position)}, ${counted(position.filled.length, 'peg')}`;

/** A position by its pegs or, if those are more, by its empty holes. @param {Position} position */
function place(position) {
  const { filled, empty } = position;
  if (filled.length > empty.length && empty.length > 0) return `${counts(position)}, all but ${empty.join(' ')}`;
  return filled.length <= empty.length && filled.length > 0
    ? `${counts(position)}: ${filled.join(' ')}`
    : counts(position);
}

/** @param {Length} length */
const length = ({ jumps, moves }) => `${counted(jumps, 'jump')} in ${counted(moves, 'move')}`;

/** The task, such as `The last peg is to end in d4.` @param {Pick<Position, 'finish' | 'goals'>} position */
function task({ finish, goals }) {
  if (goals.length > 1) return `Pegs are to be left in ${goals.join(' ')}.`;
  if (goals.length === 1) return `The last peg is to end in ${goals[0]}.`;
  return finish.pegs === 1 ? 'One peg is to be left.' : `At most ${finish.pegs} pegs are to be left.`;
}

/** The task within a sentence. @param {Position} position */
const to = (position) => task(position).replace(/^[A-Z]/, (letter) => letter.toLowerCase());

export const PICTURE_WORDS = {
  goal,
  task,

  /** @param {number} count */
  pegs: (count) => counted(count, 'peg'),

  /** A position in place of its picture. @param {Position} position */
  stillAlt: (position) => `${place(position)}; ${to(position)}`,

  /** A film or a strip in place of its picture. @param {Length} count @param {Position} position at the start */
  filmAlt: (count, position) => `${length(count)}, from ${place(position)}; ${to(position)}`,

  /** @param {Position} position */
  still: (position) => ({
    title: `Peg solitaire: ${counts(position)}`,
    description: `${place(position)}; ${to(position)}`,
  }),

  /** @param {Length} count @param {string} moves @param {Position} position at the start */
  animated: (count, moves, position) => ({
    title: `Peg solitaire: ${length(count)}`,
    description: `${place(position)}; ${to(position)} ${moves || 'No jump'}.`,
  }),

  /** @param {Length} count @param {string} moves @param {Position} position at the start */
  strip: (count, moves, position) => ({
    title: `Peg solitaire, move by move: ${counted(count.moves, 'move')}`,
    description: `${place(position)}; ${to(position)} ${moves || 'No move'}.`,
  }),
};
