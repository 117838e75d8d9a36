// Keeps the address of the page and its history in step with the game on the board, and the game with the address.
//
// Each entry of the history is a game, or an open dialog over one: Back closes the dialog. An entry has a state
// `{}`; `game` is the same number for a game and for the dialogs over it, and `whole` the link if it is too
// long for the address.

import { isTrap } from '../../engine/trap.js';
import { marksOf } from '../../game/tree.js';
import { boardPageLink } from '../../link/board-link.js';
import { holdsGame, placedLink, readLink, shortLink, writeLink } from '../../link/link.js';
import { isPacked, packedLink, unpacked } from '../../link/packed.js';
import { checked } from '../../link/pasted.js';
import { recall, remember } from './storage.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../link/link.js').Link} Link */
/** @typedef {HTMLElementTagNameMap['peg-solitaire']} PegSolitaireElement */
/** @typedef {{ found: string[], asked?: string }} Marks the solver's jumps */
/** @typedef {{ game: number, isDialog: boolean, whole?: string, marks?: Marks } | null} EntryState */

/** Browsers refuse an address that changes too often, as it would during a film. */
const PAUSE_MILLISECONDS = 250;
/** The rest of the board after which a game too long for the address is compressed. */
const REST_MILLISECONDS = 1000;

export class Address {
  /** @type {PegSolitaireElement} */
  #element;
  #guard;
  #show;
  #report;
  #typed;
  /** The number of the game of this entry. */
  #game = 0;
  /** The board, start and goal of this entry, as a link: another problem gets another entry. */
  #problem = '';
  /** The link that is being opened. @type {Link | undefined} */
  #opening;
  /** The readable part of a broken link, as a link: the address keeps the broken one until something is played. */
  #salvage = '';
  /** True if the fragment of the address is unreadable. */
  #isCut = false;
  /** The fragment that could not be read last. */
  #damaged = '';
  /** A whole link, and the fragment that the address has for it. */
  #packed = { whole: '', fragment: '' };
  /** The open dialog. @type {string | undefined} */
  #view;
  /** True if the next game was chosen in a dialog. */
  #isChosen = false;
  /** False while the board is not that of the address. */
  #isBegun = false;
  /** Settles the promise of a dialog on its way out. @type {(() => void) | undefined} */
  #left;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #rest;

  /**
   * @param {PegSolitaireElement} element
   * @param {import('./guard.js').Guard} guard
   * @param {(view: string | undefined) => void} show opens the dialog with this name and closes any other
   * @param {(error: unknown) => void} report hears that a link is damaged
   * @param {(game: Game) => Game} typed adds the text of the field to a game
   */
  constructor(element, guard, show, report, typed) {
    this.#element = element;
    this.#guard = guard;
    this.#show = show;
    this.#report = report;
    this.#typed = typed;
    element.addEventListener('ready', () => guard.run(() => this.#arrive()));
    element.addEventListener('change', () => this.schedule());
    element.addEventListener('error', () => guard.run(() => this.#fail()));
    addEventListener('popstate', () => (this.#isPacked ? this.unpack().then(() => this.#travel()) : this.#travel()));
    // A page that is left or hidden may never come back.
    addEventListener('pagehide', () => this.flush());
    document.addEventListener('visibilitychange', () => this.flush());
  }

  /** True if the address has more of the game than the history. */
  get #isPacked() {
    return !this.#state?.whole && isPacked(location.hash) && location.hash !== this.#damaged;
  }

  /** Puts the game of the address' fragment into the history. */
  async unpack() {
    if (!this.#isPacked) return;
    const { search, hash } = location;
    try {
      const whole = writeLink({ ...readLink(await unpacked(search + hash)), view: undefined });
      this.#packed = { whole, fragment: hash };
      if (location.hash === hash) history.replaceState({ game: newNumber(), isDialog: false, whole }, '');
    } catch (error) {
      this.#isCut = true;
      this.#damaged = hash;
      this.#report(error);
    }
  }

  /** Opens the game of the address or, without one, that of the last visit. */
  begin() {
    this.#isBegun = true;
    this.#game = this.#state?.game ?? newNumber();
    const { view, ...game } = this.#here;
    const link = { ...(holdsGame(game) ? game : readLink(recall('game'))), view };
    if (writeLink(link) !== '') this.#open(link);
  }

  /** The link to the game on the board. @returns {Link} */
  get #link() {
    const { state } = this.#element;
    return boardPageLink(state && this.#typed(state));
  }

  /** The link of this entry of the history. */
  get #here() {
    const { view } = readLink(location.search);
    return { ...readLink(this.#state?.whole ?? location.search), view };
  }

  /** Makes the open dialog an entry of the history, unless it was opened by one. @param {string} view */
  openDialog(view) {
    const isHere = readLink(location.search).view === view;
    if (!isHere) this.#write();
    this.#view = view;
    if (isHere) this.#write();
    else if (this.#isBroken) history.pushState(this.#entry(true), '', location.href);
    else this.#write(true);
  }

  /**
   * Leaves the entry of the open dialog, which is closed.
   * @returns {Promise<void>} resolves when the history is back
   */
  async closeDialog() {
    if (this.#view === undefined) return;
    this.#view = undefined;
    if (!this.#state?.isDialog) return this.#write();
    const left = new Promise((resolve) => {
      this.#left = () => resolve(undefined);
    });
    history.back();
    await left;
  }

  /** Notes that the next game was chosen in the open dialog: its entry replaces that of the dialog. */
  choose() {
    this.#view = undefined;
    if (!this.#state?.isDialog) this.#write();
    this.#isChosen = true;
  }

  /** @returns {EntryState} */
  get #state() {
    return history.state;
  }

  /** A person has gone back or forward. */
  #travel() {
    const state = this.#state;
    const link = this.#here;
    const left = this.#left;
    const isSame = state?.game === this.#game;
    this.#left = undefined;
    this.#view = undefined;
    // The left dialog is closed, and another one may be on its way.
    if (!left || !isSame) this.#show(isSame ? link.view : undefined);
    if (isSame) {
      if (!link.view) this.#write();
    } else {
      this.#game = state?.game ?? newNumber();
      this.#open(link);
    }
    left?.();
  }

  /** @param {Link} link */
  #open(link) {
    this.#opening = link;
    // A broken link is not written again: the entry gets its number now.
    const { isDialog = false, whole, marks } = this.#state ?? {};
    history.replaceState({ game: this.#game, isDialog, whole, marks }, '');
    const { view, ...texts } = link;
    this.#element.open(/** @type {import('../../game/line.js').Texts} */ ({ ...placedLink(texts), ...marks }));
  }

  /** A game is on the board. Nothing changes before the core has answered: if it dies, the game arrives once more. */
  #arrive() {
    if (!this.#isBegun) return;
    const opening = this.#opening;
    const isChosen = this.#isChosen;
    const link = this.#link;
    this.#salvage = opening && (this.#isCut || !isReadable(opening)) ? writeLink(link) : '';
    this.#isCut = false;
    this.#opening = undefined;
    this.#isChosen = false;
    const { board, start, goal } = link;
    const problem = writeLink({ board, start, goal });
    const isNew = isChosen || (!opening && this.#problem !== '' && problem !== this.#problem);
    this.#problem = problem;
    if (isNew) this.#game = newNumber();
    // The address of a dialog stays until the dialog is open.
    if (opening?.view) return this.#show(opening.view);
    // The game of the last visit has no address yet for Back, and a played one is the last one now.
    const isUnnamed = opening !== undefined && location.search === '';
    if (isNew || isUnnamed || link.moves || link.game) this.#write(isNew && !(isChosen && this.#state?.isDialog));
    else this.schedule();
  }

  /** If not even the board can be read, the present game stays, and none arrives. */
  #fail() {
    const isFirst = this.#problem === '';
    if (!this.#opening || isFirst || isReadable({ board: this.#opening.board })) return;
    this.#opening = undefined;
    this.#salvage = writeLink(this.#link);
  }

  /** Writes the address soon. */
  schedule() {
    this.#timer ??= setTimeout(() => this.#write(), PAUSE_MILLISECONDS);
  }

  /** Writes all changes at once. A reload takes the address from before the page is hidden. */
  flush() {
    if (this.#timer) this.#write();
  }

  /** True while the address is a broken link that nothing has replaced. */
  get #isBroken() {
    if (this.#salvage !== writeLink(this.#link)) this.#salvage = '';
    return this.#salvage !== '';
  }

  /** @param {boolean} isDialog @param {string} [whole] @returns {EntryState} */
  #entry(isDialog, whole) {
    const { state } = this.#element;
    return { game: this.#game, isDialog, whole, marks: state && marksOf(state) };
  }

  /** Writes the address: into this entry of the history, or into a new one. @param {boolean} [isNew] */
  #write(isNew = false) {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#guard.run(() => this.#writeNow(isNew));
  }

  /** @param {boolean} isNew */
  #writeNow(isNew) {
    if (this.#opening || this.#left || this.#isBroken) return;
    const link = { ...this.#link, view: this.#view };
    const short = shortLink(link, location.origin + location.pathname);
    const query = writeLink(short);
    const whole = short === link ? undefined : writeLink(this.#link);
    const isDialog = this.#view !== undefined && (isNew || this.#state?.isDialog === true);
    const write = isNew ? history.pushState : history.replaceState;
    const fragment = whole === this.#packed.whole ? this.#packed.fragment : '';
    write.call(history, this.#entry(isDialog, whole), '', query + fragment || location.pathname);
    remember('game', writeLink(this.#link));
    if (whole && !fragment) this.#waitForRest();
  }

  #waitForRest() {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#pack(), REST_MILLISECONDS);
  }

  /** Completes the address of a game that is too long for it. */
  async #pack() {
    const { whole } = this.#state ?? {};
    if (!whole) return;
    if (!this.#element.paused) return this.#waitForRest();
    const { fragment } = await packedLink(readLink(whole), location.origin + location.pathname);
    this.#packed = { whole, fragment };
    // More may have been played meanwhile.
    if (whole === this.#state?.whole) history.replaceState(this.#state, '', location.search + fragment);
  }
}

/** A number that no other game of the history has. */
function newNumber() {
  return Math.random();
}

/** @param {Link} link */
function isReadable(link) {
  try {
    checked(link);
    return true;
  } catch (error) {
    if (isTrap(error)) throw error;
    return false;
  }
}
