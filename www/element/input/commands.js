// Turns buttons, keys and pegs into calls to the player.

import { isEnabled } from '../../common/dom/dom.js';
import { ignoreHaste } from '../../common/dom/haste.js';
import { undoKeyOf } from '../../common/dom/keys.js';
import { isStill } from '../../common/dom/motion.js';

/** @typedef {import('../attributes/attributes.js').ReflectingElement} ReflectingElement */
/** @typedef {import('../play/player.js').Player} Player */
/** @typedef {ReturnType<typeof import('../view/view.js').makeView>} View */

/**
 * The intents of the transport, the list of moves and the board's keys.
 * @param {ReflectingElement} element
 * @param {Player} player
 * @returns {Omit<import('../view/parts.js').Intents, 'redraw'>}
 */
export function viewIntents(element, player) {
  return {
    ...player.hand,
    goBy: (jumps) => player.dispatch('user', (session) => session.goTo(session.game.cursor + jumps)),
    speed: (speed) => element.setAttribute('speed', String(speed)),
    analyse: (mode) => element.setAttribute('analysis', mode),
    focus: (hole) => player.now.session?.focus(hole),
  };
}

/**
 * The intents of mouse, pen and touch input on the board. A read-only board leaves such input to the page.
 * @param {ReflectingElement} element
 * @param {Player} player
 * @param {View} view
 * @returns {import('../../board/input.js').Intents}
 */
export function pointerIntents(element, player, view) {
  return {
    ...player.hand,
    layout: () => view.canvas.surface.renderer()?.layout,
    canTouch: () => !element.readOnly,
    canMove: (hole) => player.now.session?.legalJumps.some(({ from }) => from === hole) ?? false,
    hover: (hole) => player.now.session?.hover(hole),
    release: (hole) => view.accessible.takeFocus(hole),
  };
}

/**
 * Calls the action of a pressed button, unless the button is disabled.
 * @param {ShadowRoot} root
 * @param {Player} player
 * @param {ReturnType<typeof import('../play/playlist.js').makePlaylist>} playlist
 */
export function listenToButtons(root, player, playlist) {
  ignoreHaste(root);
  const { hand } = player;
  const isPlaying = () => player.now.session?.playback.isPlaying;

  /** Scrolls just enough to show the board when the user has started playback. @param {unknown} started */
  async function watch(started) {
    await started;
    const behavior = isStill() ? 'auto' : 'smooth';
    if (isPlaying()) root.querySelector('.stage')?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior });
  }

  /** The actions of the buttons, by their names in the template. @type {Record<string, () => unknown>} */
  const actions = {
    'to-start': () => hand.goTo(0),
    'to-end': () => hand.goTo(Number.POSITIVE_INFINITY),
    'step-back': () => hand.step(-1),
    'step-forward': () => hand.step(1),
    toggle: () => (isPlaying() ? player.pause() : watch(player.play())),
    solve: () => {
      const question = player.now.solving?.question();
      if (!question) watch(player.solve({ isBack: true }));
      else if (question.isLong) player.now.solving?.cancel();
    },
    hint: () => player.hint(),
    undo: hand.undo,
    redo: hand.redo,
    restart: () => hand.goTo(0),
    another: () => watch(player.solveAgain('another')),
    'fewest-moves': () => watch(player.solveAgain('fewest-moves')),
    'show-best': () => watch(player.showBest()),
    explain: () => player.now.solving?.toggleExplanation(),
    rescue: () => player.rescue(),
    retry: () => player.retry(),
    previous: () => playlist.go(playlist.index() - 1),
    next: () => playlist.go(playlist.index() + 1),
  };
  root.addEventListener('click', ({ target }) => {
    // In a frame, the button is an instance of another `Element` class.
    const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest('[data-action]'));
    if (button && isEnabled(button)) actions[button.dataset.action ?? '']?.();
  });
}

/**
 * Keeps the page from receiving keys and presses that the board uses. Otherwise, a slide or a card around the board
 * would move as well.
 * @param {ReflectingElement} element
 * @param {() => boolean | undefined} isPressed true if the current press moves a peg or draws
 */
export function keepFromPage(element, isPressed) {
  for (const type of ['keydown', 'pointerdown', 'mousedown', 'touchstart'])
    element.addEventListener(
      type,
      (event) => {
        const { key } = /** @type {KeyboardEvent} */ (event);
        const target = /** @type {Element} */ (event.composedPath()[0]);
        const isKey = event.defaultPrevented || [' ', 'Enter'].includes(key) || target.matches('input, select');
        if (!element.shadowRoot?.contains(target) || !(key ? isKey : isPressed())) return;
        event.stopPropagation();
        if (type === 'mousedown' && element.closest('[draggable="true"]')) event.preventDefault();
      },
      { passive: type === 'touchstart' },
    );
}

/**
 * Listens to the usual keys for undo and redo.
 * @param {ShadowRoot} root
 * @param {Player} player
 * @param {() => boolean} isReadOnly
 */
export function listenToKeys(root, player, isReadOnly) {
  root.addEventListener('keydown', (raw) => {
    const event = /** @type {KeyboardEvent} */ (raw);
    const command = undoKeyOf(event);
    // Content that the page has put into the element handles its own keys.
    const isOurs = root.contains(/** @type {Node} */ (event.composedPath()[0]));
    if (!command || !isOurs || event.defaultPrevented || isReadOnly()) return;
    event.preventDefault();
    player.hand[command]();
  });
}
