// The titles and descriptions of pictures, for users who cannot see them.

import { APP_WORDS } from './app.js';
import { PICTURES } from './language/later-texts.js';
import { say, wordsIn } from './message.js';

/** @typedef {ReturnType<typeof pictureWords>} PictureWords */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Finish} Finish */
/** @typedef {import('../engine/wasm/peg_solitaire.js').CatalogueEntry} CatalogueEntry */

/**
 * A position: the name of its board, if it has one, the names of the holes with and without a peg, the finish, and the
 * names of the finish's holes.
 * @typedef {{ board?: CatalogueEntry, filled: string[], empty: string[], finish: Finish, goals: string[] }} Position
 */
/** The length of a game. @typedef {{ jumps: number, moves: number }} Length */

/** @param {typeof PICTURES} texts @param {import('./app.js').AppWords} app in the same language */
export function pictureWords(texts, { language, catalogue, sentences }) {
  const words = wordsIn(texts, language);
  return {
    task,

    /** @param {number} pegs */
    pegs: (pegs) => words.pegs({ pegs }),

    /** The alternative text of a position. @param {Position} position */
    stillAlt: (position) => described(position, place(position)),

    /**
     * The alternative text of an animation or a strip.
     * @param {Length} length
     * @param {Position} position at the start
     */
    filmAlt: (length, position) =>
      described(position, words.from({ length: words.length(length), place: place(position) })),

    /** @param {Position} position */
    still: (position) => ({
      title: words.titles.still({ position: counts(position) }),
      description: described(position, place(position)),
    }),

    /** @param {Length} length @param {string} moves @param {Position} position at the start */
    animated: (length, moves, position) => ({
      title: words.titles.animated({ length: words.length(length) }),
      description: sentences(described(position, place(position)), moves ? words.moves({ moves }) : words.noJump),
    }),

    /** @param {Length} length @param {string} moves @param {Position} position at the start */
    strip: (length, moves, position) => ({
      title: words.titles.strip(length),
      description: sentences(described(position, place(position)), moves ? words.moves({ moves }) : words.noMove),
    }),
  };

  /** The board by its name, such as `English board`, or by its number of holes. @param {Position} position */
  function boardOf({ board, filled, empty }) {
    if (!board) return words.unnamed({ holes: filled.length + empty.length });
    const [name, ...rest] = catalogue.title(board).split(', ');
    return words.board({ name, rest: rest.join(', ') || undefined });
  }

  /** @param {Position} position */
  function counts(position) {
    return words.position({ board: boardOf(position), pegs: position.filled.length });
  }

  /**
   * Describes a position by its pegs or, if there are fewer empty holes than pegs, by its empty holes.
   * @param {Position} position
   */
  function place(position) {
    const { filled, empty } = position;
    const isFull = filled.length > empty.length;
    const holes = isFull ? empty : filled;
    if (holes.length === 0) return counts(position);
    return words[isFull ? 'allBut' : 'filled']({ position: counts(position), holes: holes.join(' ') });
  }

  /** The task, such as `The last peg is to end in d4.` @param {Pick<Position, 'finish' | 'goals'>} position */
  function task(position) {
    return say(words.task[kindOf(position)], valuesOf(position));
  }

  /** A position or an animation with its task. @param {Position} position @param {string} place */
  function described(position, place) {
    return say(words.within[kindOf(position)], { ...valuesOf(position), place });
  }
}

/** @param {Pick<Position, 'goals'>} position */
const kindOf = ({ goals }) => (goals.length > 1 ? 'pattern' : goals.length === 1 ? 'hole' : 'few');

/** @param {Pick<Position, 'finish' | 'goals'>} position */
const valuesOf = ({ finish, goals }) => ({ pegs: finish.pegs, holes: goals.join(' ') });

export const PICTURE_WORDS = pictureWords(PICTURES, APP_WORDS);
