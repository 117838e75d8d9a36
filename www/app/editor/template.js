// The markup of the editor.

import { html, optionsIn } from '../kit/html.js';

/** @typedef {import('../../words/dialogs.js').DialogWords['edit']} Words */

const STROKES = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.8"';
const SOLID = 'fill="currentColor" stroke="none"';
const svg = (/** @type {string} */ content) =>
  `<svg viewBox="0 0 24 24" aria-hidden="true"><g ${STROKES}>${content}</g></svg>`;
const lines = (/** @type {string} */ path) => svg(`<path d="${path}"/>`);

const SQUARE = 'M12 3v18M3 12h18';
/** @type {Record<string, string>} */
const ICONS = {
  undo: lines('M9 5 4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3'),
  redo: lines('m15 5 5 5-5 5M19.5 10H10a5.5 5.5 0 0 0 0 11h3'),
  holes: svg('<circle cx="12" cy="12" r="5"/>'),
  pegs: svg(`<circle cx="12" cy="12" r="7" ${SOLID}/>`),
  goal: svg(`<circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="12" r="3.5" ${SOLID}/>`),
  4: lines(SQUARE),
  6: lines('M3 12h18M7.5 4.2l9 15.6M16.5 4.2l-9 15.6'),
  8: lines(`${SQUARE}M5.6 5.6l12.8 12.8M18.4 5.6 5.6 18.4`),
};

/**
 * Radio buttons, each with an icon.
 * @param {string} group
 * @param {Record<string, { label: string, hint: string }>} choices
 */
const choicesOf = (group, choices) =>
  Object.entries(choices).map(
    ([value, { label, hint }]) => html`<label title=${hint}>
      <input type="radio" name=${group} value=${value}><span class="row">${html([ICONS[value]])}${label}</span>
    </label>`,
  );

const button = (/** @type {string} */ name, /** @type {string} */ label, /** @type {string} */ hint) =>
  html`<button type="button" name=${name} title=${hint}>${label}</button>`;

/** The buttons next to the title. @param {Words} words */
export const buttonsIn = ({ labels }) =>
  /** @type {const} */ (['undo', 'redo']).map((name) => {
    const hint = labels[`${name}Hint`];
    return html`<button type="button" name=${name} form="edit-form" aria-label=${labels[name]} title=${hint}>
      ${html([ICONS[name]])}
    </button>`;
  });

/** @param {Words} words */
export const formIn = ({ labels, tools, directions, goals, atMost }) => html`
<form id="edit-form" class="desk" method="dialog" novalidate>
  <div class="tools choices box" role="radiogroup" aria-label=${labels.tools}>${choicesOf('tool', tools)}</div>
  <div class="table drawing box">
    <div class="sheet">
      <canvas aria-hidden="true"></canvas>
      <div class="cells" role="grid" aria-label=${labels.drawing}></div>
    </div>
  </div>
  <p class="assessment digits" role="status"></p>
  <div class="side">
    <fieldset class="directions">
      <legend class="muted">${labels.directions}</legend>
      <div class="choices box">${choicesOf('directions', directions)}</div>
    </fieldset>
    <div class="aim row wrap">
      <label for="edit-goal" class="muted">${labels.goal}</label>
      <select id="edit-goal" name="goal">${optionsIn(goals)}</select>
      <label class="few">
        ${atMost(html`<input type="number" name="pegs" class="field" min="1" inputmode="numeric">`)}
      </label>
    </div>
    <div class="whole">
      ${button('fill', labels.fill, labels.fillHint)}
      ${button('clear', labels.clear, labels.clearHint)}
      ${button('restart', labels.startOver, labels.startOverHint)}
      ${button('end', labels.end, labels.endHint)}
    </div>
    <p class="hint muted">${labels.help}</p>
  </div>
  <div class="end">
    <button type="submit" value="" formnovalidate>${labels.cancel}</button>
    <button type="submit" name="send" value="send">${labels.send}</button>
    <button type="submit" name="play" value="play" class="primary">${labels.play}</button>
  </div>
</form>`;
