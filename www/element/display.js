// Schedules the drawing of the element while it is near the visible part of the page. Each frame computes, draws, and
// then dispatches events.

import { watchPixels } from '../board/surface.js';
import { THEME_QUERIES } from '../board/theme.js';
import { once } from '../common/memo.js';
import { whenIdle } from '../common/tasks.js';
import { controlsOf } from './attributes/attributes.js';
import { viewIntents } from './input/commands.js';
import { makeView } from './view/view.js';

/** @typedef {import('./attributes/attributes.js').ReflectingElement} ReflectingElement */
/** @typedef {import('./view/parts.js').Parts} Parts */
/** @typedef {import('./play/player.js').Player} Player */

/** The maximum playback step per frame, so that playback does not skip ahead after a gap between frames. */
const LONGEST_STEP_MILLISECONDS = 100;

/**
 * @param {ReflectingElement} element
 * @param {ShadowRoot} root
 * @param {Player} player
 * @param {Parts} parts
 */
export function makeDisplay(element, root, player, parts) {
  /** The id of the requested frame, and the time of the previous frame. */
  let request = 0;
  let last = 0;
  let isFar = false;
  let isOnPaper = false;
  /** Cancels the work that waits for an idle page. */
  let callOff = () => {};
  /** Starts the observers that a board does not need while it is off-screen. */
  let watchRoom = () => {};
  const { words } = parts;
  const view = makeView(root, { ...viewIntents(element, player), redraw: invalidate }, words, parts, resize);

  /** @param {AbortSignal} signal ends the observation */
  function watch(signal) {
    addEventListener('beforeprint', () => print(true), { signal });
    addEventListener('afterprint', () => print(false), { signal });
    watchRoom = once(() => observe(signal));
    if (!view.isFar()) watchRoom();
    watchVisibility(element, signal, { near: comeNear, far: goFar, seen: player.selfPlay.see });
  }

  /** Prepares a board that may soon be visible or has a game. */
  function approach() {
    view.approach();
    view.setSpeed(element.speed);
    watchRoom();
  }

  /** Loads and draws a board that may soon be visible. */
  function comeNear() {
    approach();
    isFar = false;
    fit();
    player.loader.approach();
  }

  /** Releases the canvas memory of an off-screen board, since a page may have a hundred boards. */
  function goFar() {
    isFar = true;
    resize();
  }

  /** Observes the size, the available space and the colours. @param {AbortSignal} signal ends the observation */
  function observe(signal) {
    watchPixels(view.part('.stage'), signal, fit);
    watchHeight(root, signal);
    for (const query of THEME_QUERIES) matchMedia(query).addEventListener('change', resize, { signal });
  }

  /** Requests a frame. At most one is pending. */
  function invalidate() {
    if (request || !element.isConnected) return;
    last = performance.now();
    request = requestAnimationFrame(showFrame);
  }

  function stop() {
    cancelAnimationFrame(request);
    request = 0;
    callOff();
    watchRoom = () => {};
  }

  /** Fits the canvas to its box, unless it already fits. Without a game, the check would force a needless layout. */
  function fit() {
    if (player.now.session && !view.canvas.surface.isFitted()) resize();
  }

  /** Fits the canvas into its box, in the current colours. */
  function resize() {
    if (isFar && !isOnPaper) {
      view.canvas.surface.free();
      // The text around an off-screen board is still updated.
      return invalidate();
    }
    // A reopened game is drawn before the frame in which the engine may crash again.
    if (!player.during(redraw, false)) return;
    invalidate();
    callOff();
    // Prepares for moving scenes.
    callOff = whenIdle(() => view.canvas.surface.renderer()?.prepare() && invalidate());
  }

  /** Draws at once, since a resized canvas is empty. True if there is a canvas to draw on. */
  function redraw() {
    const { session, solving, analysis } = player.now;
    if (!session || !solving || !view.resize(session)) return false;
    view.draw(session, solving, analysis, performance.now());
    return true;
  }

  /**
   * Draws with the page's craft, which can request frames.
   * @param {(invalidate: () => void) => import('./view/canvas.js').Craft} make
   */
  function adopt(make) {
    view.canvas.setCraft(make(invalidate));
    resize();
  }

  /** @param {number} now in milliseconds */
  function showFrame(now) {
    request = 0;
    const step = Math.min(Math.max(0, now - last), LONGEST_STEP_MILLISECONDS);
    if (player.during(() => drawFrame(now, step / 1000))) invalidate();
    last = now;
  }

  /** @param {number} now @param {number} seconds @returns {boolean} true if the next frame will look different */
  function drawFrame(now, seconds) {
    const { session, solving, analysis, jump } = player.now;
    if (!session || !solving) return false;
    session.advance(seconds);
    view.draw(session, solving, analysis, now);
    const { readOnly: isReadOnly, autoplay, loop } = element;
    const isSelfPlaying = autoplay || loop || element.hasAttribute('solve') || player.selfPlay.isActive();
    view.update(session, { solving, analysis, jump, controls: controlsOf(element), isReadOnly, isSelfPlaying });
    return session.isAnimated(now) || view.canvas.isAnimated();
  }

  /** Loads every board before printing, and prints in light colours. @param {boolean} isPrinting */
  function print(isPrinting) {
    isOnPaper = isPrinting;
    view.part('.room').classList.toggle('is-printing', isPrinting);
    if (isPrinting) player.loader.load();
    player.loader.catchUp();
    resize();
  }

  // The only way to detect that a colour has changed is a transition on a hidden box.
  view.part('.sentinel').addEventListener('transitionrun', resize);
  // A keyboard user who has reached the board will continue to the controls.
  view.part('.holes').addEventListener('focus', approach);
  return { words, view, watch, approach, adopt, invalidate, stop, fit, resize };
}

/**
 * Makes content scroll if it is too tall for its space on the page.
 * @param {ShadowRoot} root
 * @param {AbortSignal} signal
 */
function watchHeight(root, signal) {
  // Waits for a frame: a scroll bar that appeared immediately would change the observed sizes, and browsers report that
  // as an error on the page.
  const blocks = new ResizeObserver(() => requestAnimationFrame(check));
  for (const block of [root.host, ...root.querySelectorAll('.layout > *, .panel > *')]) blocks.observe(block);
  signal.addEventListener('abort', () => blocks.disconnect());

  function check() {
    const { scrollHeight, clientHeight } = /** @type {Element} */ (root.querySelector('.layout'));
    root.querySelector('.room')?.classList.toggle('is-cramped', scrollHeight > clientHeight + 1);
  }
}

/** The distance beyond the edge of the window at which an element counts as near. */
const NEAR = '400px';
/** An element counts as visible if this fraction of it is in the window, or if it fills this fraction of the window. */
const SEEN = 0.25;
const FILLED = 0.5;

/**
 * Calls `near` when the element approaches the window, `far` when it moves away again, and `seen` whenever it enters or
 * leaves the window.
 * @param {Element} element
 * @param {AbortSignal} signal ends the observation
 * @param {{ near: () => void, far: () => void, seen: (isSeen: boolean) => void }} callbacks
 */
function watchVisibility(element, signal, callbacks) {
  /** @param {IntersectionObserverCallback} notice @param {IntersectionObserverInit} options */
  function observe(notice, options) {
    const observer = new IntersectionObserver(notice, options);
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  }

  /** @param {IntersectionObserverEntry[]} entries */
  function see(entries) {
    const entry = entries.at(-1);
    if (!entry) return;
    const { intersectionRatio, intersectionRect, rootBounds } = entry;
    const isFilled = intersectionRect.height >= FILLED * (rootBounds?.height ?? innerHeight);
    callbacks.seen(entry.isIntersecting && (intersectionRatio >= SEEN || isFilled));
  }

  // A far element is not visible.
  const watch = once(() => observe(see, { threshold: [0, 0.05, 0.1, 0.15, 0.2, SEEN] }));

  /** @type {IntersectionObserverCallback} */
  function approach(entries) {
    if (!entries.at(-1)?.isIntersecting) return callbacks.far();
    watch();
    callbacks.near();
  }

  // Some browsers ignore the margin within a scrolling box, and may draw a board in such a box a moment late.
  observe(approach, /** @type {IntersectionObserverInit} */ ({ rootMargin: NEAR, scrollMargin: NEAR }));
}
