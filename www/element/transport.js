// The bar under the board: to the start, back, play, forward, to the end; scrubber and speed.

/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('../game/timeline.js').Timeline} Timeline */

export class Transport {
  /** @type {HTMLElement} */
  #root;
  /** @type {HTMLInputElement} */
  #scrubber;
  /** @type {Timeline | undefined} */
  #timeline;

  /**
   * @param {HTMLElement} root
   * @param {{ seek: (time: number) => void, speed: (speed: number) => void }} intents
   */
  constructor(root, { seek, speed }) {
    this.#root = root;
    this.#scrubber = /** @type {HTMLInputElement} */ (root.querySelector('[data-input="seek"]'));
    this.#scrubber.addEventListener('input', () => seek(Number(this.#scrubber.value)));
    const select = /** @type {HTMLSelectElement} */ (root.querySelector('[data-input="speed"]'));
    select.addEventListener('change', () => speed(Number(select.value)));
  }

  /** Shows the speed, even one that is not in the list. @param {number} speed */
  setSpeed(speed) {
    const select = /** @type {HTMLSelectElement} */ (this.#root.querySelector('[data-input="speed"]'));
    const options = [...select.options].map(({ value }) => Number(value));
    const next = options.findIndex((option) => option > speed);
    if (!options.includes(speed)) select.add(new Option(`${speed}×`, String(speed)), next < 0 ? null : next);
    select.value = String(speed);
  }

  /**
   * @param {{ game: Game, timeline: Timeline, time: number, isPlaying: boolean }} view
   */
  update({ game, timeline, time, isPlaying }) {
    if (timeline !== this.#timeline) this.#setTimeline(game, timeline);
    const { cursor, line } = game;
    this.#scrubber.value = String(time);
    this.#scrubber.setAttribute('aria-valuetext', `${cursor} of ${line.jumps.length} jumps played`);
    this.#root.classList.toggle('is-playing', isPlaying);
    this.#label('toggle', isPlaying ? 'Pause' : 'Play');
    const [atStart, atEnd] = [time === 0, time === timeline.duration];
    this.#enable({ 'to-start': !atStart, 'step-back': !atStart, 'step-forward': !atEnd, 'to-end': !atEnd });
    this.#enable({ toggle: line.jumps.length > 0 });
  }

  /**
   * One tick where each move ends.
   * @param {Game} game
   * @param {Timeline} timeline
   */
  #setTimeline({ line }, timeline) {
    this.#timeline = timeline;
    this.#scrubber.max = String(timeline.duration);
    this.#scrubber.disabled = line.jumps.length === 0;
    const ticks = line.moves.map(({ first, count }) => {
      const tick = document.createElement('i');
      tick.style.left = `${(100 * timeline.ends[first + count - 1]) / timeline.duration}%`;
      return tick;
    });
    this.#root.querySelector('.ticks')?.replaceChildren(...ticks);
  }

  /** @param {Record<string, boolean>} states */
  #enable(states) {
    for (const [action, isEnabled] of Object.entries(states)) this.#button(action).disabled = !isEnabled;
  }

  /** @param {string} action @param {string} label */
  #label(action, label) {
    this.#button(action).title = label;
    this.#button(action).setAttribute('aria-label', label);
  }

  /** @param {string} action */
  #button(action) {
    return /** @type {HTMLButtonElement} */ (this.#root.querySelector(`[data-action="${action}"]`));
  }
}
