// The strings of the larger element, `peg-solitaire-plus.js`.

import { regionOf } from '../ask/why.js';
import { largeNumbersIn } from '../common/numbers.js';
import { ELEMENT_WORDS } from './element.js';
import { PLUS } from './language/texts.js';
import { say, wordsIn } from './message.js';

/** @typedef {ReturnType<typeof plusWords>} PlusWords */

/** @typedef {import('../ask/facts.js').PositionFacts} PositionFacts */
/** @typedef {import('../ask/questions.js').Halves} Halves */
/** @typedef {import('../ask/questions.js').Verdict} Verdict */
/** @typedef {import('../engine/problem.js').Problem} Problem */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Finish} Finish */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Reason} Reason */
/** @template T @typedef {import('../ask/facts.js').Fact<T>} Fact */

/** The maximum number of holes that a sentence lists. */
const MOST_LISTED = 5;

/**
 * @param {typeof PLUS} texts
 * @param {import('./element.js').ElementWords} element in the same language
 * @param {typeof import('./language/later-texts.js').CHART} [chartTexts] the chart's strings, unless it loads its own
 */
export function plusWords(texts, element, chartTexts) {
  const words = wordsIn(texts, element.language);
  const { short, exact, odds } = largeNumbersIn(element.language);
  return {
    ...element,
    ...words,
    chartTexts,
    verdict: /** @type {typeof element.verdict} */ (
      (verdict) => drawn(verdict) ?? through(verdict) ?? element.verdict(verdict)
    ),
    analysis: { ...words.analysis, keeping, why },
    facts: { ...words.facts, value, allLines },
  };

  /** The number of legal jumps that keep the win. @param {number} keeping @param {number} jumps */
  function keeping(keeping, jumps) {
    if (jumps === 1) return words.analysis.onlyJump;
    return words.analysis[keeping === jumps ? 'allKeep' : 'someKeep']({ keeping, jumps });
  }

  /**
   * The reason why a position is lost, in plain words; empty while unknown.
   * @param {import('../ask/why.js').Why} why
   * @param {import('../game/game.js').Game} game
   */
  function why({ reason, fork }, { problem, cursor }) {
    if (reason?.kind === 'pagoda') return shortfall(reason, problem);
    const { why: texts } = words.analysis;
    if (reason?.kind === 'position-class') return texts.class;
    if (!fork) return '';
    const [from, to] = fork.kept.split('-');
    return texts[fork.lost === cursor ? 'fork' : 'earlier']({ lost: fork.lost, from, to });
  }

  /**
   * The meaning of a pagoda function.
   * @param {Extract<Reason, { kind: 'pagoda' }>} reason
   * @param {Problem} problem
   */
  function shortfall(reason, { finish, holes }) {
    const { drags = [], goal: hole } = regionOf(reason, finish) ?? {};
    const { why: texts } = words.analysis;
    const goal = hole === undefined ? undefined : holes[hole].name;
    if (goal !== undefined && drags.length === 0) return texts.unreachable({ goal });
    if (drags.length === 0 || drags.length > MOST_LISTED) return texts.weights({ ...reason });
    const names = drags.map((hole) => holes[hole].name);
    const places = [element.list(...names.slice(0, -1)), names.at(-1)].filter(Boolean).join(texts.or);
    return goal === undefined
      ? texts.stays({ places, isAnywhere: finish.holes.length === 0 })
      : texts.drags({ goal, places });
  }

  /** One of the facts, as text. @param {keyof PositionFacts} name @param {PositionFacts} facts */
  function value(name, { lines, chance, moves, pegs }) {
    if (name === 'lines') return written(lines, short);
    if (name === 'chance') return written(chance, chanceText);
    return written(name === 'moves' ? moves : pegs, (count) =>
      count === undefined ? words.facts.outOfReach : exact(count),
    );
  }

  /** All digits of a number that is shown rounded; empty if the number is not rounded. @param {Fact<bigint>} lines */
  function allLines(lines) {
    const all = lines.state === 'known' ? exact(lines.value) : '';
    return all === written(lines, short) ? '' : all;
  }

  /**
   * A fact, or what is known about it so far.
   * @template T
   * @param {Fact<T>} fact
   * @param {(value: T) => string} write
   */
  function written(fact, write) {
    const { facts } = words;
    if (fact.state === 'known') return write(fact.value);
    const isPending = fact.state === 'pending';
    if (fact.atMost !== undefined) return facts.atMost({ most: fact.atMost, isPending });
    if (!isPending) return facts.notKnown;
    return fact.positions === undefined ? facts.looking : facts.seen({ positions: fact.positions });
  }

  /** @param {number} chance */
  function chanceText(chance) {
    const { facts } = words;
    if (chance === 0) return facts.never;
    const times = odds(chance);
    if (!times) return facts.always;
    return 'percent' in times ? times.percent : facts.oneIn({ games: times.oneIn });
  }

  /**
   * The text for a solution drawn at random from all solutions, or for the only solution; undefined for any other
   * verdict.
   * @param {Verdict} verdict
   */
  function drawn(verdict) {
    if (!('solutions' in verdict) || !verdict.solutions) return undefined;
    if (verdict.state === 'solved') return words.ways.drawn({ ...verdict, count: BigInt(verdict.solutions) });
    return verdict.solutions === '1' ? words.ways.only : undefined;
  }

  /**
   * The text for the result of a search for a solution through a position; undefined for any other verdict.
   * @param {Verdict} verdict
   */
  function through(verdict) {
    if (!('halves' in verdict) || !verdict.halves) return undefined;
    const { to, from } = verdict.halves;
    if (verdict.state === 'solved') {
      const first = to.state === 'solved' ? to.length : undefined;
      return words.ways.solved({ ...verdict, how: verdict.wish, first });
    }
    const half = (/** @type {Halves['to'] | Halves['from']} */ { state, ...rest }) =>
      /** @type {const} */ ([state, { jumps: 'length' in rest ? rest.length : 0 }]);
    const [[toState, toValues], [fromState, fromValues]] = [half(to), half(from)];
    return element.sentences(say(words.ways.there[toState], toValues), say(words.ways.onwards[fromState], fromValues));
  }
}

export const PLUS_WORDS = plusWords(PLUS, ELEMENT_WORDS);
