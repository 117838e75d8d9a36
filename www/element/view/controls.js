// The controls around the board: the status line, the buttons, the offers and the playback bar. A board without the bar
// has a button in its emptiest corner for stopping autoplay.

import { freestCorner } from '../../board/layout.js';
import { partsOf, setAttribute, setEnabled, setHidden, setLabel, setText } from '../../common/dom/dom.js';
import { hasModifier } from '../../common/dom/keys.js';
import { HAS_FEWEST_MOVES } from '../../engine/assets.js';
import { status } from '../../game/game.js';
import { sentence } from './sentence.js';
import { ACTIONS } from './template.js';

/** @typedef {import('../../ask/why.js').Why} Why */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Line} Line */
/** @typedef {import('../../engine/wasm/peg_solitaire.js').Progress} Progress */
/** @typedef {import('../../game/timeline.js').Timeline} Timeline */
/** @typedef {import('../../words/element.js').ElementWords} ElementWords */

/**
 * The data for the controls. `isLost` is true if an analysis has found a loss; `why` is the reason.
 * @typedef {import('./sentence.js').News & {
 *   timeline: Timeline, time: number, progress?: Progress, isExplained: boolean, isLost: boolean, why?: Why,
 * }} View
 *
 * The actions that the bar offers the user. Keys on the scrubber go one jump or one move forwards or backwards, or to
 * an end.
 * @typedef {{
 *   seek: (time: number) => void,
 *   settle: () => void,
 *   speed: (speed: number) => void,
 *   goBy: (jumps: number) => void,
 *   step: (direction: 1 | -1) => void,
 * }} Intents
 */

/** The scrubber keys that step by jumps, and those that step by moves. @type {Record<string, number>} */
const JUMPS = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, Home: -Infinity, End: Infinity };
/** @type {Record<string, 1 | -1>} */
const MOVES = { PageDown: -1, PageUp: 1 };

/** The buttons of the bar, and all buttons that are disabled without a game. */
const BAR = ['to-start', 'step-back', 'toggle', 'step-forward', 'to-end'];
const NONE = Object.fromEntries([...BAR, ...ACTIONS].map((name) => [name, false]));

/** @param {ParentNode} root @param {Intents} intents @param {ElementWords} words */
export function makeControls(root, intents, words) {
  const { labels } = words;
  /** The timeline that the ticks show. @type {Timeline | undefined} */
  let ticked;
  const part = partsOf(root);
  const button = (/** @type {string} */ action) => part(`.controls [data-action="${action}"]`);
  const scrubber = /** @type {HTMLInputElement} */ (part('.scrubber input'));
  const select = /** @type {HTMLSelectElement} */ (part('.keys select'));

  /** Shows the speed, even if it is not in the list. @param {number} speed */
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
    enable(NONE);
  }

  /** @param {View} view */
  function update(view) {
    const { game, timeline, time, isPlaying, verdict, isSearching, progress, isExplained } = view;
    const { cursor, line } = game;
    const { edits, path } = game.tree ?? {};
    const jumps = line.jumps.length;
    if (timeline !== ticked) setTimeline(line, timeline);
    if (scrubber.value !== String(time)) scrubber.value = String(time);
    setAttribute(scrubber, 'aria-valuetext', words.place({ played: cursor, jumps }));
    part('.transport').classList.toggle('is-playing', isPlaying);
    setLabel(button('toggle'), isPlaying ? labels.pause : labels.play);
    setText(part('.status'), sentence(view, words));
    setText(part('.progress'), isSearching && progress ? words.progress(progress) : '');
    setText(button('solve'), view.isLong ? labels.cancel : labels.solve);
    const [isBegun, isFilm] = [time > 0, time < timeline.duration];
    enable({
      ...{ 'to-start': isBegun, 'step-back': isBegun, toggle: jumps > 0, 'step-forward': isFilm, 'to-end': isFilm },
      solve: true,
      hint: !isSearching && status(game) === 'open',
      // At the start, an edit of the first jumps can still be undone.
      undo: cursor > 0 || (path !== undefined && edits?.at(-1)?.path === path),
      redo: cursor < jumps,
      restart: cursor > 0,
    });
    const again = !isSearching && (verdict?.state === 'solved' || verdict?.state === 'only') ? verdict : undefined;
    const isFewest = again?.state === 'solved' && again.wish === 'fewest-moves' && again.proven;
    const hasBest = verdict?.state === 'lost' && verdict.best.jumps !== '';
    const isOver = !isSearching && (view.isLost || status(game) === 'stuck');
    const reason = verdict?.state === 'lost' ? verdict.reason : view.why?.reason;
    const explanation = reason ? words.explanation(reason) : '';
    offer({
      another: again?.state === 'solved',
      ...(HAS_FEWEST_MOVES && { 'fewest-moves': again !== undefined && !isFewest }),
      'show-best': hasBest,
      rescue: (hasBest || isOver) && cursor > 0,
      explain: explanation !== '',
    });
    setAttribute(button('explain'), 'aria-expanded', String(isExplained));
    setHidden(part('.explanation'), explanation === '' || !isExplained);
    setText(part('.explanation'), explanation);
  }

  /** Creates a tick at the end of each move. @param {Line} line @param {Timeline} timeline */
  function setTimeline({ jumps, moves }, timeline) {
    ticked = timeline;
    scrubber.max = String(timeline.duration);
    scrubber.disabled = jumps.length === 0;
    const ticks = moves.map(({ first, count }) => {
      const tick = document.createElement('i');
      tick.style.left = `${(100 * timeline.ends[first + count - 1]) / timeline.duration}%`;
      return tick;
    });
    part('.ticks').replaceChildren(...ticks);
  }

  /** @param {Record<string, boolean>} states */
  function enable(states) {
    for (const [action, isEnabled] of Object.entries(states)) setEnabled(button(action), isEnabled);
  }

  /**
   * Shows and hides offers. An offer that disappears passes its focus on, since the focus would be lost otherwise.
   * @param {Record<string, boolean>} states
   */
  function offer(states) {
    for (const [action, isShown] of Object.entries(states)) {
      if (!isShown && button(action).matches(':focus')) button('solve').focus();
      setHidden(button(action), !isShown);
    }
  }

  scrubber.addEventListener('input', () => intents.seek(Number(scrubber.value)));
  // When the scrubber is released, no peg is left in mid-air.
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

/** The distance from the corner of the canvas to the opposite corner of the button, in pixels. */
const REACH = 64;

/**
 * @param {HTMLElement} box
 * @param {{ play: string, pause: string }} labels
 * @param {(box: HTMLElement) => void} leave takes over the focus when the button disappears
 */
export function makeOverlay(box, { play, pause }, leave) {
  let isFree = true;

  /** Places the button where there is no hole. @param {import('../../board/layout.js').Layout} layout */
  function place(layout) {
    const { isTop, isLeft, distance } = freestCorner(layout);
    const sides = { insetBlock: isTop ? '0 auto' : 'auto 0', insetInline: isLeft ? '0 auto' : 'auto 0' };
    Object.assign(box.style, sides);
    isFree = distance > REACH + layout.unit / 2;
  }

  /**
   * Shows the button if it is needed. At rest, the button must not cover a hole.
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
