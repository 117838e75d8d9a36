// Shows the strength of the position on the board: a few lines under a heading that opens them.

import { build } from '../../common/dom/dom.js';
import { setAttribute, setHidden, setText } from '../../common/dom/write.js';

/** @typedef {import('../../ask/facts.js').Facts} Facts */
/** @typedef {import('../../ask/facts.js').PositionFacts} PositionFacts */
/** @typedef {import('../../words/plus.js').PlusWords} PlusWords */

const NAMES = /** @type {const} */ (['lines', 'chance', 'moves', 'pegs']);

export class FactsDisplay {
  #summary = build('summary', {});
  #rows = NAMES.map((name) => ({ name, label: build('dt', {}), value: build('dd', {}) }));
  /** @type {Facts | undefined} */
  #facts;

  constructor() {
    const list = build('dl', {}, ...this.#rows.flatMap(({ label, value }) => [label, value]));
    this.root = /** @type {HTMLDetailsElement} */ (
      build('details', { class: 'facts', hidden: true }, this.#summary, list)
    );
    this.root.addEventListener('toggle', () => this.#notice());
  }

  /** @param {Facts} facts @param {boolean} isOffered @param {PlusWords} words */
  update(facts, isOffered, { facts: words }) {
    this.#facts = facts;
    setHidden(this.root, !isOffered);
    setText(this.#summary, words.title);
    this.#notice();
    if (!facts.isWanted) return;
    const found = facts.now;
    for (const { name, label, value } of this.#rows) {
      setText(label, words.names[name]);
      setText(value, words.value(name, found));
      value.classList.toggle('is-open', found[name].state !== 'known');
      setAttribute(value, 'title', name === 'lines' ? words.allLines(found.lines) : '');
    }
  }

  /** A closed list looks for nothing. */
  #notice() {
    if (this.#facts) this.#facts.isWanted = this.root.open && !this.root.hidden;
  }
}
