// The panel that shows the player's progress as numbers, saves it to a file, and loads it from one. If progress is not
// stored, the panel says why.

import { today } from '../../common/day.js';
import { saveFile } from '../kit/copies.js';
import { element, html } from '../kit/html.js';
import { isDaySolved, isHelpedIn, longestStreakIn, NewerRecord, readRecord, streakUpTo } from './progress-record.js';

const FILE = 'peg-solitaire-progress.json';

/**
 * @param {import('./progress.js').ProgressTable} table
 * @param {() => void} changed called after a file has been loaded or everything has been cleared
 * @returns the content of the dialog, and a function that shows the numbers
 */
export function progressPanel({ words: { progress: words }, progress }, changed) {
  const numbers = element`<section></section>`;
  const said = element`<p class="error" role="status"></p>`;
  const file = /** @type {HTMLInputElement} */ (
    element`<input type="file" accept="application/json,.json" hidden @change=${load}>`
  );
  const clearing = element`<button type="button" @click=${clear} @blur=${() => ask(false)}></button>`;
  ask(false);
  const record = element`<section class="record">
    <h3>${words.file}</h3>
    ${said}
    <div class="buttons">
      <button type="button" @click=${save}>${words.save}</button>
      <button type="button" @click=${() => file.click()}>${words.load}</button>
      ${clearing}
    </div>
    ${file}
  </section>`;
  return { numbers, record, show };

  /** @param {number} perfect number of problems solved in the fewest moves */
  function show(perfect) {
    const { solved, helped, days } = progress.record;
    const values = {
      solved: Object.keys(solved).length,
      perfect,
      days: Object.keys(days).filter((day) => isDaySolved(progress.record, day)).length,
      streak: streakUpTo(progress.record, today()),
      longest: longestStreakIn(progress.record),
    };
    const all = /** @type {(keyof typeof values)[]} */ (Object.keys(values));
    const withHelp = Object.keys(helped).filter((key) => isHelpedIn(progress.record, key)).length;
    numbers.replaceChildren(html`
      <dl class="numbers digits">
        ${all.map((name) => html`<div class=${name}><dt class="muted">${words.numbers[name]}</dt><dd>${words.number(values[name])}</dd></div>`)}
      </dl>
      <p class="about muted">${words.rule(withHelp)}</p>`);
    if (said.textContent === '') say('');
  }

  /** Shows a sentence or, if it is empty, any reason why progress is not stored. @param {string} sentence */
  function say(sentence) {
    const { trouble } = progress;
    said.textContent = sentence || (trouble ? words.troubles[trouble] : '');
  }

  function save() {
    const text = JSON.stringify(progress.record, undefined, 1);
    saveFile(FILE, new Blob([text], { type: 'application/json' }));
  }

  async function load() {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    try {
      await progress.add(readRecord(JSON.parse(await chosen.text())));
      // If progress cannot be stored, loaded progress lasts only for this visit.
      say(progress.trouble ? '' : words.loaded);
    } catch (error) {
      say(error instanceof NewerRecord ? words.newerFile : words.unreadable);
    }
    file.value = '';
    changed();
  }

  /** Clears all progress when the button is pressed a second time. */
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
