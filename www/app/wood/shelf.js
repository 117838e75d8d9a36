// The shelf in Settings: woods and pegs to choose from. Some of them are unlocked by solving puzzles, or all at once on
// request.

import { paint, prepare } from '../../board/paint.js';
import { CRAFT } from '../../element/play/played-element.js';
import { html } from '../kit/html.js';
import { recall, remember } from '../kit/storage.js';
import { craftOn, takeMaterials } from './wood.js';

/** The number of solved puzzles that unlocks each wood or kind of peg. @type {Record<Kind, Record<string, number>>} */
const SHELF = {
  wood: { '': 0, oak: 1, slate: 8 },
  pegs: { '': 0, clay: 2, wooden: 4, eye: 6, steel: 11 },
};
/** The size of a sample, in CSS pixels. */
const SIZE = 44;

/** @typedef {'wood' | 'pegs'} Kind */

/**
 * The wood or kind of peg that a number of solved puzzles unlocks, if any.
 * @param {number} count
 * @returns {{ kind: Kind, name: string } | undefined}
 */
export function comesWith(count) {
  if (recall('shelf')) return undefined;
  const kinds = /** @type {Kind[]} */ (Object.keys(SHELF));
  const all = kinds.flatMap((kind) => Object.entries(SHELF[kind]).map(([name, after]) => ({ kind, name, after })));
  return all.find(({ after }) => after === count);
}

/**
 * @param {import('../kit/dialog.js').Table & { progress: { read: () => Promise<{ solved: object }> } }} table
 * @returns a function that fills a box with the shelf
 */
export function shelfOn({ element, guard, progress, words: { settings: words } }) {
  return fill;

  /** @param {HTMLElement} box */
  async function fill(box) {
    const { sampleOf } = await import('./materials.js');
    const record = await progress.read();
    const solved = recall('shelf') ? Number.POSITIVE_INFINITY : Object.keys(record.solved).length;
    const { colours } = element;
    /** The current colour from a pair for light and dark mode. @param {string[]} pair */
    const resolve = (pair) => {
      box.style.outlineColor = `light-dark(${pair})`;
      return getComputedStyle(box).outlineColor;
    };
    const kinds = /** @type {Kind[]} */ (Object.keys(SHELF));
    const isWhole = kinds.every((kind) => Object.values(SHELF[kind]).every((after) => after <= solved));
    box.replaceChildren(
      ...kinds.map((kind) => row(kind)),
      isWhole
        ? ''
        : html`<div class="row wrap">
            <button type="button" @click=${unlock}>${words.unlock}</button> <small class="muted">${words.locks}</small>
          </div>`,
    );

    /** @param {Kind} kind */
    function row(kind) {
      const { label, choices } = words[kind];
      const title = `shelf-${kind}`;
      return html`<div>
        <p id=${title}>${label}</p>
        <div class="choices" role="radiogroup" aria-labelledby=${title}>
        ${Object.entries(SHELF[kind]).map(([name, after]) => {
          const chosen = { wood: recall('wood'), pegs: recall('pegs'), [kind]: name };
          const canvas = document.createElement('canvas');
          const shapes = sampleOf(chosen.wood, chosen.pegs, colours, resolve, SIZE);
          paint(prepare(canvas, SIZE, SIZE, devicePixelRatio), shapes);
          const isChosen = recall(kind) === name;
          const isLocked = after > solved && !isChosen;
          return html`<label>
            <input type="radio" name=${kind} value=${name} checked=${isChosen} disabled=${isLocked}
              @change=${() => choose(kind, name)}>
            ${canvas}
            <span>${/** @type {Record<string, string>} */ (choices)[name]}</span>
            ${isChosen && html`<small class="tick" aria-hidden="true">\u2713</small>`}
            ${
              isLocked &&
              html`<small class="muted">
              <span aria-hidden="true">
                <svg viewBox="0 0 12 12" width="11" height="11"><path d="M2 5h8v6H2z M4 5V3a2 2 0 0 1 4 0v2"/></svg>
                ${after}</span><span class="sr-only">${words.after({ count: after })}</span>
            </small>`
            }
          </label>`;
        })}
      </div></div>`;
    }

    function unlock() {
      remember('shelf', 'all');
      guard(() => fill(box));
    }

    /** @param {Kind} kind @param {string} name */
    async function choose(kind, name) {
      remember(kind, name);
      await takeMaterials();
      element[CRAFT](craftOn(element, false));
      await fill(box);
      /** @type {HTMLElement} */ (box.querySelector(`[name="${kind}"]:checked`))?.focus();
    }
  }
}
