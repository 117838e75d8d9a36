// The reader's guess of the number of games, and the actual count.

import { reports } from '../asking/engine.js';
import { number, onLongTask, part, roughly, tell, text, time } from './figure.js';

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
  const question = { board: 'english', start: 'd4', goal: 'd4' };
  onLongTask(
    figure,
    'count',
    () => reports('games', question),
    (report) => tellCount(figure, report),
  );
}

/** @param {HTMLElement} figure @param {bigint} guess */
function verdict(figure, guess) {
  const answer = BigInt(figure.dataset.answer ?? 0);
  if (guess * 10n > answer && guess < answer * 10n) return text(figure, 'near');
  const [name, factor] = guess < answer ? ['below', answer / guess] : ['above', guess / answer];
  return text(figure, name, { factor: roughly(factor) });
}

/** @param {HTMLElement} figure @param {import('../asking/tasks.js').ReportOf<'games'>} report */
function tellCount(figure, report) {
  const values = { positions: number(report.positions), time: time(report.ms) };
  const isOver = report.state === 'counted';
  const words = isOver
    ? text(figure, 'counted', { ...values, games: number(BigInt(report.games)) })
    : text(figure, 'counting', { ...values, pegs: 'pegs' in report ? String(report.pegs) : '' });
  tell(figure, words, isOver);
}
