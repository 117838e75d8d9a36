// The coach of Play: names the jump that lost a game and one in its place that keeps the win, shows both on the board
// for a moment, and goes back there if a person likes. A game that is stuck is answered, one that a person asks about,
// and on the first rungs of the ladder each jump that loses.

import { makeVerdicts } from '../../ask/verdicts.js';
import { keptBy } from '../../ask/why.js';
import { search } from '../../engine/search.js';
import { actOf } from '../kit/state.js';
import { showFork } from '../wood/marks.js';

/** @typedef {import('../../game/game.js').Game} Game */

/** The rungs of the ladder on which a losing jump is answered at once. */
const FIRST_RUNGS = 3;
/** The time until the last jump has landed, that for a look at the fork, and for finding it, in milliseconds. */
const LANDING = 600;
const LOOK = 2000;
const LIMIT = 1000;
/** The buttons of the board by which a person asks. */
const ASKING = ['hint', 'solve'];

/**
 * @param {import('../kit/dialog.js').Table} table
 * @param {ReturnType<typeof import('./card.js').cardIn>} card
 */
export function coachOn({ element, state, follow, words: { coach: words } }, card) {
  /** Ends the answer about a game. @type {AbortController | undefined} */
  let control;
  follow(({ game, room, isFilm, isStuck, jumps, known }, before) => {
    const isSame = game?.line === before.game?.line && game?.cursor === before.game?.cursor;
    if (isSame && room === before.room && isFilm === before.isFilm) return;
    end();
    const isAnswered = isStuck || (known.ladder && known.ladder.at < FIRST_RUNGS);
    if (jumps !== before.jumps && isAnswered) answer(LANDING);
  });
  element.addEventListener('click', (event) => ASKING.includes(actOf(event)) && answer());
  // A hand on the board means the position that is there.
  element.addEventListener('pointerdown', () => look());

  function end() {
    if (control) card.hide();
    control?.abort();
    control = undefined;
    look();
  }

  /** @param {number} [after] so many milliseconds */
  async function answer(after = 0) {
    const { game, room, isWon } = state();
    if (!game || room !== 'play' || isWon) return;
    control?.abort();
    control = new AbortController();
    const { signal } = control;
    const [fork] = await Promise.all([forkOf(game, signal).catch(() => undefined), pause(after)]);
    if (!fork || signal.aborted) return;
    const show = () => look(fork, signal);
    const goBack = () => {
      card.leave();
      element.goTo(fork.at);
    };
    show();
    card.put(
      [words.title, words.lost(namesOf(fork.lost, fork.kept))],
      [
        { text: words.back, press: goBack },
        { text: words.again, press: show },
      ],
    );
  }

  /**
   * Shows a fork for a moment in place of the position on the board, or that position again.
   * @param {import('../wood/marks.js').Fork} [fork]
   * @param {AbortSignal} [signal]
   */
  async function look(fork, signal) {
    showFork(fork);
    if (!fork) return;
    await pause(LOOK);
    if (!signal?.aborted) look();
  }
}

/**
 * The last jump with which a lost game lost the win, and one in its place that keeps it; undefined for a game that can
 * be won, or could never be.
 * @param {Game} game
 * @param {AbortSignal} signal
 */
async function forkOf(game, signal) {
  const { cursor, line } = game;
  const verdicts = makeVerdicts(() => game);
  /** @type {import('../../ask/facts.js').Ask} */
  const ask = (/** @type {any} */ request) => search(request, { signal });
  const at = await verdicts.findLastWinnable(cursor, ask);
  if (at < 0 || at === cursor) return undefined;
  await verdicts.judge(line.positions[at], ask, { limit: LIMIT });
  const fork = keptBy(line, at, verdicts.judgements.get(line.positions[at]));
  return fork && { line, at, lost: line.jumps[at].name, kept: fork.kept };
}

/** @param {string} lost @param {string} kept jumps such as `d2-d4` */
function namesOf(lost, kept) {
  const [from, to, better, there] = [lost, kept].flatMap((jump) => jump.split('-'));
  return { from, to, better, there };
}

/** @param {number} milliseconds */
function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
