// Keeps the address of the page in step with the game on the board, and the game with the address.

import { writeProblem } from './engine.js';
import { readLink, writeLink } from './link.js';
import { recall, remember } from './memory.js';

/** @typedef {import('./link.js').Link} Link */
/** @typedef {import('./peg-solitaire-element.js').PegSolitaireElement} PegSolitaireElement */

/** Browsers refuse an address that changes too often, as it would while a film plays. */
const PAUSE_MILLISECONDS = 250;

export class Address {
  /** @type {PegSolitaireElement} */
  #element;
  /** What the address is about, without the jumps: another problem is another entry of the history. */
  #problem = '';
  /** The link that is being opened. @type {Link | undefined} */
  #opening;
  /** The open dialog. @type {string | undefined} */
  #view;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {PegSolitaireElement} element */
  constructor(element) {
    this.#element = element;
    element.addEventListener('ready', () => this.#arrive());
    element.addEventListener('change', () => this.#schedule());
    element.addEventListener('error', () => {
      this.#opening = undefined;
    });
    addEventListener('popstate', () => this.#open(readLink(location.search)));
    // A page that is left or hidden may never come back: what is not written yet is written now.
    addEventListener('pagehide', () => this.#flush());
    document.addEventListener('visibilitychange', () => this.#flush());
  }

  /** Opens what the address says; without any, the game of the last visit. Tells which dialog was open. */
  begin() {
    const link = readLink(location.search || recall());
    if (writeLink(link) !== '') this.#open(link);
    return link.view;
  }

  /** The link to what is on the board now. @returns {Link} */
  get link() {
    const { problem, moves, jumps } = this.#element;
    if (!problem) return {};
    const total = moves.split(' ').reduce((sum, move) => sum + move.split('-').length - 1, 0);
    const at = moves === '' || jumps.length === total ? undefined : jumps.length;
    return { ...writeProblem(problem), moves: moves || undefined, at, view: this.#view };
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
    const isNew = this.#problem !== '' && problem !== this.#problem && !opening;
    this.#problem = problem;
    this.#write(isNew);
  }

  /** @param {Link} link @returns {Link} */
  #problemOf({ board, start, goal }) {
    return { board, start, goal };
  }

  #schedule() {
    this.#timer ??= setTimeout(() => this.#write(), PAUSE_MILLISECONDS);
  }

  #flush() {
    if (this.#timer) this.#write();
  }

  #write(isNew = false) {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const query = writeLink(this.link);
    const state = isNew ? history.pushState : history.replaceState;
    state.call(history, null, '', query || location.pathname);
    remember(writeLink({ ...this.link, view: undefined }));
  }
}
