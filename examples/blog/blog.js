// Connects the boards of the post to their buttons and log, and sets the height of the frame.

const MOST_LINES = 60;
/** @type {Record<string, string>} */
const TOLD = { play: 'plays', pause: 'pauses', ended: 'the end of the film', solved: 'a solution was found' };
/** @type {Record<string, string>} */
const OUTCOMES = { lost: 'no way from here: proven', open: 'not settled', cancelled: 'cancelled', failed: 'failed' };

const board = /** @type {any} */ (document.querySelector('#talking'));
const tally = /** @type {HTMLOutputElement} */ (document.querySelector('#tally'));
const log = /** @type {HTMLOListElement} */ (document.querySelector('#log'));
let byHand = 0;

board.addEventListener('jump', (/** @type {CustomEvent<{ jump: string }>} */ { detail }) => {
  byHand += 1;
  note(`by hand: ${detail.jump}`);
  count();
});
board.addEventListener('change', count);
for (const [type, words] of Object.entries(TOLD)) board.addEventListener(type, () => note(words));
board.addEventListener('error', (/** @type {CustomEvent<{ message: string }>} */ { detail }) => note(detail.message));

for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll('[data-do]'))) {
  button.addEventListener('click', async () => {
    const outcome = await board[button.dataset.do ?? '']?.();
    if (outcome in OUTCOMES) note(OUTCOMES[outcome]);
  });
}

/** Counts the jumps on `change`, because playback dispatches no `jump` events. */
function count() {
  const { length } = board.jumps;
  tally.value = `${length} ${length === 1 ? 'jump' : 'jumps'} on the board; ${byHand} made by hand so far.`;
}

/** @param {string} words */
function note(words) {
  const line = document.createElement('li');
  line.textContent = words;
  log.append(line);
  if (log.children.length > MOST_LINES) log.firstElementChild?.remove();
  log.scrollTop = log.scrollHeight;
}

// The frame reports its preferred height.
addEventListener('message', ({ data, source }) => {
  if (data?.type !== 'peg-solitaire') return;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow === source) frame.height = data.height;
  }
});
