// The settings dialog, which sets the element's attributes, and the dialog that lists the keys. The page stores the
// attributes.

import { LANGUAGES } from '../../words/language/languages.js';
import { onChoice } from '../kit/choices.js';
import { dialogOn } from '../kit/dialog.js';
import { html, optionsIn } from '../kit/html.js';
import { showNotice } from '../kit/notice.js';
import { isKept, recall, remember } from '../kit/storage.js';
import { isOn, setColorScheme, setOn } from './preferences.js';
import { CAN_VIBRATE } from './sounds.js';

/** @typedef {import('./preferences.js').Preference} Preference */
/**
 * @param {import('../kit/dialog.js').Table} table
 * @param {(box: HTMLElement) => Promise<void>} fillShelf adds the woods and pegs to choose from
 */
export function settingsDialog(table, fillShelf) {
  const { element } = table;
  const { settings: words, fullscreen, putAway } = table.words;
  const dialog = dialogOn(table, 'settings', words.title, { fill, needsNoGame: true });
  // The page stores a setting after the element has reported it.
  dialog.box.addEventListener('change', () => queueMicrotask(showKept));
  document.addEventListener('fullscreenchange', () => {
    if (dialog.box.open) dialog.field('fullscreen').checked = isFull();
  });
  return dialog;

  function fill() {
    const kept = (/** @type {import('../../link/attributes.js').KeptName} */ name) =>
      choice(name, String(element[name]), (value) => element.setAttribute(name, value));
    const isOffered = document.fullscreenEnabled;
    dialog.show(html`
      ${group(
        'page',
        choice('language', recall('language'), () => {}, languageNames()),
        choice('theme', recall('theme'), (theme) => {
          setColorScheme(element, theme);
          table.guard(showShelf);
        }),
        isOffered && flag('fullscreen', fullscreen.enter, isFull(), fillScreen),
      )}
      ${group('board', kept('look'), kept('outline'), kept('coordinates'), html`<div class="shelf"></div>`)}
      ${group('game', kept('speed'), kept('analysis'), ...['clock', 'oneTap', 'tried'].map(preference))}
      ${group('feedback', ...['sounds', ...(CAN_VIBRATE ? ['vibration'] : [])].map(preference))}
      ${group('listening', kept('speech'), kept('spelling'), preference('letters'))}
      <p class="note muted" role="status"></p>`);
    onChoice(/** @type {HTMLSelectElement} */ (dialog.part('[name="language"]')), speak);
    showKept();
    return showShelf();
  }

  function showShelf() {
    return fillShelf(dialog.part('.shelf'));
  }

  function showKept() {
    dialog.part('[role="status"]').textContent = isKept() ? words.kept : words.unkept;
  }

  /** @param {keyof typeof words.groups} name @param {...(DocumentFragment | false)} settings */
  function group(name, ...settings) {
    const id = `settings-${name}`;
    return html`<h3 id=${id} class="muted">${words.groups[name]}</h3>
      <div role="group" aria-labelledby=${id}>${settings}</div>`;
  }

  /**
   * A list of values. A value that is not offered, but was set by the page, is kept until another one is chosen.
   * @param {import('../../link/attributes.js').KeptName | 'theme' | 'language'} name
   * @param {string} value
   * @param {(value: string) => void} set
   * @param {Record<string, string>} [more] options whose names are not translated
   */
  function choice(name, value, set, more = {}) {
    const { label, choices } = words[name];
    const choose = (/** @type {Event} */ { target }) => set(/** @type {HTMLSelectElement} */ (target).value);
    return html`<label>
      <span>${label}</span>
      <select name=${name} .value=${value} @change=${choose}>${optionsIn({ ...choices, ...more })}</select>
    </label>`;
  }

  /** Reloads the page in another language, and stores the choice. @param {string} language */
  function speak(language) {
    remember('language', language);
    location.reload();
  }

  /** @param {string} name */
  function preference(name) {
    const own = /** @type {Preference} */ (name);
    return flag(own, words[own], isOn(own), (isWanted) => setOn(own, isWanted));
  }

  /** @param {string} name @param {string} label @param {boolean} isSet @param {(is: boolean) => unknown} set */
  function flag(name, label, isSet, set) {
    const change = (/** @type {Event} */ { target }) => set(/** @type {HTMLInputElement} */ (target).checked);
    return html`<label>
      <span>${label}</span>
      <input type="checkbox" role="switch" name=${name} checked=${isSet} @change=${change}>
    </label>`;
  }

  /** Enters or leaves fullscreen, which would cover an open dialog. @param {boolean} isWanted */
  function fillScreen(isWanted) {
    if (!isWanted) return document.exitFullscreen();
    dialog.box.close();
    return document.documentElement.requestFullscreen().catch(() => showNotice(fullscreen.refused, putAway));
  }
}

const isFull = () => document.fullscreenElement !== null;

/** The name of each language in that language, capitalised, by language tag. */
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
