// The bar under the board: to the start, back, play, forward, to the end; scrubber and speed. A board without the bar
// has a button in its freest corner, which stops a film that plays by itself.

import { freestCorner } from '../../board/layout.js';
import { setAttribute, setEnabled, setHidden, setLabel } from '../../common/dom/dom.js';
import { hasModifier } from '../../common/dom/keys.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../game/timeline.js').Timeline} Timeline */
/** @typedef {import('../../words/element.js').ElementWords} ElementWords */

/** The data of the bar. @typedef {{ game: Game, timeline: Timeline, time: number, isPlaying: boolean }} View */
/**
 * A person's acts with it. A key on the scrubber goes a jump or a move on or back, or to an end.
 * @typedef {{
 *   seek: (time: number) => void,
 *   settle: () => void,
 *   speed: (speed: number) => void,
 *   goBy: (jumps: number) => void,
 *   step: (direction: 1 | -1) => void,
 * }} Intents
 */

/** The keys of the scrubber that go by jumps, and those that go by moves. @type {Record<string, number>} */
const JUMPS = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, Home: -Infinity, End: Infinity };
/** @type {Record<string, 1 | -1>} */
const MOVES = { PageDown: -1, PageUp: 1 };

/**
 * @param {HTMLElement} root
 * @param {Intents} intents
 * @param {ElementWords} words
 */
export function makeTransport(root, intents, words) {
  /** The timeline of the ticks. @type {Timeline | undefined} */
  let ticked;
  const scrubber = /** @type {HTMLInputElement} */ (root.querySelector('input'));
  const select = /** @type {HTMLSelectElement} */ (root.querySelector('select'));

  /** Shows the speed, even one that is not in the list. @param {number} speed */
  function setSpeed(speed) {
    const options = [...select.options].map(({ value }) => Number(value));
    const next = options.findIndex((option) => option > speed);
    if (!options.includes(speed))
      select.add(new Option(words.speed({ factor: speed }), String(speed)), next < 0 ? null : next);
    select.value = String(speed);
  }

  /** Shows that there is no game. */
  function disable() {
    scrubber.disabled = true;
    enable({ 'to-start': false, 'step-back': false, toggle: false, 'step-forward': false, 'to-end': false });
  }

  /** @param {View} view */
  function update({ game, timeline, time, isPlaying }) {
    if (timeline !== ticked) setTimeline(game, timeline);
    const { cursor, line } = game;
    if (scrubber.value !== String(time)) scrubber.value = String(time);
    setAttribute(scrubber, 'aria-valuetext', words.place({ played: cursor, jumps: line.jumps.length }));
    root.classList.toggle('is-playing', isPlaying);
    setLabel(button('toggle'), isPlaying ? words.labels.pause : words.labels.play);
    const [atStart, atEnd] = [time === 0, time === timeline.duration];
    enable({ 'to-start': !atStart, 'step-back': !atStart, 'step-forward': !atEnd, 'to-end': !atEnd });
    enable({ toggle: line.jumps.length > 0 });
  }

  /**
   * Makes a tick at the end of each move.
   * @param {Game} game
   * @param {Timeline} timeline
   */
  function setTimeline({ line }, timeline) {
    ticked = timeline;
    scrubber.max = String(timeline.duration);
    scrubber.disabled = line.jumps.length === 0;
    const ticks = line.moves.map(({ first, count }) => {
      const tick = document.createElement('i');
      tick.style.left = `${(100 * timeline.ends[first + count - 1]) / timeline.duration}%`;
      return tick;
    });
    root.querySelector('.ticks')?.replaceChildren(...ticks);
  }

  /** @param {Record<string, boolean>} states */
  function enable(states) {
    for (const [action, isEnabled] of Object.entries(states)) setEnabled(button(action), isEnabled);
  }

  /** @param {string} action */
  const button = (action) => /** @type {HTMLButtonElement} */ (root.querySelector(`[data-action="${action}"]`));

  scrubber.addEventListener('input', () => intents.seek(Number(scrubber.value)));
  // A released scrubber leaves no peg in mid-air.
  scrubber.addEventListener('change', intents.settle);
  scrubber.addEventListener('keydown', (event) => {
    const [jumps, move] = [JUMPS[event.key], MOVES[event.key]];
    if (!(jumps || move) || hasModifier(event)) return;
    event.preventDefault();
    if (jumps) intents.goBy(jumps);
    else intents.step(move);
  });
  select.addEventListener('change', () => intents.speed(Number(select.value)));
  disable();
  return { setSpeed, disable, update };
}

/** The distance from the corner of the canvas to that of the button in it, in pixels. */
const REACH = 64;

/**
 * @param {HTMLElement} box
 * @param {{ play: string, pause: string }} labels
 * @param {(box: HTMLElement) => void} leave takes a focus that the button has when it goes
 */
export function makeOverlay(box, { play, pause }, leave) {
  let isFree = true;

  /** Puts the button where no hole is. @param {import('../../board/layout.js').Layout} layout */
  function place(layout) {
    const { isTop, isLeft, distance } = freestCorner(layout);
    const sides = { insetBlock: isTop ? '0 auto' : 'auto 0', insetInline: isLeft ? '0 auto' : 'auto 0' };
    Object.assign(box.style, sides);
    isFree = distance > REACH + layout.unit / 2;
  }

  /**
   * Shows the button if it is wanted. At rest it covers no hole.
   * @param {boolean} isWanted
   * @param {boolean} isPlaying
   */
  function update(isWanted, isPlaying) {
    const isShown = isWanted && (isPlaying || isFree);
    if (!isShown && box.matches(':focus-within')) leave(box);
    setHidden(box, !isShown);
    setLabel(/** @type {HTMLElement} */ (box.firstElementChild), isPlaying ? pause : play);
  }

  return { place, update };
}
