// The entry of the browser's history: the game on the board, or a dialog over it, written soon after each change and
// read as a link. Its state is `{}`: `game` is the same number for a game and for the dialogs over it, and
// `whole` the link if it is too long for the address, which has it packed in its fragment. The rest is said by no link:
// the owners of the jumps, and a friend's moves and message.

import { ownGame } from '../../game/own.js';
import { marksOf } from '../../game/tree.js';
import { boardPageLink, isPacked, readLink, shortLink, writeLink } from '../../link/link.js';
import { remember } from './storage.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {{ found: string[], asked?: string }} Marks the solver's jumps */
/**
 * @typedef {{
 *   game: number, isDialog: boolean, whole?: string, marks?: Marks, beat?: string, message?: string,
 * } | null} EntryState
 */

/** Browsers refuse an address that changes too often, as it would during a film. */
const PAUSE_MILLISECONDS = 250;
/** The rest of the board after which a game too long for the address is compressed. */
const REST_MILLISECONDS = 1000;

/**
 * @param {import('./guard.js').Page} page
 * @param {(game: Game) => Game} typed adds the text of the field to a game
 * @param {() => boolean} isMoving true while a game is being opened, or an entry left: nothing is written
 */
export function entryOf({ element, guard }, typed, isMoving) {
  /** The fragment that could not be read last. */
  let damaged = '';
  /** A whole link, and the fragment that the address has for it. */
  let packed = { whole: '', fragment: '' };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;
  const entry = {
    /** The number of its game. */
    game: 0,
    /** The open dialog. @type {string | undefined} */
    view: undefined,
    /** The readable part of a broken link, as a link: the address keeps the broken one until something is played. */
    salvage: '',
    linkNow,
    linkHere,
    unpack,
    write,
    schedule,
    flush,
  };
  for (const type of ['change', 'hint']) element.addEventListener(type, schedule);
  // A page that is left or hidden may never come back.
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  return entry;

  /** The link to the game on the board. */
  function linkNow() {
    return boardPageLink(element.state && typed(element.state));
  }

  /** The link of the entry. */
  function linkHere() {
    const { view } = readLink(location.search);
    return { ...readLink(entryState()?.whole ?? location.search), view };
  }

  /** Puts the game of the address' fragment into the history, if the address has more of it. */
  async function unpack() {
    const { search, hash } = location;
    if (entryState()?.whole || !isPacked(hash) || hash === damaged) return;
    const { unpacked } = await import('../../link/packed.js');
    const text = await unpacked(search + hash).catch((error) => {
      damaged = hash;
      throw error;
    });
    const whole = writeLink({ ...readLink(text), view: undefined });
    packed = { whole, fragment: hash };
    if (location.hash === hash) history.replaceState({ ...entryState(), game: newNumber(), whole }, '');
  }

  /** Writes the address soon. */
  function schedule() {
    timer ??= setTimeout(write, PAUSE_MILLISECONDS);
  }

  /** Writes all changes at once. A reload takes the address from before the page is hidden. */
  function flush() {
    if (timer) write();
  }

  /** Writes the address: into this entry of the history, or into a new one. @param {boolean} [isNew] */
  function write(isNew = false) {
    clearTimeout(timer);
    timer = undefined;
    guard(() => writeNow(isNew));
  }

  /** @param {boolean} isNew */
  function writeNow(isNew) {
    if (isMoving()) return;
    const { view } = entry;
    const game = linkNow();
    if (entry.salvage !== writeLink(game)) entry.salvage = '';
    const isBroken = entry.salvage !== '';
    // The address of a broken link stays, also below a dialog.
    if (isBroken && !isNew) return;
    const link = { ...game, view };
    const short = shortLink(link, location.origin + location.pathname);
    const whole = short === link || isBroken ? undefined : writeLink(game);
    const fragment = whole === packed.whole ? packed.fragment : '';
    const address = isBroken ? location.href : writeLink(short) + fragment || location.pathname;
    const { game: before, isDialog, beat, message } = entryState() ?? {};
    /** @type {EntryState} */
    const state = {
      game: entry.game,
      isDialog: view !== undefined && (isNew || isDialog === true),
      whole,
      marks: element.state && marksOf(element.state),
      ...(before === entry.game && { beat, message }),
    };
    (isNew ? history.pushState : history.replaceState).call(history, state, '', address);
    // The next visit goes on with the player's own game, not in the middle of a film.
    remember('game', element.state ? writeLink(boardPageLink(typed(ownGame(element.state)))) : '');
    if (whole && !fragment) waitForRest();
  }

  function waitForRest() {
    clearTimeout(rest);
    // Without that the address has the line on the board.
    rest = setTimeout(() => pack().catch(() => {}), REST_MILLISECONDS);
  }

  /** Completes the address of a game that is too long for it. */
  async function pack() {
    const { whole } = entryState() ?? {};
    if (!whole) return;
    if (!element.paused) return waitForRest();
    const { packedLink } = await import('../../link/packed.js');
    const { fragment } = await packedLink(readLink(whole), location.origin + location.pathname);
    packed = { whole, fragment };
    // More may have been played meanwhile.
    if (whole === entryState()?.whole) history.replaceState(entryState(), '', location.search + fragment);
  }
}

/** @returns {EntryState} */
export function entryState() {
  return history.state;
}

/** A number that no other game of the history has. */
export function newNumber() {
  return Math.random();
}
