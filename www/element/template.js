// The markup inside the element.

const icon = (/** @type {string} */ path) => `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;

const ICONS = {
  start: icon('M6 5h2.4v14H6zM19 5v14l-9.6-7z'),
  back: icon('M17 5v14L7 12z'),
  play: icon('M8 5v14l11-7z'),
  pause: icon('M7 5h3.6v14H7zM13.4 5H17v14h-3.6z'),
  forward: icon('M7 5v14l10-7z'),
  end: icon('M15.6 5H18v14h-2.4zM5 5v14l9.6-7z'),
};

const button = (/** @type {string} */ action, /** @type {string} */ label, /** @type {string} */ content) =>
  `<button type="button" data-action="${action}" aria-label="${label}" title="${label}">${content}</button>`;

export const TEMPLATE = `
<div class="room"><div class="layout" part="layout">
  <div class="header"><slot name="header"></slot></div>
  <div class="stage" part="board" lang="en">
    <canvas aria-hidden="true"></canvas>
    <i class="probe" aria-hidden="true"></i><i class="sentinel" aria-hidden="true"></i>
    <div class="holes" role="grid" aria-label="Peg solitaire board"></div>
    <div class="failure" hidden><p></p><slot></slot></div>
  </div>
  <div class="transport controls" part="transport" lang="en" role="group" aria-label="Playback">
    <div class="scrubber">
      <div class="ticks" aria-hidden="true"></div>
      <input type="range" min="0" max="0" step="any" value="0" aria-label="Position in the game" data-input="seek">
    </div>
    <div class="keys">
      ${button('to-start', 'To the start', ICONS.start)}
      ${button('step-back', 'One move back', ICONS.back)}
      <button type="button" data-action="toggle" class="toggle" aria-label="Play" title="Play">
        <span class="when-paused">${ICONS.play}</span><span class="when-playing">${ICONS.pause}</span>
      </button>
      ${button('step-forward', 'One move forward', ICONS.forward)}
      ${button('to-end', 'To the end', ICONS.end)}
      <select data-input="speed" aria-label="Speed" title="Speed">
        <option value="0.5">0.5×</option><option value="1" selected>1×</option>
        <option value="2">2×</option><option value="4">4×</option>
      </select>
    </div>
  </div>
  <div class="panel controls" part="panel" lang="en">
    <div class="actions">
      <button type="button" data-action="solve" class="primary" part="solve">Solve</button>
      <button type="button" data-action="undo">Undo</button>
      <button type="button" data-action="redo">Redo</button>
      <button type="button" data-action="restart">Restart</button>
    </div>
    <div class="message">
      <p class="status" part="status" role="status"></p>
      <p class="progress"></p>
    </div>
    <div class="offers">
      <button type="button" data-action="another" hidden>Another solution</button>
      <button type="button" data-action="fewest-moves" hidden>Fewest moves</button>
      <button type="button" data-action="show-best" hidden>Show that line</button>
      <button type="button" data-action="rescue" hidden>Back to where it can be won</button>
      <button type="button" data-action="explain" aria-expanded="false" hidden>Why?</button>
      <p class="explanation" hidden></p>
    </div>
    <div class="moves" part="moves" role="group" aria-label="Moves">
      <p class="empty">Choose a peg, then a highlighted hole: the peg jumps over its neighbour, which leaves the board.</p>
      <ol hidden></ol>
    </div>
  </div>
</div></div>`;
