// The dialog of settings, which sets the element's attributes, and that of the keys. The page keeps the attributes.

import { KEPT } from '../../link/attributes.js';
import { LANGUAGES } from '../../words/language/languages.js';
import { onChoice } from '../kit/choices.js';
import { dialogOn } from '../kit/dialog.js';
import { html, optionsIn } from '../kit/html.js';
import { showNotice } from '../kit/notice.js';
import { isKept, recall, remember } from '../kit/storage.js';
import { CAN_VIBRATE } from './feedback.js';
import { isOn, setColorScheme, setOn } from './preferences.js';

/** @typedef {import('./preferences.js').Preference} Preference */
/** @typedef {import('../../link/attributes.js').KeptName | 'theme' | 'language'} ChoiceName */

/**
 * The settings in their groups, each a list of choices or a switch.
 * @type {Record<'page' | 'board' | 'game' | 'feedback' | 'listening', (ChoiceName | Preference | 'fullscreen')[]>}
 */
const GROUPS = {
  page: ['language', 'theme', ...(document.fullscreenEnabled ? /** @type {const} */ (['fullscreen']) : [])],
  board: ['look', 'outline', 'coordinates'],
  game: ['speed', 'analysis', 'clock', 'oneTap', 'tried'],
  feedback: ['sounds', ...(CAN_VIBRATE ? /** @type {const} */ (['vibration']) : [])],
  listening: ['speech', 'spelling', 'letters'],
};

/** @param {import('../kit/dialog.js').Table} table */
export function settingsDialog(table) {
  const { element } = table;
  const { settings: words, fullscreen, putAway } = table.words;
  const dialog = dialogOn(table, 'settings', words.title, { fill, needsNoGame: true });
  // The page keeps a setting after the element has reported it.
  dialog.box.addEventListener('change', () => queueMicrotask(showKept));
  document.addEventListener('fullscreenchange', () => {
    if (dialog.box.open) dialog.field('fullscreen').checked = isFull();
  });
  return dialog;

  function fill() {
    dialog.show(html`${Object.entries(GROUPS).map(([group, names]) => {
      const id = `settings-${group}`;
      return html`<h3 id=${id} class="muted">${words.groups[/** @type {keyof typeof GROUPS} */ (group)]}</h3>
        <div role="group" aria-labelledby=${id}>${names.map(settingOf)}</div>`;
    })}
      <p class="note muted" role="status"></p>`);
    onChoice(/** @type {HTMLSelectElement} */ (dialog.part('[name="language"]')), speak);
    showKept();
  }

  function showKept() {
    dialog.part('[role="status"]').textContent = isKept() ? words.kept : words.unkept;
  }

  /** @param {(typeof GROUPS)[keyof typeof GROUPS][number]} name */
  function settingOf(name) {
    if (name === 'fullscreen') return flag(name, fullscreen.enter, isFull(), fillScreen);
    if (name === 'language') return choice(name, recall(name), () => {}, languageNames());
    if (name === 'theme') return choice(name, recall(name), (theme) => setColorScheme(element, theme));
    if (KEPT.some((kept) => kept === name)) {
      const kept = /** @type {import('../../link/attributes.js').KeptName} */ (name);
      return choice(kept, String(element[kept]), (value) => element.setAttribute(kept, value));
    }
    const preference = /** @type {Preference} */ (name);
    return flag(name, words[preference], isOn(preference), (isWanted) => setOn(preference, isWanted));
  }

  /**
   * A list of values. A page may have set one of an attribute that is not offered: it stays until another one is
   * chosen.
   * @param {ChoiceName} name
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

  /**
   * A switch.
   * @param {string} name
   * @param {string} label
   * @param {boolean} isSet
   * @param {(is: boolean) => unknown} set
   */
  function flag(name, label, isSet, set) {
    const change = (/** @type {Event} */ { target }) => set(/** @type {HTMLInputElement} */ (target).checked);
    return html`<label>
      <span>${label}</span>
      <input type="checkbox" role="switch" name=${name} checked=${isSet} @change=${change}>
    </label>`;
  }

  /** Fills the screen with the page, which would cover an open dialog, or leaves it again. @param {boolean} isWanted */
  function fillScreen(isWanted) {
    if (!isWanted) return document.exitFullscreen();
    dialog.box.close();
    return document.documentElement.requestFullscreen().catch(() => showNotice(fullscreen.refused, putAway));
  }
}

const isFull = () => document.fullscreenElement !== null;

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
