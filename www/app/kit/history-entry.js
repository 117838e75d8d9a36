// The current entry of the browser's history: the game on the board, or a dialog over it. The entry is written soon
// after each change, and read as a link. In the entry's state, `game` is a number shared by a game and the dialogs over
// it. `whole` is the link if it is too long for the URL, whose fragment then contains the link in compressed form. The
// other properties contain what a link cannot express: which jumps are the solver's, and a friend's moves and message.

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

/** Browsers reject URL changes that are too frequent, as they would be during playback. */
const PAUSE_MILLISECONDS = 250;
/** The delay after which a game too long for the URL is compressed. */
const REST_MILLISECONDS = 1000;

/**
 * @param {import('./guard.js').Page} page
 * @param {(game: Game) => Game} typed adds the text in the comment field to a game
 * @param {() => boolean} isMoving true while a game is being opened or an entry is being left: nothing is written then
 */
export function entryOf({ element, guard }, typed, isMoving) {
  /** The last fragment that could not be read. */
  let damaged = '';
  /** A whole link, and the fragment that represents it in the URL. */
  let packed = { whole: '', fragment: '' };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;
  const entry = {
    game: 0,
    /** The open dialog. @type {string | undefined} */
    view: undefined,
    /** The readable part of a broken link, as a link. The URL keeps the broken link until a jump is played. */
    salvage: '',
    linkNow,
    linkHere,
    unpack,
    write,
    schedule,
    flush,
  };
  for (const type of ['change', 'hint']) element.addEventListener(type, schedule);
  // A page that is left or hidden may never be resumed.
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  return entry;

  /** The link to the game on the board. */
  function linkNow() {
    return boardPageLink(element.state && typed(element.state));
  }

  /** The link in the history entry. */
  function linkHere() {
    const { view } = readLink(location.search);
    return { ...readLink(entryState()?.whole ?? location.search), view };
  }

  /** If the URL's fragment contains a compressed game, puts its link into the history state. */
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

  /** Writes the URL after a short delay. */
  function schedule() {
    timer ??= setTimeout(write, PAUSE_MILLISECONDS);
  }

  /** Writes all changes now, since a reload uses the URL that was written before the page was hidden. */
  function flush() {
    if (timer) write();
  }

  /** Writes the URL into the current history entry, or into a new one. @param {boolean} [isNew] */
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
    // The URL of a broken link is kept, even while a dialog is open.
    if (isBroken && !isNew) return;
    const link = { ...game, view };
    const short = shortLink(link, location.origin + location.pathname);
    const whole = short === link || isBroken ? undefined : writeLink(game);
    const fragment = whole === packed.whole ? packed.fragment : '';
    const old = entryState();
    const { beat, message } = (old?.game === entry.game && old) || {};
    const text = writeLink(short);
    // Copying the URL also passes on the message.
    const more = message && text ? `&message=${encodeURIComponent(message)}` : '';
    const address = isBroken ? location.href : text + more + fragment || location.pathname;
    /** @type {EntryState} */
    const state = {
      game: entry.game,
      isDialog: view !== undefined && (isNew || old?.isDialog === true),
      whole,
      marks: element.state && marksOf(element.state),
      beat,
      message,
    };
    (isNew ? history.pushState : history.replaceState).call(history, state, '', address);
    // The next visit continues with the player's own game, and not in the middle of playback.
    remember('game', element.state ? writeLink(boardPageLink(typed(ownGame(element.state)))) : '');
    if (whole && !fragment) waitForRest();
  }

  function waitForRest() {
    clearTimeout(rest);
    // If compression fails, the URL still contains the line on the board.
    rest = setTimeout(() => pack().catch(() => {}), REST_MILLISECONDS);
  }

  /** Completes the URL of a game that is too long for the readable form. */
  async function pack() {
    const { whole } = entryState() ?? {};
    if (!whole) return;
    if (!element.paused) return waitForRest();
    const { packedLink } = await import('../../link/packed.js');
    const { fragment } = await packedLink(readLink(whole), location.origin + location.pathname);
    packed = { whole, fragment };
    // The game may have continued in the meantime.
    if (whole === entryState()?.whole) history.replaceState(entryState(), '', location.search + fragment);
  }
}

/** @returns {EntryState} */
export const entryState = () => history.state;

/** A number that no other game in the history has. */
export const newNumber = () => Math.random();
