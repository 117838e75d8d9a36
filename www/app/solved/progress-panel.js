// The file of a person's progress in a dialog, and the reason if progress is not kept.

import { element } from '../kit/html.js';
import { NewerRecord, readRecord } from './progress-record.js';

const FILE = 'peg-solitaire-progress.json';

/**
 * @param {import('./progress.js').ProgressTable} table
 * @param {() => void} changed hears that a file was loaded, or all was cleared
 */
export function progressPanel({ words: { progress: words }, progress }, changed) {
  const said = element`<p class="error" role="status"></p>`;
  const file = /** @type {HTMLInputElement} */ (
    element`<input type="file" accept="application/json,.json" hidden @change=${load}>`
  );
  const clearing = element`<button type="button" @click=${clear} @blur=${() => ask(false)}></button>`;
  ask(false);
  say('');
  return element`<section class="record">
    <h3>${words.file}</h3>
    ${said}
    <div class="buttons">
      <button type="button" @click=${save}>${words.save}</button>
      <button type="button" @click=${() => file.click()}>${words.load}</button>
      ${clearing}
    </div>
    ${file}
  </section>`;

  /** Shows a sentence, or else the reason if nothing is kept. @param {string} sentence */
  function say(sentence) {
    const { trouble } = progress;
    said.textContent = sentence || (trouble ? words.troubles[trouble] : '');
  }

  function save() {
    const text = JSON.stringify(progress.record, undefined, 1);
    const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    element`<a href=${href} download=${FILE}></a>`.click();
    setTimeout(() => URL.revokeObjectURL(href));
  }

  async function load() {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    try {
      await progress.add(readRecord(JSON.parse(await chosen.text())));
      // If nothing is kept, the file lasts for this visit alone.
      say(progress.trouble ? '' : words.loaded);
    } catch (error) {
      say(error instanceof NewerRecord ? words.newerFile : words.unreadable);
    }
    file.value = '';
    changed();
  }

  /** Clears at the second press. */
  async function clear() {
    if (clearing.textContent !== words.reallyClear) return ask(true);
    await progress.clear();
    ask(false);
    say('');
    changed();
  }

  /** @param {boolean} isAsking */
  function ask(isAsking) {
    clearing.textContent = isAsking ? words.reallyClear : words.clear;
  }
}
