// The strings that the page needs once a game is on the board: for the dialogs and for a win.

import { today } from '../common/day.js';
import { datesIn, firstWeekdayIn } from '../common/days.js';
import { keyboardOf } from '../common/dom/keys.js';
import { countryOf } from '../common/language.js';
import { largeNumbersIn } from '../common/numbers.js';
import { starsOf } from '../game/stars.js';
import { APP_WORDS, clockTime } from './app.js';
import { editorWords } from './editor.js';
import { DIALOGS, EDITOR } from './language/later-texts.js';
import { say, wordsIn } from './message.js';

/** @typedef {ReturnType<typeof dialogWords>} DialogWords */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Choices} Choices */
/**
 * A win: its moves, the fewest moves of the player's earlier solutions, if any, whether the solver has helped, and the
 * time in seconds if the clock was on.
 * @typedef {{ moves: number, before?: number, isHelped: boolean, seconds?: number }} Win
 */

/** @typedef {ReturnType<typeof wordsIn<typeof DIALOGS>>} Words */
/** @typedef {import('./app.js').AppWords} AppWords */
/** @typedef {ReturnType<typeof datesIn>} Dates */
/**
 * The known facts about a problem: one in `oneIn` random games wins.
 * @typedef {{ oneIn?: number, choices?: Choices }} Known
 */

/**
 * @param {typeof DIALOGS} texts
 * @param {typeof EDITOR} editor the strings of the editor
 * @param {AppWords} app in the same language
 * @param {'apple' | 'other'} [keyboard] the type of keyboard, which determines how its keys are named
 */
export function dialogWords(texts, editor, app, keyboard = keyboardOf()) {
  const { language } = app;
  const words = wordsIn(texts, language);
  const command = words.command({ keyboard });
  const numbers = largeNumbersIn(language);
  const dates = datesIn(countryOf(language));
  const large = largeNumbersOf(words, numbers);
  const difficulty = difficultyWords(words, app, large);
  const { counts, withHelp } = words.progress;
  return {
    ...words,
    ...app,
    copying: { ...words.copying, selected: words.copying.selected({ command }) },
    keys: {
      ...words.keys,
      /** Keys, named as on the user's keyboard. */
      always: words.keys.always.map(({ keys, effect }) => ({ keys: keys.map((key) => say(key, { command })), effect })),
    },
    edit: editorWords(editor, app, command),
    daily: { ...words.daily, ...difficulty, ...dailyWords(words, app, dates, difficulty.level) },
    problems: { ...words.problems, ...difficulty, ...problemWords(words, app, difficulty.level, large) },
    progress: {
      ...words.progress,
      number: numbers.exact,
      /** @param {number} helped the number of puzzles that were only solved with help */
      rule: (helped) => app.sentences(counts, helped > 0 && withHelp({ helped })),
    },
    purges: {
      ...words.purges,
      /**
       * @param {number} first jump
       * @param {number} last jump
       * @param {'three' | 'six' | 'l' | 'other'} shape of the block
       * @param {string[]} holes of the block, in reading order
       */
      purge: (first, last, shape, holes) =>
        words.purges.purge({ first, last, shape, from: holes[0], to: holes.at(-1), holes: holes.join(' ') }),
    },
    share: { ...words.share, ...shareWords(words, app, dates) },
    win: { ...words.win, ...winWords(words, app) },
  };
}

/**
 * Writes a large number in terms of the largest named power, rounded down, and a smaller number in full.
 * @param {Words} words
 * @param {ReturnType<typeof largeNumbersIn>} numbers
 */
function largeNumbersOf(words, { short, exact }) {
  return (/** @type {bigint} */ value) => {
    const digits = value.toString();
    if (digits.length <= 6) return exact(value);
    const size = Math.floor((digits.length - 1) / 3);
    const power = words.problems.powers[size];
    if (power === undefined) return digits.length <= 9 ? exact(value) : short(value);
    const rounded = Number((value * 100n) / 10n ** BigInt(3 * size)) / 100;
    const n = Number(`${rounded}`.slice(0, 4));
    return exact(n) + say(power, { n });
  };
}

/** @param {Words} words @param {AppWords} app @param {(value: bigint) => string} large */
function difficultyWords({ difficulty: words }, app, large) {
  return { difficulty, luck, level };

  /** The difficulty of a problem with its reasons; empty if nothing is known about it. @param {Known} known */
  function difficulty({ oneIn, choices }) {
    return app.sentences(luck(oneIn), choices && along(choices));
  }

  /** How often random play wins. @param {number} [oneIn] games; undefined if unknown */
  function luck(oneIn) {
    return oneIn ? words.luck({ games: oneIn, written: large(BigInt(oneIn)) }) : '';
  }

  /** @param {Choices} choices */
  function along({ positions, forks, share }) {
    if (forks > 0) return words.someKeep({ percent: share, forks, positions });
    return positions > 0 ? words.allKeep : '';
  }

  /** The name of a level. @param {number} number from 1 to 9 */
  function level(number) {
    return words.levels[number - 1];
  }
}

/** @param {Words} words @param {AppWords} app @param {Dates} dates @param {(number: number) => string} level */
function dailyWords({ daily: words }, { language, list }, dates, level) {
  const { whole: day, short: shortDay, full, date, weekday, month } = dates;
  const firstWeekday = firstWeekdayIn(countryOf(language));
  return { day, date, weekday, month, firstWeekday, list, named, outside, made };

  /**
   * The name of a daily puzzle. Without the level, the name fits on a phone even next to the number of moves to beat.
   * @param {string} date
   * @param {number} [number] of its level
   */
  function named(date, number) {
    const name = words.named({ day: date.slice(0, 4) === today().slice(0, 4) ? shortDay(date) : full(date) });
    return number ? `${name} \u00b7 ${level(number)}` : name;
  }

  /** The message shown for a day without a puzzle. @param {string} date @param {string} first day with a puzzle */
  function outside(date, first) {
    return words.outside({ day: full(date), first: full(first) });
  }

  /** The message about a generated puzzle. @param {number} number of its level */
  function made(number) {
    return words.made({ level: level(number) });
  }
}

/**
 * @param {Words} words
 * @param {AppWords} app
 * @param {(number: number) => string} level
 * @param {(value: bigint) => string} large
 */
function problemWords({ problems: words }, app, level, large) {
  return { grade, found, way, knownFacts };

  /**
   * The grade of a problem: its level, or the reason why it has none.
   * @param {{ level?: number }} known
   * @param {{ state: string }} [answer] of the solver, if there is no level
   */
  function grade(known, answer) {
    return known.level ? level(known.level) : words.grades[answer?.state === 'impossible' ? 'lost' : 'open'];
  }

  /** The number of matching puzzles. @param {number} count @param {string} filter */
  function found(count, filter) {
    return count > 0 ? words.found({ count }) : words.nothing({ filter });
  }

  /**
   * The number of critical positions in a problem, and how safe they are, as shown next to its grade.
   * @param {Choices} choices
   */
  function way({ forks, share }) {
    return words.way({ forks, percent: share });
  }

  /**
   * The facts about a problem before it is solved.
   * @param {{ moves?: number, solutions?: string }} known
   */
  function knownFacts({ moves, solutions = '' }) {
    const count = BigInt(solutions);
    return app.list(
      moves !== undefined && words.atBest({ moves }),
      solutions && words.solutions({ count, written: large(count) }),
    );
  }
}

/** @param {Words} words @param {AppWords} app @param {Dates} dates */
function shareWords({ share: words }, { failure }, { date, weekday, shortMonth }) {
  return { result, drawing, size, failed };

  /**
   * The sentence about a solved puzzle.
   * @param {{ name: string, moves: number, fewest?: number, day?: string, row?: number }} win
   */
  function result({ name, moves, fewest, day, row = 0 }) {
    const title =
      day === undefined ? name : words.day({ weekday: weekday(day), date: date(day), month: shortMonth(day) });
    return words.result({ title: title || undefined, stars: starsOf(moves, fewest), moves, fewest, days: row });
  }

  /** @param {number} part from 0 to 1 */
  function drawing(part) {
    return words.drawing({ percent: Math.round(100 * part) });
  }

  /** @param {number} bytes */
  function size(bytes) {
    return words.size({ kilobytes: Math.max(1, Math.round(bytes / 1000)) });
  }

  /** @param {unknown} error */
  function failed(error) {
    return words.failed({ reason: failure(error) });
  }
}

/** @param {Words} words @param {AppWords} app */
function winWords({ win: words }, app) {
  return { sentences, comparison, more, rating };

  /** The title and the sentences of a win. @param {Win} win */
  function sentences(win) {
    const { moves, before, isHelped, seconds } = win;
    const how = isHelped ? 'helped' : before === undefined ? 'first' : 'again';
    const done = words.done({ moves, clock: seconds === undefined ? undefined : clockTime(seconds) });
    return [words.title({ how }), app.sentences(done, best(win))];
  }

  /** @param {Win} win */
  function best({ moves, before, isHelped }) {
    if (isHelped || before === undefined || moves === before) return '';
    return words[moves < before ? 'better' : 'worse']({ before });
  }

  /** @param {number} moves @param {number} fewest of the best solution */
  function comparison(moves, fewest) {
    return say(words[moves <= fewest ? 'perfect' : 'comparison'], { fewest });
  }

  /** The stars for a win, and their label for screen readers. @param {number} moves @param {number} [fewest] */
  function rating(moves, fewest) {
    const stars = starsOf(moves, fewest);
    return { stars, label: words.stars({ count: stars.split('★').length - 1 }) };
  }

  /**
   * The number of daily puzzles solved in a row, and a comparison with the moves of the friend who sent the puzzle.
   * @param {{ moves: number, row?: number, beat?: number }} win
   */
  function more({ moves, row = 0, beat = Number.NaN }) {
    const fewer = beat - moves;
    const days = row > 1 ? words.row({ days: row }) : '';
    const friend = fewer >= 0 ? words.friend({ fewer }) : fewer < 0 ? words.behind({ more: -fewer }) : '';
    return app.sentences(days, friend);
  }
}

export const DIALOG_WORDS = dialogWords(DIALOGS, EDITOR, APP_WORDS);
