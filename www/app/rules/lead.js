// A jump to try on a first visit, beside the goal: it steps aside with the first jump on the board.

import { setLabel } from '../../common/dom/write.js';
import { whenIdle } from '../../common/tasks.js';
import { recall, remember } from '../kit/storage.js';

/**
 * @param {import('../kit/guard.js').Page} page
 * @param {HTMLButtonElement} button around a canvas
 * @param {ReturnType<typeof import('../heading/aim.js').showAim>} aim tells of a try in place of the goal
 */
export function offerJump({ element, guard, words: { lead: words } }, button, aim) {
  if (recall('played') !== '') return;
  /** Ends its showing. */
  const control = new AbortController();
  const { signal } = control;
  // It has its room before it is there: the board does not move when it comes.
  button.hidden = false;
  setLabel(button, words.tryJump);
  element.addEventListener('ready', () => whenIdle(showJump), { signal, once: true });
  element.addEventListener('jump', stepAside, { once: true });

  /** A press on the small board jumps there. If that cannot be loaded, the sentence is alone. */
  async function showJump() {
    const loaded = await import('./demo.js').catch(() => undefined);
    if (!loaded || signal.aborted) return;
    const tryJump = guard(() => loaded.showDemo(button, () => element.colours, signal));
    if (!tryJump) return;
    button.disabled = false;
    button.addEventListener('click', () => {
      tryJump();
      aim.say(words.tried);
    });
  }

  function stepAside() {
    control.abort();
    button.remove();
    guard(aim.show);
    remember('played', 'yes');
  }
}
