// The strings of the element: buttons, labels and the status line.

import { HAS_FEWEST_MOVES } from '../engine/assets.js';
import { ELEMENT, LANGUAGE } from './language/texts.js';
import { say, wordsIn } from './message.js';

/** @typedef {ReturnType<typeof elementWords>} ElementWords */
/** @typedef {import('../engine/engine-error.js').EngineFailure} EngineFailure */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Finish} Finish */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Reason} Reason */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Progress} Progress */
/** @typedef {import('../ask/questions.js').Verdict} Verdict */
/** @typedef {import('../engine/wasm/peg_solitaire.js').ExpectedText} ExpectedText */
/** @typedef {import('../engine/wasm/peg_solitaire.js').FoundText} FoundText */
/** @typedef {import('./message.js').Text} Text */

/** @typedef {ReturnType<typeof wordsIn<typeof ELEMENT>>} Words */

/** @param {typeof ELEMENT} texts @param {string} language */
export function elementWords(texts, language) {
  const words = wordsIn(texts, language);
  const expected = {
    ...words.expected,
    choice: (/** @type {readonly string[]} */ choices) => choices.join(words.expected.or),
  };
  const joins = { list: joinerBy(words.joins.list), sentences: joinerBy(words.joins.sentences) };
  const errors = errorWords(words);
  return {
    ...words,
    ...joins,
    ...errors,
    ...answerWords(words, joins.list),
    language,
    expected,
    hole,
    stuck,
    goal,
  };

  /** The label of a hole in the grid. @param {{ targets: string[] } & Record<string, unknown>} state */
  function hole(state) {
    return words.hole({ ...state, targets: joins.list(...state.targets) || undefined });
  }

  /**
   * The text for a stuck game. A player whose last peg misses the goal has almost won, so the game is not called stuck.
   * @param {number} pegs
   * @param {Finish} finish
   */
  function stuck(pegs, { holes }) {
    return pegs === 1 && holes.length === 1 ? words.beside : words.stuckWith({ pegs });
  }

  /** The finish, as in `Goal: one peg in d4`. @param {Finish} finish */
  function goal({ text, pegs, holes }) {
    if (holes.length === 0) return words.goals.pegs({ pegs });
    return holes.length === 1 ? words.goals.hole({ hole: text }) : words.goals.pattern;
  }
}

/** @param {Words} words */
function errorWords(words) {
  return { failure, part, unreadable };

  /** An error as a sentence. @param {unknown} error */
  function failure(error) {
    return sentence(error, true);
  }

  /** @param {unknown} error @param {boolean} hasPlace false leaves out the position in the input */
  function sentence(error, hasPlace) {
    if (!(error instanceof Error)) return String(error);
    const { code, detail, kind, message } = /** @type {Error & Record<string, string>} */ (error);
    if (Object.hasOwn(words.failures, code))
      return say(words.failures[/** @type {EngineFailure} */ (code)], { detail: detail || undefined });
    return kind === 'text' || kind === 'jump' ? refusal(kind, error, hasPlace) : message;
  }

  /**
   * @param {'text' | 'jump'} kind
   * @param {any} error of the engine, with the `attribute` that caused it, if any
   * @param {boolean} hasPlace
   */
  function refusal(kind, error, hasPlace) {
    // In WebKit every error has a line and a column, which are not enumerable.
    const { attribute, line, column, expected, found } = error;
    const said = words.errors[kind]({
      ...error,
      line: hasPlace ? line : undefined,
      column,
      expected: part('expected', expected),
      // The English text is used, since it contains control characters in escaped form.
      found: part('found', { ...found, text: found.english.slice(1, -1) }),
    });
    return attribute ? `${attribute}: ${said}` : said;
  }

  /**
   * A part of a message. English uses the engine's wording; every language uses the engine's symbols, such as a
   * bracket.
   * @param {'expected' | 'found'} side
   * @param {ExpectedText | FoundText} phrase
   */
  function part(side, phrase) {
    const texts = /** @type {Record<string, Text>} */ (words.errors[side]);
    return say(texts[phrase.key] ?? phrase.english, phrase);
  }

  /**
   * An error's position is useful only in text with several rows: someone who follows a link does not see a "line 1".
   * @param {any} error that keeps attributes or a link from defining a game
   */
  function unreadable(error) {
    return words.unreadableGame({ reason: sentence(error, error.line !== 1) });
  }
}

/** @param {Words} words @param {ReturnType<typeof joinerBy>} list */
function answerWords(words, list) {
  return { progress, verdict, explanation };

  /** @param {Progress} progress */
  function progress({ activity, positions, best }) {
    return words.searching({
      activity: words.activities[activity],
      positions,
      best: HAS_FEWEST_MOVES ? best : undefined,
    });
  }

  /**
   * The result of a search.
   * @param {Exclude<Verdict, { state: 'failed' }>} verdict
   */
  function verdict(verdict) {
    if (verdict.state === 'solved') return solved(verdict);
    const best = verdict.state === 'lost' && bestLine(verdict.best);
    return say(words.verdicts[verdict.state], { ...verdict, best });
  }

  /** @param {Extract<Verdict, { state: 'solved' }>} verdict */
  function solved({ jumps, moves, wish, proven, isBack }) {
    const isFewest = HAS_FEWEST_MOVES && wish === 'fewest-moves';
    const fewest = isFewest ? (proven ? 'proven' : 'known') : undefined;
    const how = wish === 'another' ? wish : isBack && 'back';
    return words.verdicts.solved({ how, jumps, moves, fewest });
  }

  /** @param {Extract<Verdict, { state: 'lost' }>['best']} best */
  function bestLine({ jumps, pegs, proven }) {
    return jumps === '' ? words.furthest : words.best({ pegs, isProven: proven });
  }

  /**
   * The reason why a position is lost.
   * @param {Reason} reason
   */
  function explanation(reason) {
    if (reason.kind !== 'position-class') return words.reasons[reason.kind]({ ...reason });
    const [pegs, ...others] = reason.pegs;
    if (others.length === 0) return words.reasons['position-class']({ pegs, isOdd: pegs % 2 === 1 });
    const groups = reason.pegs.map((pegs, index) => words.reasons.group({ mark: index + 1, pegs }));
    return words.reasons.groups({ groups: list(...groups) });
  }
}

/** Makes a function that joins strings, skipping empty ones. @param {string} mark between them */
const joinerBy =
  (mark) =>
  (/** @type {(string | undefined | false)[]} */ ...texts) =>
    texts.filter(Boolean).join(mark);

export const ELEMENT_WORDS = elementWords(ELEMENT, LANGUAGE);
