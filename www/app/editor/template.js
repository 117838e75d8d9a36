// The markup of the editor.

import { CROSS } from '../../common/dom/cross.js';

/** @typedef {import('../../words/editor.js').EditorWords} EditorWords */

const svg = (/** @type {string} */ content) =>
  `<svg viewBox="0 0 24 24" aria-hidden="true" class="lines">${content}</svg>`;
const lines = (/** @type {string} */ path) => svg(`<path d="${path}"/>`);

const SQUARE = 'M12 3v18M3 12h18';
/** @type {Record<string, string>} */
const ICONS = {
  undo: lines('M9 5 4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3'),
  redo: lines('m15 5 5 5-5 5M19.5 10H10a5.5 5.5 0 0 0 0 11h3'),
  holes: svg('<circle cx="12" cy="12" r="5"/>'),
  pegs: svg('<circle cx="12" cy="12" r="7" class="solid"/>'),
  goal: svg('<circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="12" r="3.5" class="solid"/>'),
  4: lines(SQUARE),
  6: lines('M3 12h18M7.5 4.2l9 15.6M16.5 4.2l-9 15.6'),
  8: lines(`${SQUARE}M5.6 5.6l12.8 12.8M18.4 5.6 5.6 18.4`),
};

/**
 * Choices that exclude each other, each with an icon.
 * @param {string} group
 * @param {Record<string, { label: string, hint: string }>} choices
 */
const choicesOf = (group, choices) =>
  Object.entries(choices)
    .map(
      ([value, { label, hint }]) =>
        `<label title="${hint}"><input type="radio" name="${group}" value="${value}"><span>${ICONS[value]}${label}</span></label>`,
    )
    .join('');

const iconButton = (/** @type {string} */ name, /** @type {string} */ label, /** @type {string} */ hint) =>
  `<button type="button" name="${name}" class="icon" aria-label="${label}" title="${hint}">${ICONS[name]}</button>`;

const button = (/** @type {string} */ name, /** @type {string} */ label, /** @type {string} */ hint) =>
  `<button type="button" name="${name}" title="${hint}">${label}</button>`;

const optionsOf = (/** @type {Record<string, string>} */ options) =>
  Object.entries(options)
    .map(([value, text]) => `<option value="${value}">${text}</option>`)
    .join('');

const PEGS_FIELD = '<input type="number" name="pegs" min="1" inputmode="numeric">';

/** @param {EditorWords} words */
export const template = ({ labels, tools, directions, goals, atMost }) => `
<form method="dialog" novalidate>
  <div class="title">
    <h2 id="editor-title">${labels.title}</h2>
    ${iconButton('undo', labels.undo, labels.undoHint)}
    ${iconButton('redo', labels.redo, labels.redoHint)}
    <button type="submit" class="close icon" aria-label="${labels.close}" title="${labels.close}" value="" formnovalidate>${CROSS}</button>
  </div>
  <div class="desk">
    <div class="tools choices" role="radiogroup" aria-label="${labels.tools}">${choicesOf('tool', tools)}</div>
    <div class="table">
      <div class="sheet">
        <canvas aria-hidden="true"></canvas>
        <div class="cells" role="grid" aria-label="${labels.drawing}"></div>
      </div>
    </div>
    <p class="assessment" role="status"></p>
    <div class="settings">
      <fieldset class="directions">
        <legend>${labels.directions}</legend>
        <div class="choices">${choicesOf('directions', directions)}</div>
      </fieldset>
      <div class="aim">
        <label for="editor-goal">${labels.goal}</label>
        <select id="editor-goal" name="goal">${optionsOf(goals)}</select>
        <label class="few">${atMost(PEGS_FIELD)}</label>
      </div>
      <div class="whole">
        ${button('fill', labels.fill, labels.fillHint)}
        ${button('clear', labels.clear, labels.clearHint)}
        ${button('restart', labels.startOver, labels.startOverHint)}
      </div>
      <p class="hint">${labels.help}</p>
    </div>
    <div class="end">
      <button type="submit" value="" formnovalidate>${labels.cancel}</button>
      <button type="submit" name="play" value="play" class="primary">${labels.play}</button>
    </div>
  </div>
</form>
`;
