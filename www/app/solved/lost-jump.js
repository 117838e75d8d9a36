// Names the jump that lost a game in Play, and one that would have kept it winnable. Both jumps are shown on the board
// for a moment, and the player can return to the position before them. The jumps are shown on request, when a game is
// stuck, and after each losing jump on the first rungs of the ladder.

import { makeVerdicts } from '../../ask/verdicts.js';
import { keptBy } from '../../ask/why.js';
import { nextTask } from '../../common/tasks.js';
import { search } from '../../engine/search.js';
import { actOf } from '../kit/state.js';
import { showFork } from '../wood/marks.js';

/** The number of rungs at the start of the ladder on which a losing jump is answered at once. */
const FIRST_RUNGS = 3;
/**
 * The time for the last jump to land, the time for which a fork is shown, and the time limit for finding a fork, in
 * milliseconds.
 */
const LANDING = 600;
const LOOK = 2000;
const LIMIT = 1000;

/**
 * @param {import('../kit/dialog.js').Table} table
 * @param {ReturnType<typeof import('./card.js').cardIn>} card
 */
export function answerLostJumps({ element, state, follow, words: { coach: words } }, card) {
  /** Cancels the pending answer. @type {AbortController | undefined} */
  let control;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  follow(({ game, room, isFilm, isStuck, jumps, known }, before) => {
    const isSame = game?.line === before.game?.line && game?.cursor === before.game?.cursor;
    if (isSame && room === before.room && isFilm === before.isFilm) return;
    if (control) card.hide();
    control?.abort();
    control = undefined;
    look();
    const isAnswered = isStuck || (known.ladder && known.ladder.at < FIRST_RUNGS);
    if (jumps !== before.jumps && isAnswered) answer(LANDING);
  });
  element.addEventListener('click', (event) => ['hint', 'solve'].includes(actOf(event)) && answer());
  // A press on the board applies to the current position, so the fork is hidden.
  element.addEventListener('pointerdown', () => look());

  /** @param {number} [after] delay in milliseconds */
  async function answer(after = 0) {
    const { game, room, isWon } = state();
    if (!game || room !== 'play' || isWon) return;
    control?.abort();
    control = new AbortController();
    const { signal } = control;
    const [fork] = await Promise.all([forkOf(game, signal).catch(() => undefined), nextTask(after)]);
    if (!fork || signal.aborted) return;
    const [from, to, better, there] = [fork.lost, fork.kept].flatMap((jump) => jump.split('-'));
    const goBack = () => {
      card.leave();
      element.goTo(fork.at);
    };
    const buttons = [
      { text: words.back, press: goBack },
      { text: words.again, press: () => look(fork) },
    ];
    look(fork);
    card.put([words.title, words.lost({ from, to, better, there })], buttons);
  }

  /** Shows a fork for a moment, or the current position again. @param {import('../wood/marks.js').Fork} [fork] */
  function look(fork) {
    clearTimeout(timer);
    showFork(fork);
    if (fork) timer = setTimeout(look, LOOK);
  }
}

/**
 * The jump that lost the game, and a jump that would have kept it winnable; undefined if the game can still be won, or
 * never could be.
 * @param {import('../../game/game.js').Game} game
 * @param {AbortSignal} signal
 */
async function forkOf(game, signal) {
  const { cursor, line } = game;
  const verdicts = makeVerdicts(() => game);
  const ask = (/** @type {any} */ request) => search(request, { signal });
  const at = await verdicts.findLastWinnable(cursor, ask);
  if (at < 0 || at === cursor) return undefined;
  await verdicts.judge(line.positions[at], ask, { limit: LIMIT });
  const fork = keptBy(line, at, verdicts.judgements.get(line.positions[at]));
  return fork && { line, at, lost: line.jumps[at].name, kept: fork.kept };
}
