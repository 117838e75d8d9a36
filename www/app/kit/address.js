// Keeps the address of the page and its history in step with the game on the board, and the game with the address.
//
// Each entry of the history is a game, or an open dialog over one: Back closes the dialog. An entry has a state
// `{}`; `game` is the same number for a game and for the dialogs over it, and `whole` the link if it is too
// long for the address. The rest is said by no link: the owners of the jumps, and a friend's moves.

import { NOW } from '../../element/play/played-element.js';
import { attempt } from '../../engine/engine-error.js';
import { ownGame } from '../../game/own.js';
import { marksOf } from '../../game/tree.js';
import { checked } from '../../link/checked.js';
import { boardPageLink, holdsGame, isPacked, placedLink, readLink, shortLink, writeLink } from '../../link/link.js';
import { recall, remember } from './storage.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../link/link.js').Link} Link */
/** @typedef {{ found: string[], asked?: string }} Marks the solver's jumps */
/**
 * @typedef {{
 *   game: number, isDialog: boolean, whole?: string, marks?: Marks, beat?: string,
 * } | null} EntryState
 */

/** Browsers refuse an address that changes too often, as it would during a film. */
const PAUSE_MILLISECONDS = 250;
/** The rest of the board after which a game too long for the address is compressed. */
const REST_MILLISECONDS = 1000;

/** @typedef {ReturnType<typeof addressOf>} Address */

/**
 * @param {import('./guard.js').Page} page
 * @param {(view: string | undefined) => void} show opens the dialog with this name and closes any other
 * @param {(error: unknown) => void} report hears that a link is damaged
 * @param {(game: Game) => Game} typed adds the text of the field to a game
 */
export function addressOf({ element, guard, words }, show, report, typed) {
  /** The number of the game of this entry. */
  let number = 0;
  /** The board, start and goal of this entry, as a link: another problem gets another entry. */
  let problem = '';
  /** The link that is being opened. @type {Link | undefined} */
  let opening;
  /** The readable part of a broken link, as a link: the address keeps the broken one until something is played. */
  let salvage = '';
  /** True if the fragment of the address is unreadable. */
  let isCut = false;
  /** The fragment that could not be read last. */
  let damaged = '';
  /** A whole link, and the fragment that the address has for it. */
  let packed = { whole: '', fragment: '' };
  /** The open dialog. @type {string | undefined} */
  let view;
  /** True if the next game was chosen in a dialog. */
  let isChosen = false;
  /** False while the board is not that of the address. */
  let isBegun = false;
  /** Settles the promise of a dialog on its way out. @type {((value?: unknown) => void) | undefined} */
  let leave;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;

  element.addEventListener('ready', () => guard(arrive));
  for (const type of ['change', 'hint']) element.addEventListener(type, schedule);
  element.addEventListener('error', () => guard(fail));
  addEventListener('popstate', () => unpack().then(travel));
  // A page that is left or hidden may never come back.
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  return { unpack, begin, openDialog, closeDialog, choose, schedule, flush };

  /** @returns {EntryState} */
  function state() {
    return history.state;
  }

  /** Puts the game of the address' fragment into the history, if the address has more of it. */
  async function unpack() {
    const { search, hash } = location;
    if (state()?.whole || !isPacked(hash) || hash === damaged) return;
    try {
      const { unpacked } = await import('../../link/packed.js');
      const whole = writeLink({ ...readLink(await unpacked(search + hash)), view: undefined });
      packed = { whole, fragment: hash };
      if (location.hash === hash) history.replaceState({ ...state(), game: newNumber(), whole }, '');
    } catch (error) {
      isCut = true;
      damaged = hash;
      report(error);
    }
  }

  /** Opens the game of the address or, without one, that of the last visit. */
  function begin() {
    isBegun = true;
    number = state()?.game ?? newNumber();
    const { view, ...game } = linkHere();
    const link = { ...(holdsGame(game) ? game : readLink(recall('game'))), view };
    if (writeLink(link) !== '') open(link);
  }

  /** The link to the game on the board. */
  function linkNow() {
    return boardPageLink(element.state && typed(element.state));
  }

  /** The link of this entry of the history. */
  function linkHere() {
    const { view } = readLink(location.search);
    return { ...readLink(state()?.whole ?? location.search), view };
  }

  /** Makes the open dialog an entry of the history, unless it was opened by one. @param {string} name */
  function openDialog(name) {
    const isHere = readLink(location.search).view === name;
    if (!isHere) write();
    view = name;
    if (isHere) write();
    else if (isBroken()) history.pushState(entry(true), '', location.href);
    else write(true);
  }

  /**
   * Leaves the entry of the open dialog, which is closed.
   * @returns {Promise<void>} resolves when the history is back
   */
  async function closeDialog() {
    if (view === undefined) return;
    view = undefined;
    if (!state()?.isDialog) return write();
    await new Promise((resolve) => {
      leave = resolve;
      history.back();
    });
  }

  /** Notes that the next game was chosen in the open dialog: its entry replaces that of the dialog. */
  function choose() {
    view = undefined;
    if (!state()?.isDialog) write();
    isChosen = true;
  }

  /** A person has gone back or forward. */
  function travel() {
    const link = linkHere();
    const left = leave;
    const isSame = state()?.game === number;
    leave = undefined;
    view = undefined;
    // The left dialog is closed, and another one may be on its way.
    if (!left || !isSame) show(isSame ? link.view : undefined);
    if (!isSame) {
      number = state()?.game ?? newNumber();
      open(link);
    } else if (!link.view) write();
    left?.();
  }

  /** @param {Link} link */
  function open(link) {
    opening = link;
    // A broken link is not written again: the entry gets its number now.
    history.replaceState({ ...state(), game: number }, '');
    const { view, ...texts } = link;
    element.open(/** @type {import('../../game/line.js').Texts} */ ({ ...placedLink(texts), ...state()?.marks }));
  }

  /** A game is on the board. Nothing changes before the core has answered: if it dies, the game arrives once more. */
  function arrive() {
    if (!isBegun) return;
    const asked = opening;
    const wasChosen = isChosen;
    const before = problem;
    const link = linkNow();
    const isBad = asked !== undefined && !isReadable(asked);
    salvage = isBad || (asked && isCut) ? writeLink(link) : '';
    isCut = false;
    if (isBad) tellDamage(asked);
    opening = undefined;
    isChosen = false;
    problem = writeLink({ board: link.board, start: link.start, goal: link.goal });
    const isNew = wasChosen || (!asked && before !== '' && problem !== before);
    if (isNew) number = newNumber();
    // The address of a dialog stays until the dialog is open.
    if (asked?.view) return show(asked.view);
    // The game of the last visit has no address yet for Back, and a played one is the last one now.
    const isUnnamed = asked !== undefined && location.search === '';
    if (isNew || isUnnamed || link.moves || link.game) write(isNew && !(wasChosen && state()?.isDialog));
    else schedule();
  }

  /** If not even the board can be read, the present game stays, and none arrives. */
  function fail() {
    if (!opening || problem === '' || isReadable({ board: opening.board })) return;
    tellDamage(opening);
    opening = undefined;
    salvage = writeLink(linkNow());
  }

  /**
   * Tells a player that a link is damaged, in place of the error for its writer, which the console has. Of a board with
   * too many holes that is to be read by all.
   * @param {Link} link
   */
  function tellDamage({ board }) {
    const read = attempt(() => checked({ board }));
    const isError = read instanceof Error;
    if (!isError || read.expected?.key !== 'most-holes')
      element[NOW].solving?.fail(words.damaged({ hasBoard: !isError }));
  }

  /** Writes the address soon. */
  function schedule() {
    timer ??= setTimeout(write, PAUSE_MILLISECONDS);
  }

  /** Writes all changes at once. A reload takes the address from before the page is hidden. */
  function flush() {
    if (timer) write();
  }

  /** True while the address is a broken link that nothing has replaced. */
  function isBroken() {
    if (salvage !== writeLink(linkNow())) salvage = '';
    return salvage !== '';
  }

  /** @param {boolean} isDialog @param {string} [whole] @returns {EntryState} */
  function entry(isDialog, whole) {
    const { game, beat } = state() ?? {};
    const marks = element.state && marksOf(element.state);
    return { game: number, isDialog, whole, marks, beat: game === number ? beat : undefined };
  }

  /** Writes the address: into this entry of the history, or into a new one. @param {boolean} [isNew] */
  function write(isNew = false) {
    clearTimeout(timer);
    timer = undefined;
    guard(() => writeNow(isNew));
  }

  /** @param {boolean} isNew */
  function writeNow(isNew) {
    if (opening || leave || isBroken()) return;
    const game = linkNow();
    const link = { ...game, view };
    const short = shortLink(link, location.origin + location.pathname);
    const whole = short === link ? undefined : writeLink(game);
    const isDialog = view !== undefined && (isNew || state()?.isDialog === true);
    const put = isNew ? history.pushState : history.replaceState;
    const fragment = whole === packed.whole ? packed.fragment : '';
    put.call(history, entry(isDialog, whole), '', writeLink(short) + fragment || location.pathname);
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
    const { whole } = state() ?? {};
    if (!whole) return;
    if (!element.paused) return waitForRest();
    const { packedLink } = await import('../../link/packed.js');
    const { fragment } = await packedLink(readLink(whole), location.origin + location.pathname);
    packed = { whole, fragment };
    // More may have been played meanwhile.
    if (whole === state()?.whole) history.replaceState(state(), '', location.search + fragment);
  }
}

/** A number that no other game of the history has. */
function newNumber() {
  return Math.random();
}

/** @param {Link} link */
function isReadable(link) {
  return !(attempt(() => checked(link)) instanceof Error);
}
