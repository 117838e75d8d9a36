// Lets the user choose a hole for a purpose other than moving a peg, by clicking on the board or by keyboard.

/** The event that ends a choice in progress. */
const END = 'end-of-choice';

/**
 * The name of the next hole that the user clicks, or chooses with Enter; undefined after Escape, when the signal is
 * aborted, when another choice starts, or when `endPick` is called. Until then, clicks do not move pegs.
 * @param {ShadowRoot} root
 * @param {AbortSignal} [signal]
 * @returns {Promise<string | undefined>}
 */
export async function pickHole(root, signal) {
  if (signal?.aborted) return undefined;
  const stage = /** @type {HTMLElement} */ (root.querySelector('.stage'));
  const end = new AbortController();
  const until = { capture: true, signal: end.signal };
  endPick(root);
  stage.classList.add('is-picking');
  return new Promise((resolve) => {
    const finish = (/** @type {string | undefined} */ hole) => {
      end.abort();
      stage.classList.remove('is-picking');
      resolve(hole);
    };
    const click = (/** @type {Event} */ event) => {
      event.stopPropagation();
      const { hole } = /** @type {HTMLElement} */ (event.target).dataset;
      if (hole) finish(hole);
    };
    // Keeps presses from the board, where they would select a peg.
    stage.addEventListener('pointerdown', (event) => event.stopPropagation(), until);
    stage.addEventListener('click', click, until);
    root.ownerDocument.addEventListener('keydown', (event) => event.key === 'Escape' && finish(undefined), until);
    stage.addEventListener(END, () => finish(undefined), until);
    signal?.addEventListener('abort', () => finish(undefined), { signal: end.signal });
  });
}

/** Ends the choice in progress on a board. @param {ShadowRoot} root */
export function endPick(root) {
  root.querySelector('.stage')?.dispatchEvent(new Event(END));
}
