// The dialog of settings, which sets the element's attributes, and that of the keys. The page keeps the attributes.

import { KEPT } from '../../link/attributes.js';
import { LANGUAGES } from '../../words/language/languages.js';
import { onChoice } from '../kit/choices.js';
import { dialogOn } from '../kit/dialog.js';
import { html, optionsIn } from '../kit/html.js';
import { isKept, recall, remember } from '../kit/storage.js';
import { CAN_VIBRATE } from './feedback.js';
import { isOn, setColorScheme, setOn } from './preferences.js';

/** @typedef {import('./preferences.js').Preference} Preference */

/** @param {import('../kit/dialog.js').Table} table */
export function settingsDialog(table) {
  const { element } = table;
  const words = table.words.settings;
  const dialog = dialogOn(table, 'settings', words.title, { fill, needsNoGame: true });
  // The page keeps a setting after the element has reported it.
  dialog.box.addEventListener('change', () => queueMicrotask(showKept));
  return dialog;

  function fill() {
    dialog.show(html`
      ${choice('language', recall('language'), () => {}, languageNames())}
      ${choice('theme', recall('theme'), (theme) => setColorScheme(element, theme))}
      ${KEPT.map((name) => choice(name, String(element[name]), (value) => element.setAttribute(name, value)))}
      ${flag('clock')}
      ${flag('oneTap')}
      ${flag('tried')}
      ${flag('sounds')}
      ${CAN_VIBRATE && flag('vibration')}
      ${flag('letters')}
      <p class="note muted" role="status"></p>`);
    onChoice(/** @type {HTMLSelectElement} */ (dialog.part('[name="language"]')), speak);
    showKept();
  }

  function showKept() {
    dialog.part('[role="status"]').textContent = isKept() ? words.kept : words.unkept;
  }

  /**
   * A list of values. A page may have set one of an attribute that is not offered: it stays until another one is
   * chosen.
   * @param {import('../../link/attributes.js').KeptName | 'theme' | 'language'} name
   * @param {string} value
   * @param {(value: string) => void} set
   * @param {Record<string, string>} [more] choices whose names are those of no language
   */
  function choice(name, value, set, more = {}) {
    const { label, choices } = words[name];
    const choose = (/** @type {Event} */ { target }) => set(/** @type {HTMLSelectElement} */ (target).value);
    return html`<label>
      <span>${label}</span>
      <select name=${name} .value=${value} @change=${choose}>${optionsIn({ ...choices, ...more })}</select>
    </label>`;
  }

  /** Opens the page anew in a language, which it keeps. @param {string} language */
  function speak(language) {
    remember('language', language);
    location.reload();
  }

  /** A switch. @param {Preference} name */
  function flag(name) {
    const set = (/** @type {Event} */ { target }) => setOn(name, /** @type {HTMLInputElement} */ (target).checked);
    return html`<label>
      <span>${words[name]}</span>
      <input type="checkbox" name=${name} checked=${isOn(name)} @change=${set}>
    </label>`;
  }
}

/** The languages by their tags, as each calls itself at the beginning of a line. */
function languageNames() {
  const nameOf = (/** @type {string} */ tag) => new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return Object.fromEntries(
    Object.keys(LANGUAGES).map((tag) => [tag, nameOf(tag).replace(/^./, (letter) => letter.toLocaleUpperCase(tag))]),
  );
}

/** The dialog that lists the keys. @param {import('../kit/dialog.js').Table} table */
export function keysDialog(table) {
  const { title, always, letters, isOff } = table.words.keys;
  const fill = () =>
    dialog.show(html`${list(always)} ${isOn('letters') ? list(letters) : html`<p class="note muted">${isOff}</p>`}`);
  const dialog = dialogOn(table, 'keys', title, { fill, needsNoGame: true });
  return dialog;
}

/** @param {{ keys: string[], effect: string }[]} lines */
function list(lines) {
  return html`<dl>
    ${lines.map(
      ({ keys, effect }) => html`<div>
        <dt>${keys.map((key) => html`<kbd>${key}</kbd>`)}</dt>
        <dd>${effect}</dd>
      </div>`,
    )}
  </dl>`;
}
