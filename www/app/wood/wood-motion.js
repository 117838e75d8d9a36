// The animations of the wooden board: marbles roll into the groove, pegs land and breathe, and wins are celebrated.

import { isStill } from '../../common/dom/motion.js';
import { pegsIn } from '../../engine/problem.js';
import { status } from '../../game/game.js';
import { roll } from '../settings/sounds.js';
import { joyAt } from './joy.js';
import { lightAt, takenFrom, tint } from './marbles.js';
import { forkIn, onLook, withBlock, withTried } from './marks.js';
import { placesIn } from './places.js';
import { makeRolling } from './rolling.js';

/** @typedef {import('../../element/view/canvas.js').Craft} Craft */
/** @typedef {import('../../board/scene.js').Mark} Mark */
/** @typedef {import('../../board/scene.js').Peg} Peg */
/** @typedef {import('./straight-groove.js').GroovedLayout} GroovedLayout */
/** @typedef {ReturnType<import('../../game/session.js').Session['view']>} View */

/** The time for which a peg is flattened after landing, in milliseconds, and by how much. */
const SQUASH = 150;
const FLATTER = 0.04;
/** The longest time from a jump made by hand until its marble leaves the board, in milliseconds. */
const AUDIBLE = 600;

/**
 * @param {EventTarget} element
 * @param {boolean} isFirst true on a first visit
 * @param {() => void} invalidate requests a frame
 * @param {() => number} pictures the number of pegs in the current material
 * @returns {Pick<Craft, 'stage' | 'isAnimated'>}
 */
export function motionOn(element, isFirst, invalidate, pictures) {
  const landings = watchLandings(element);
  const glows = watchTraces();
  const breath = isFirst ? makeBreath(invalidate) : undefined;
  /** The time of the last jump made by hand; the marble removed by such a jump makes a sound. */
  let byHand = Number.NEGATIVE_INFINITY;
  element.addEventListener('jump', () => {
    byHand = performance.now();
  });
  const newRolling = () => makeRolling((...times) => performance.now() - byHand < AUDIBLE && roll(...times));
  let rolling = newRolling();
  let isAnimated = false;
  /** @type {View['game']['problem'] | undefined} */
  let problem;
  /** @type {GroovedLayout | undefined} */
  let laidOut;
  /** The groove's places in the last layout. @type {import('./places.js').Places | undefined} */
  let places;

  onLook(invalidate);

  /** @type {Craft['stage']} */
  function stage(given, on, layout, now) {
    const fork = forkIn(on);
    const { scene, view } = fork ?? { scene: given, view: on };
    if (fork) scene.pegs = tint(scene.pegs, view);
    const isNew = view.game.problem !== problem;
    if (isNew) {
      problem = view.game.problem;
      rolling = newRolling();
      landings.forget();
    }
    if (isNew || layout !== laidOut) places = placesIn(layout, pegsIn(view.game.problem.start) - 1);
    laidOut = layout;
    const row = places;
    const isCalm = isStill();
    const landing = landings.see(view, now);
    if (!isCalm) breath?.wait(view);
    const time = landing ? now - landing.begin : Number.POSITIVE_INFINITY;
    const pegs = scene.pegs.map((peg) => {
      if (!isCalm && peg.hole === landing?.hole && peg.lift === 0) return squashed(peg, time / SQUASH);
      return breath?.breathe(peg, view, now) ?? peg;
    });
    const taken = takenFrom(view);
    if (row) rolling.follow(taken, row, now, isNew || isCalm);
    const all = row ? rolling.gather(pegs, row, now, pictures()) : pegs;
    const marbles = row ? taken.map((_, index) => row.placeOf(index)) : [];
    const joy = landing?.joy ? joyAt(time, landing.hole, marbles, isCalm, landing.joy) : undefined;
    const glow = isCalm ? [] : glows.see(scene.marks, now);
    const still = isCalm ? scene.marks : scene.marks.filter(({ kind }) => kind !== 'trace');
    isAnimated =
      rolling.isMoving() || glow.length > 0 || breath?.isGoing(now) || joy !== undefined || (!isCalm && time < SQUASH);
    const marks = withBlock(withTried([...still, ...glow], view), view);
    return joy ? { pegs: all, marks: [...marks, ...joy], isWhole: true } : { ...scene, pegs: all, marks };
  }

  return { stage, isAnimated: () => isAnimated };
}

/** @param {Peg} peg @param {number} part of the time @returns {Peg} */
const squashed = (peg, part) => (part < 1 ? { ...peg, squash: FLATTER * Math.sin(Math.PI * part) } : peg);

/**
 * The time for which the hole vacated by the last jump glows, in milliseconds, and the radius of the glow, in units.
 */
const GLOW = 1000;
const GLOW_RADIUS = 0.34;

/** Tracks the last jump: the hole that it vacated glows for a while. */
function watchTraces() {
  /** @type {{ from: number, to?: number, begin: number } | undefined} */
  let last;
  return { see };

  /** @param {Mark[]} marks @param {number} now @returns {Mark[]} */
  function see(marks, now) {
    const trace = marks.find(({ kind }) => kind === 'trace');
    if (trace?.hole !== last?.from || trace?.to !== last?.to)
      last = trace && { from: trace.hole, to: trace.to, begin: now };
    const part = last ? (now - last.begin) / GLOW : 1;
    if (!last || part >= 1) return [];
    const opacity = (1 - part) ** 1.5;
    /** @param {import('../../board/layout.js').Layout} layout */
    const shapes = ({ holes, unit }) => [{ ...lightAt(holes[trace?.hole ?? 0], GLOW_RADIUS * unit, EMBER), opacity }];
    return [{ hole: last.from, kind: 'badge', verdict: `glow ${part}`, shapes }];
  }
}

/** @type {import('../../board/shapes.js').Stops} */
const EMBER = [[0, 'rgb(255 222 150 / 0.9)'], [0.5, 'rgb(255 196 96 / 0.5)'], [1, 'rgb(255 180 60 / 0)']]; // biome-ignore format: one colour after the other

/**
 * The landing of a peg: `begin` is its time in milliseconds, `joy` the strength of the celebration after it.
 * @typedef {{ begin: number, hole: number, joy: number }} Landing
 */

/** The strength of the celebration after playback, relative to the player's own win. */
const QUIETER = 0.5;

/**
 * Detects when a peg lands, and whether the landing wins the game.
 * @param {EventTarget} element that reports jumps made by hand
 */
function watchLandings(element) {
  /** @type {Landing | undefined} */
  let landing;
  /**
   * The number of finished jumps in the last frame, and the fraction of the next one that was complete.
   * @type {View['moment'] | undefined}
   */
  let before;
  /** True after a jump by the player, until its peg has landed. */
  let isInHand = false;
  element.addEventListener('jump', () => {
    isInHand = true;
  });
  return { see, forget };

  /** The last landing, as long as its position is on the board. @param {View} view @param {number} now */
  function see({ game, moment }, now) {
    const { done, part } = moment;
    const isAtRest = part === 0 && done === game.cursor;
    const hasFlown = before !== undefined && before.part > 0 && part === 0 && done === before.done + 1;
    if (done > 0 && ((isInHand && isAtRest) || hasFlown)) {
      const isWon = done === game.cursor && status(game) === 'won';
      landing = { begin: now, hole: game.line.jumps[done - 1].to, joy: isWon ? (isInHand ? 1 : QUIETER) : 0 };
      isInHand = false;
    } else if (done !== before?.done) landing = undefined;
    before = moment;
    return landing;
  }

  /** Forgets everything, since another game begins. */
  function forget() {
    before = landing = undefined;
    isInHand = false;
  }
}

/** The idle time before a breath, and the duration of the breath, in milliseconds. */
const IDLE = 6000;
const BREATH = 1200;
/** The amount by which a peg grows, and the height to which it rises, in units. */
const LARGER = 0.06;
const HIGHER = 0.07;

/**
 * In a player's first game, the pegs that can jump breathe once if nothing happens for a while.
 * @param {() => void} invalidate requests a frame
 */
function makeBreath(invalidate) {
  /** The time at which the breath began, if it has. @type {number | undefined} */
  let begin;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** Each frame is the result of some activity, so the wait starts again. @param {View} view */
  function wait({ jumps }) {
    clearTimeout(timer);
    if (begin === undefined && jumps.length > 0)
      timer = setTimeout(() => {
        begin = performance.now();
        invalidate();
      }, IDLE);
  }

  /** @param {number} now in milliseconds */
  const partAt = (now) => (begin === undefined ? 1 : Math.max(0, now - begin) / BREATH);

  /** @param {Peg} peg @param {View} view @param {number} now in milliseconds @returns {Peg} */
  function breathe(peg, { jumps }, now) {
    const part = partAt(now);
    if (part >= 1 || peg.lift > 0 || !jumps.some(({ from }) => from === peg.hole)) return peg;
    const height = Math.sin(Math.PI * part) ** 2;
    return { ...peg, lift: HIGHER * height, scale: 1 + LARGER * height };
  }

  return { wait, breathe, isGoing: (/** @type {number} */ now) => partAt(now) < 1 };
}
