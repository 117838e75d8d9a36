// The markup of the editor.

const svg = (/** @type {string} */ content) =>
  `<svg viewBox="0 0 24 24" aria-hidden="true" class="lines">${content}</svg>`;
const lines = (/** @type {string} */ path) => svg(`<path d="${path}"/>`);

const SQUARE = 'M12 3v18M3 12h18';
/** @type {Record<string, string>} */
const ICONS = {
  close: lines('m6 6 12 12M18 6 6 18'),
  undo: lines('M9 5 4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3'),
  redo: lines('m15 5 5 5-5 5M19.5 10H10a5.5 5.5 0 0 0 0 11h3'),
  holes: svg('<circle cx="12" cy="12" r="5"/>'),
  pegs: svg('<circle cx="12" cy="12" r="7" class="solid"/>'),
  goal: svg('<circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="12" r="3.5" class="solid"/>'),
  4: lines(SQUARE),
  6: lines('M3 12h18M7.5 4.2l9 15.6M16.5 4.2l-9 15.6'),
  8: lines(`${SQUARE}M5.6 5.6l12.8 12.8M18.4 5.6 5.6 18.4`),
};

const choice = (
  /** @type {string} */ group,
  /** @type {string} */ value,
  /** @type {string} */ text,
  /** @type {string} */ hint,
) =>
  `<label title="${hint}"><input type="radio" name="${group}" value="${value}"><span>${ICONS[value]}${text}</span></label>`;

const action = (/** @type {string} */ name, /** @type {string} */ attributes, /** @type {string} */ content) =>
  `<button type="button" name="${name}" ${attributes}>${content}</button>`;

export const TEMPLATE = `
<form method="dialog" novalidate>
  <div class="title">
    <h2 id="editor-title">Draw a board</h2>
    ${action('undo', 'class="icon" aria-label="Undo" title="Undo (Ctrl+Z)"', ICONS.undo)}
    ${action('redo', 'class="icon" aria-label="Redo" title="Redo (Ctrl+Shift+Z)"', ICONS.redo)}
  </div>
  <button type="submit" class="close" aria-label="Close" title="Close" value="" formnovalidate>${ICONS.close}</button>
  <div class="tools choices" role="radiogroup" aria-label="Draw">
    ${choice('tool', 'holes', 'Holes', 'Add or take away holes (H)')}
    ${choice('tool', 'pegs', 'Pegs', 'Add or take away pegs (P)')}
    ${choice('tool', 'goal', 'Goal', 'Mark where pegs are to be at the end (G)')}
  </div>
  <div class="table">
    <div class="sheet">
      <canvas aria-hidden="true"></canvas>
      <div class="cells" role="grid" aria-label="Drawing"></div>
    </div>
  </div>
  <p class="assessment" role="status"></p>
  <div class="settings">
    <fieldset class="directions">
      <legend>Pegs jump along</legend>
      <div class="choices">
        ${choice('directions', '4', 'Rows', 'Rows and columns: 4 directions')}
        ${choice('directions', '6', 'Triangles', 'Triangular lattice: 6 directions')}
        ${choice('directions', '8', 'Diagonals', 'Rows, columns and diagonals: 8 directions')}
      </div>
    </fieldset>
    <div class="aim">
      <label for="editor-goal">Goal</label>
      <select id="editor-goal" name="goal">
        <option value="any">One peg, anywhere</option>
        <option value="hole">One peg in the marked hole</option>
        <option value="pattern">Pegs in the marked holes</option>
        <option value="few">Few pegs</option>
      </select>
      <label class="few">at most <input type="number" name="pegs" min="1" inputmode="numeric"> pegs</label>
    </div>
    <div class="whole">
      ${action('fill', 'title="A peg in every hole"', 'Fill')}
      ${action('clear', 'title="An empty table"', 'Clear')}
      ${action('again', 'title="The board that is being played"', 'Start over')}
    </div>
    <p class="hint">
      Click, or drag along, to draw and to erase. By keyboard: the arrow keys and Enter; H, P and G choose what to draw.
    </p>
  </div>
  <div class="end">
    <button type="submit" value="" formnovalidate>Cancel</button>
    <button type="submit" name="play" value="play" class="primary">Play this</button>
  </div>
</form>
`;
