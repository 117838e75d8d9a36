// The words of the page before any dialog is open.

import { CATALOGUE } from './catalogue.js';
import { failure } from './failures.js';
import { clockTime, counted, goal } from './phrases.js';

/** @typedef {typeof APP_WORDS} AppWords */

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
  /** A first visit learns the goal, and how pegs jump. */
  lead: {
    tryJump: 'Try a jump',
    tried: 'The peg has jumped over its neighbour, which leaves the board. Now on the large one!',
    goal: goalSentence,
  },
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
 * @param {import('../../engine/wasm/peg_solitaire.js').Finish} finish
 * @param {boolean} isCentre true if its hole is the centre of the board
 */
function goalSentence(finish, isCentre) {
  if (finish.holes.length > 1) return 'Jump until the pegs stand in the marked holes.';
  if (finish.pegs > 1) return `Jump until ${goal(finish)} are left.`;
  if (finish.holes.length === 0) return 'Jump until one peg is left.';
  return `Jump until one peg is left, in ${isCentre ? 'the centre' : finish.text}.`;
}
