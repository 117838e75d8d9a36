// The guess of the number of games, and the count of them.

import { reports } from '../asking/engine.js';
import { number, onPress, part, tell, text, time } from './figure.js';

/** @param {HTMLElement} figure */
export function bring(figure) {
  const form = /** @type {HTMLFormElement} */ (part(figure, 'form'));
  const slider = /** @type {HTMLInputElement} */ (part(figure, 'input'));
  const guess = () => 10n ** BigInt(slider.value);
  const show = () => {
    part(form, 'b').textContent = number(guess());
    slider.setAttribute('aria-valuetext', number(guess()));
  };
  slider.addEventListener('input', show);
  figure.classList.add('asks');
  show();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    figure.classList.add('answered');
    part(figure, '[data-text="far"]').textContent = verdict(figure, guess());
    part(figure, '.large').focus();
  });
  onPress(figure, 'count', () => count(figure));
}

/** @param {HTMLElement} figure @param {bigint} guess */
function verdict(figure, guess) {
  const answer = BigInt(figure.dataset.answer ?? 0);
  if (guess * 10n > answer && guess < answer * 10n) return text(figure, 'near');
  const [name, factor] = guess < answer ? ['below', answer / guess] : ['above', guess / answer];
  return text(figure, name, { factor: number(roughly(factor)) });
}

/** A number with two digits that count. @param {bigint} value */
function roughly(value) {
  const zeros = 10n ** BigInt(Math.max(value.toString().length - 2, 0));
  return (value / zeros) * zeros;
}

/** @param {HTMLElement} figure */
async function count(figure) {
  const button = /** @type {HTMLButtonElement} */ (part(figure, '[data-do="count"]'));
  const told = part(figure, '[data-text="counting"]');
  button.disabled = true;
  try {
    for await (const report of reports('games', { board: 'english', start: 'd4', goal: 'd4' })) {
      const values = { positions: number(report.positions), time: time(report.ms) };
      if (report.state === 'counted')
        tell(told, text(figure, 'counted', { ...values, games: number(BigInt(report.games)) }), true);
      else
        tell(told, text(figure, 'counting', { ...values, pegs: 'pegs' in report ? String(report.pegs) : '' }), false);
    }
  } finally {
    button.disabled = false;
  }
}
