// The strings that the page needs before a dialog is opened.

import { ELEMENT_WORDS } from './element.js';
import { APP } from './language/texts.js';
import { say, wordsIn } from './message.js';

/** @typedef {ReturnType<typeof appWords>} AppWords */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Finish} Finish */
/** @typedef {'fewest' | 'best' | 'left' | 'beat' | 'stuck'} Count */

/**
 * @param {typeof APP} texts
 * @param {import('./element.js').ElementWords} element in the same language
 */
export function appWords(texts, { language, failure, goal, list, part, sentences }) {
  const words = wordsIn(texts, language);
  const { aim } = words;
  return {
    ...words,
    language,
    failure,
    list,
    part,
    sentences,
    heading: { ...words.heading, fewPegs: goal },
    aim: { ...aim, goal: goalSentence, stuck, fromTo, about },
    catalogue: catalogueWords(texts.catalogue),
    clock: clockTime,
  };

  /**
   * The goal as one sentence.
   * @param {Finish} finish
   * @param {boolean} isCentre true if the goal is the centre of the board
   * @param {boolean} hasNames true if the board shows the names of its holes
   */
  function goalSentence({ text, pegs, holes }, isCentre, hasNames) {
    if (holes.length > 1) return aim.goals.pattern;
    if (holes.length === 0) return aim.goals.anywhere({ pegs });
    return say(aim.goals[isCentre ? 'centre' : 'hole'], { hole: hasNames ? text : undefined });
  }

  /**
   * The verdict on a stuck game.
   * @param {{ stuck?: number, left?: number }} game the pegs now, and the fewest ever
   */
  function stuck(game) {
    return game.stuck === undefined ? undefined : aim.left(game);
  }

  /** @param {string} vacancy @param {Finish} finish */
  function fromTo(vacancy, { text, holes }) {
    return aim.fromTo({ vacancy, goal: holes.length === 1 ? text : undefined });
  }

  /**
   * The name of the puzzle or its day, the fewest moves of any solution, and the moves of the player's best solution
   * or, if there is none, the fewest pegs left. If a friend sent the link, their moves are the ones to beat.
   * @returns the name, and everything else
   * @param {{ name?: string, day?: string } & Partial<Record<Count, number>>} game
   */
  function about({ name = '', day, fewest, best, left, beat, stuck }) {
    const title = beat === undefined ? (day ?? name) : aim.friend({ moves: beat });
    const few =
      fewest === undefined || fewest === best || (left ?? beat) !== undefined
        ? ''
        : aim.fewest({ moves: fewest, isAlone: best === undefined });
    const solved = best === undefined ? '' : aim.best({ moves: best, isPerfect: best === fewest });
    const isFirst = !(title || few || solved);
    const facts = [
      solved,
      few,
      left === undefined || stuck !== undefined ? '' : aim.fewestLeft({ isFirst, pegs: left }),
    ];
    return [title, facts.filter((part) => part !== '').join(' \u00b7 ')];
  }
}

/** The time of a game, such as `2:05`. @param {number} seconds an integer */
export function clockTime(seconds) {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${minutes}:${String(rest).padStart(2, '0')}`;
}

/**
 * The titles of boards and problems, and a sentence about each board, by their permanent names. The engine contains the
 * English titles and sentences.
 * @param {Record<'titles' | 'about' | 'problems', Record<string, string>>} texts empty in English; the keys of problems
 * are `board/problem`
 */
function catalogueWords({ titles, about, problems }) {
  return {
    /** @param {import('../engine/wasm/peg_solitaire.js').CatalogueEntry} entry */
    title: ({ name, title }) => titles[name] ?? title,
    /** A sentence about a board. @param {string} name @param {string} english */
    about: (name, english) => about[name] ?? english,
    /** The title of a problem. @param {string} board its name @param {Record<'name' | 'title', string>} problem */
    problem: (board, { name, title }) => problems[`${board}/${name}`] ?? title,
  };
}

export const APP_WORDS = appWords(APP, ELEMENT_WORDS);
