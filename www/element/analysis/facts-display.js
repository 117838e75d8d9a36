// Shows the strength of the position on the board: a few lines under a heading that opens them.

import { build } from '../../common/dom/dom.js';
import { setAttribute, setHidden, setText } from '../../common/dom/write.js';

/** @typedef {import('../../ask/facts.js').Facts} Facts */
/** @typedef {import('../../ask/facts.js').PositionFacts} PositionFacts */
/** @typedef {import('../../words/en/plus.js').PlusWords} PlusWords */

const NAMES = /** @type {const} */ (['lines', 'chance', 'moves', 'pegs']);

/** @param {PlusWords['facts']} words */
export function makeFactsDisplay(words) {
  const rows = NAMES.map((name) => ({ name, label: build('dt', {}, words.names[name]), value: build('dd', {}) }));
  const list = build('dl', {}, ...rows.flatMap(({ label, value }) => [label, value]));
  const summary = build('summary', {}, words.title);
  const root = /** @type {HTMLDetailsElement} */ (build('details', { class: 'facts', hidden: true }, summary, list));
  /** @type {Facts | undefined} */
  let shown;

  /** @param {Facts} facts @param {boolean} isOffered */
  function update(facts, isOffered) {
    shown = facts;
    setHidden(root, !isOffered);
    notice();
    if (!facts.isWanted()) return;
    const found = facts.now();
    for (const { name, value } of rows) {
      setText(value, words.value(name, found));
      value.classList.toggle('is-open', found[name].state !== 'known');
      setAttribute(value, 'title', name === 'lines' ? words.allLines(found.lines) : '');
    }
  }

  /** A closed list looks for nothing. */
  function notice() {
    if (shown) shown.want(root.open && !root.hidden);
  }

  root.addEventListener('toggle', notice);
  return { root, update };
}
