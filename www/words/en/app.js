// The words of the page before any dialog is open.

import { CATALOGUE } from './catalogue.js';
import { failure } from './failures.js';
import { clockTime, counted, goal, whole } from './phrases.js';
import { MENU } from './plus.js';

/** @typedef {typeof APP_WORDS} AppWords */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Finish} Finish */
/** @typedef {'fewest' | 'best' | 'left' | 'beat' | 'stuck'} Count */

export const APP_WORDS = {
  /** The board, its start and its goal. */
  heading: {
    unnamed: 'Your board',
    fewPegs: goal,
    someHoles: 'some holes',
    anywhere: 'anywhere',
    /** @param {string} hole */
    inHole: (hole) => `in ${hole}`,
    inPattern: 'in a pattern',
    /**
     * The title of the page.
     * @param {string} board
     * @param {string | undefined} start the vacancy
     * @param {string | undefined} goal the hole of the last peg
     */
    title: (board, start, goal) => `${board}${start && goal ? `, ${start} to ${goal}` : ''} — Peg Solitaire`,
  },
  /** The goal of the game, and the facts beside it. */
  aim: {
    goal: goalSentence,
    /**
     * The verdict on a stuck game.
     * @param {{ stuck?: number, left?: number }} game the pegs now, and the fewest ever
     */
    stuck: ({ stuck, left }) =>
      stuck === undefined
        ? undefined
        : `${counted(stuck, 'peg')} left.${left === undefined ? '' : ` Your best: ${whole(left)}.`}`,
    central: 'Central game',
    /**
     * The goal of the first rungs of the ladder, with what they teach, by the names of their puzzles.
     * @type {Record<string, string>}
     */
    lessons: {
      'three-pegs': 'Jump over a peg. End in the ring.',
      cross: 'Jump again and again. End in the ring.',
      plus: 'Clear the arms. End in the ring.',
    },
    /** The ladder of puzzles. @param {number} step @param {number} steps @param {number} solved */
    ladder: (step, steps, solved) => `Step ${whole(step)} of ${whole(steps)}, ${whole(solved)} solved`,
    /** @param {string} vacancy @param {Finish} finish */
    fromTo: (vacancy, { text, holes }) => (holes.length === 1 ? `${vacancy} to ${text}` : `${vacancy} empty`),
    /**
     * The name of the puzzle or its day, the fewest moves of all solutions, and those of the person's best one. Without
     * one, the fewest pegs that were left are what a person has reached. The moves of a friend, who has sent the link,
     * are the ones to beat.
     * @param {{ name?: string, day?: string } & Partial<Record<Count, number>>} game
     */
    about: ({ name = '', day, fewest, best, left, beat, stuck }) =>
      [
        beat === undefined ? (day ?? name) : `A friend solved this in ${counted(beat, 'move')}`,
        best === undefined ? '' : `${best === fewest ? '\u2605' : '\u2713'} in ${counted(best, 'move')}`,
        fewest === undefined || fewest === best || (left ?? beat) !== undefined
          ? ''
          : `fewest ${best === undefined ? counted(fewest, 'move') : whole(fewest)}`,
        left === undefined || stuck !== undefined ? '' : `your best: ${counted(left, 'peg')} left`,
      ]
        .filter((part) => part !== '')
        .join(' \u00b7 ')
        .replace(/^you/, 'You'),
  },
  /** A first visit learns how pegs jump. */
  lead: {
    tryJump: 'Try a jump',
    tried: 'The peg jumped over is gone.',
    begin: 'New? Start with three pegs.',
  },
  /** The button that leads to the other room, and that for the whole screen. */
  rooms: { play: 'Just\u00a0play', study: 'Study', fullscreen: MENU.fullscreen, leave: MENU.leave },
  /** The choice of a hole on the board. */
  pick: {
    start: 'Choose the empty hole on the board',
    goal: 'Choose the goal on the board',
    startNow: 'Click the hole that is to be empty at the start. Esc leaves it as it is.',
    goalNow: 'Click the hole where the last peg is to end. Esc leaves it as it is.',
  },
  comment: { label: 'Comment on this position' },
  /** The button that puts a message away. */
  putAway: 'Close this message',
  catalogue: CATALOGUE,
  /** @param {number} holes */
  size: (holes) => counted(holes, 'hole'),
  failure,
  /** A part of the page that is loaded on demand has not come. */
  missing:
    'This part of the page could not be loaded. Check your connection and try again, or reload the page: your game stays.',
  clock: clockTime,
};

/**
 * The goal as one sentence.
 * @param {Finish} finish
 * @param {boolean} isCentre true if its hole is the centre of the board
 */
function goalSentence(finish, isCentre) {
  if (finish.holes.length > 1) return 'Leave pegs in the marked holes alone.';
  if (finish.holes.length === 1) return `Leave one peg, in ${isCentre ? 'the centre' : finish.text}.`;
  return finish.pegs === 1 ? 'Leave one peg, anywhere.' : `Leave ${goal(finish)}.`;
}
