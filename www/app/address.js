// Keeps the address of the page in step with the game on the board, and the game with the address.

import { writeProblem } from '../engine/problem.js';
import { readLink, writeLink } from '../game/link.js';
import { recall, remember } from './storage.js';

/** @typedef {import('../game/link.js').Link} Link */
/** @typedef {import('../element/peg-solitaire-element.js').PegSolitaireElement} PegSolitaireElement */

/** Browsers refuse an address that changes too often, as it would while a film plays. */
const PAUSE_MILLISECONDS = 250;

export class Address {
  /** @type {PegSolitaireElement} */
  #element;
  /** What the address is about, without the jumps: another problem is another entry of the history. */
  #problem = '';
  /** The link that is being opened. @type {Link | undefined} */
  #opening;
  /** A link that could not be read: it stands, and what is remembered too, until something else is done. */
  #isBroken = false;
  /** The open dialog. @type {string | undefined} */
  #view;
  #host;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {PegSolitaireElement} element
   * @param {{ leave: () => void, show: (view: string | undefined) => void }} host what closes the open dialog, and
   *   what opens that of a link
   */
  constructor(element, host) {
    this.#element = element;
    this.#host = host;
    element.addEventListener('ready', () => this.#arrive());
    element.addEventListener('change', () => this.#schedule());
    element.addEventListener('error', () => this.#fail());
    addEventListener('popstate', () => {
      this.#open(readLink(location.search));
      host.leave();
    });
    // A page that is left or hidden may never come back: what is not written yet is written now.
    addEventListener('pagehide', () => this.#flush());
    document.addEventListener('visibilitychange', () => this.#flush());
  }

  /** Opens what the address says; without any, the game of the last visit. */
  begin() {
    const link = readLink(location.search || recall('game'));
    if (writeLink(link) !== '') this.#open(link);
  }

  /** The link to what is on the board now. @returns {Link} */
  get link() {
    const { game, moves } = this.#element;
    if (!game) return {};
    const at = game.cursor === game.line.jumps.length ? undefined : game.cursor;
    return { ...writeProblem(game.problem), moves: moves || undefined, at, view: this.#view };
  }

  /** @param {string | undefined} view the dialog that is open now */
  set view(view) {
    this.#view = view;
    this.#write();
  }

  /** @param {Link} link */
  #open(link) {
    this.#opening = link;
    this.#element.open(link);
  }

  #arrive() {
    const opening = this.#opening;
    this.#opening = undefined;
    if (opening) this.#element.goTo(opening.at ?? Number.POSITIVE_INFINITY);
    const problem = writeLink(this.#problemOf(this.link));
    const isFirst = this.#problem === '';
    const isNew = !isFirst && problem !== this.#problem && !opening;
    this.#problem = problem;
    // Where the first link is broken, the usual board takes its place.
    if (!isFirst) this.#isBroken = false;
    this.#write(isNew);
    if (opening) this.#host.show(opening.view);
  }

  #fail() {
    if (!this.#opening) return;
    this.#opening = undefined;
    this.#isBroken = true;
  }

  /** @param {Link} link @returns {Link} */
  #problemOf({ board, start, goal }) {
    return { board, start, goal };
  }

  #schedule() {
    this.#isBroken = false;
    this.#timer ??= setTimeout(() => this.#write(), PAUSE_MILLISECONDS);
  }

  #flush() {
    if (this.#timer) this.#write();
  }

  #write(isNew = false) {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isBroken || this.#opening) return;
    const query = writeLink(this.link);
    const state = isNew ? history.pushState : history.replaceState;
    state.call(history, null, '', query || location.pathname);
    remember('game', writeLink({ ...this.link, view: undefined }));
  }
}
