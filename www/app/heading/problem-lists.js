// The lists of starts and goals, with which the player chooses another problem for the board.

import { partsOf } from '../../common/dom/dom.js';
import { vacancyOf, writeProblem } from '../../engine/problem.js';
import { TREE } from '../../game/tree.js';
import { resumed } from '../kit/begun.js';
import { offerPick, onChoice } from '../kit/choices.js';

/** The value of the option for a start or goal that is not a single named hole. */
const DRAWN = '';

/** @param {import('../kit/dialog.js').Table} page */
export function offerProblems(page) {
  const { element, guard, follow, words } = page;
  const { heading, lists } = words;
  const part = partsOf(document);
  const vacancy = /** @type {HTMLSelectElement} */ (part('#vacancy'));
  const finish = /** @type {HTMLSelectElement} */ (part('#finish'));
  follow(({ problem }, before) => problem && problem !== before.problem && show(problem));
  for (const [what, list, act] of /** @type {const} */ ([
    ['start', vacancy, changeVacancy],
    ['goal', finish, changeGoal],
  ])) {
    const choose = (/** @type {string} */ text) => guard(() => act(text));
    onChoice(list, choose);
    offerPick(/** @type {HTMLButtonElement} */ (part(`[data-pick="${what}"]`)), what, page, choose);
  }

  /** @param {import('../../engine/problem.js').Problem} problem */
  function show(problem) {
    const names = problem.holes.map((hole) => hole.name);
    const holes = names.map((hole) => [hole, hole]);
    fill(vacancy, holes, shownVacancy(), lists.someHoles);
    const { text, pegs, holes: ends } = problem.finish;
    const goals = [['any', heading.anywhere], ...holes];
    const few = ends.length === 0 && pegs > 1 ? [[text, heading.fewPegs(problem.finish)]] : [];
    fill(finish, [...few, ...goals], ends.length > 1 ? DRAWN : text, lists.inPattern);
  }

  /** The name of the hole that is empty at the start, if there is exactly one. */
  function shownVacancy() {
    return (element.problem && vacancyOf(element.problem)) ?? DRAWN;
  }

  /** If the last peg had to end in the old vacancy, it must now end in the new one. @param {string} start */
  function changeVacancy(start) {
    const before = shownVacancy();
    // The start is unchanged, so the game continues.
    if (start === before) return;
    const isSame = before !== DRAWN && before === finish.value;
    change(isSame ? { start, goal: start } : { start });
  }

  /** The jumps are kept, because changing the goal does not make them illegal. @param {string} goal */
  function changeGoal(goal) {
    const { state } = element;
    // The goal is unchanged, so the game continues.
    if (!state || goal === state.problem.finish.text) return;
    const { moves, game, at, found, asked } = TREE.record(state);
    change(moves || game ? { goal, moves, game, at, found, asked } : { goal });
  }

  /** Plays the current problem with another start or goal. @param {import('../../game/line.js').Texts} texts */
  function change(texts) {
    const { problem } = element;
    if (!problem) return;
    const { board, start = problem.start, goal = problem.finish.text } = writeProblem(problem);
    const chosen = { board, start, goal, ...texts };
    element.open(texts.moves || texts.game ? chosen : resumed(chosen));
  }
}

/**
 * @param {HTMLSelectElement} select
 * @param {string[][]} options values and texts
 * @param {string} value
 * @param {string} drawn the text of the option for a value that is not a single named hole
 */
function fill(select, options, value, drawn) {
  const all = value === DRAWN ? [[DRAWN, drawn], ...options] : options;
  select.replaceChildren(...all.map(([option, text]) => new Option(text, option)));
  select.value = value;
  select.disabled = false;
}
