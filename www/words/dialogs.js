// The words of the page with a game on the board: in its dialogs, and about a win.

import { today } from '../common/day.js';
import { datesIn, firstWeekdayIn } from '../common/days.js';
import { keyboardOf } from '../common/dom/keys.js';
import { countryOf } from '../common/language.js';
import { largeNumbersIn } from '../common/numbers.js';
import { APP_WORDS, clockTime } from './app.js';
import { DIALOGS, EDITOR } from './language/later-texts.js';
import { around, say, wordsIn } from './message.js';

/** @typedef {ReturnType<typeof dialogWords>} DialogWords */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Choices} Choices */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Finish} Finish */
/** @typedef {import('../engine/wasm/peg_solitaire.js').ExpectedText} ExpectedText */
/**
 * A win: its moves, the fewest of the person's earlier solutions, if any, the solver's help, and the seconds, if a
 * clock ran.
 * @typedef {{ moves: number, before?: number, isHelped: boolean, seconds?: number }} Win
 */

/**
 * @param {typeof DIALOGS} texts
 * @param {typeof EDITOR} editor the texts of the editor
 * @param {import('./app.js').AppWords} app of the same language
 * @param {'apple' | 'other'} [keyboard] the names of its keys
 */
export function dialogWords(texts, editor, app, keyboard = keyboardOf()) {
  const { language } = app;
  const words = wordsIn(texts, language);
  const { short, exact } = largeNumbersIn(language);
  const command = words.command({ keyboard });
  const { whole: day, short: shortDay, full, date, weekday, month, shortMonth } = datesIn(countryOf(language));
  return {
    ...words,
    ...app,
    copying: { ...words.copying, selected: words.copying.selected({ command }) },
    keys: { ...words.keys, always: words.keys.always.map(named) },
    edit: editorWords(editor, app, command),
    daily: {
      ...words.daily,
      day,
      date,
      weekday,
      month,
      firstWeekday: firstWeekdayIn(countryOf(language)),
      difficulty,
      level,
      list: app.list,
      /**
       * The name of a puzzle that was that of a day: with a record, and without its level, it fits a phone.
       * @param {string} date
       * @param {number} [number] of its level
       */
      named(date, number) {
        const name = words.daily.named({ day: date.slice(0, 4) === today().slice(0, 4) ? shortDay(date) : full(date) });
        return number ? `${name} \u00b7 ${level(number)}` : name;
      },
      /** There is no puzzle for a day. @param {string} date @param {string} first day with a puzzle */
      outside: (date, first) => words.daily.outside({ day: full(date), first: full(first) }),
      /** A puzzle that was made, as the next one. @param {number} number of its level */
      made: (number) => words.daily.made({ level: level(number) }),
    },
    problems: { ...words.problems, difficulty, level, grade, found, way, knownFacts },
    progress: { ...words.progress, number: exact, rule },
    purges: { ...words.purges, purge },
    share: { ...words.share, result, drawing, size, failed },
    win: { ...words.win, sentences, comparison, more },
  };

  /** Keys as the keyboard names them. @param {typeof words.keys.always[number]} line */
  function named({ keys, effect }) {
    return { keys: keys.map((key) => say(key, { command })), effect };
  }

  /**
   * The difficulty of a problem with its reasons; empty if none is known.
   * @param {{ oneIn?: number, choices?: Choices }} known `oneIn` is the number of random games for one win
   */
  function difficulty({ oneIn, choices }) {
    const luck = oneIn && words.difficulty.luck({ games: oneIn, written: large(BigInt(oneIn)) });
    return app.sentences(luck || '', choices && along(choices));
  }

  /** @param {Choices} choices */
  function along({ positions, forks, share }) {
    if (forks > 0) return words.difficulty.someKeep({ percent: share, forks, positions });
    return positions > 0 ? words.difficulty.allKeep : '';
  }

  /** The name of a level. @param {number} number from 1 to 9 */
  function level(number) {
    return words.difficulty.levels[number - 1];
  }

  /**
   * The grade of a problem: its level, or why it has none.
   * @param {{ level?: number }} known
   * @param {{ state: string }} [answer] of the solver, where there is no level
   */
  function grade(known, answer) {
    return known.level ? level(known.level) : words.problems.grades[answer?.state === 'impossible' ? 'lost' : 'open'];
  }

  /** The number of the puzzles that fit. @param {number} count @param {string} filter */
  function found(count, filter) {
    return count > 0 ? words.problems.found({ count }) : words.problems.nothing({ filter });
  }

  /** The way of a problem, beside its grade. @param {Choices} choices */
  function way({ forks, share }) {
    return words.problems.way({ forks, percent: share });
  }

  /**
   * The facts about a problem before it is solved.
   * @param {{ moves?: number, solutions?: string }} known
   */
  function knownFacts({ moves, solutions = '' }) {
    const count = BigInt(solutions);
    return app.list(
      moves !== undefined && words.problems.atBest({ moves }),
      solutions && words.problems.solutions({ count, written: large(count) }),
    );
  }

  /** Rounds a number that has too many digits to read: down, as far as its power has a name. @param {bigint} value */
  function large(value) {
    const digits = value.toString();
    if (digits.length <= 6) return exact(value);
    const size = Math.floor((digits.length - 1) / 3);
    const power = words.problems.powers[size];
    if (power === undefined) return digits.length <= 9 ? exact(value) : short(value);
    const rounded = Number((value * 100n) / 10n ** BigInt(3 * size)) / 100;
    const n = Number(`${rounded}`.slice(0, 4));
    return exact(n) + say(power, { n });
  }

  /** @param {number} helped the number of puzzles that were solved with help alone */
  function rule(helped) {
    const { counts, withHelp } = words.progress;
    return app.sentences(counts, helped > 0 && withHelp({ helped }));
  }

  /**
   * @param {number} first jump
   * @param {number} last jump
   * @param {'three' | 'six' | 'l' | 'other'} shape of the block
   * @param {string[]} holes of the block, in reading order
   */
  function purge(first, last, shape, holes) {
    return words.purges.purge({ first, last, shape, from: holes[0], to: holes.at(-1), holes: holes.join(' ') });
  }

  /**
   * The sentence about a solved puzzle.
   * @param {{ name: string, moves: number, fewest?: number, day?: string, row?: number }} win
   */
  function result({ name, moves, fewest, day, row = 0 }) {
    const title =
      day === undefined ? name : words.share.day({ weekday: weekday(day), date: date(day), month: shortMonth(day) });
    return words.share.result({ title: title || undefined, moves, fewest, days: row });
  }

  /** @param {number} part from 0 to 1 */
  function drawing(part) {
    return words.share.drawing({ percent: Math.round(100 * part) });
  }

  /** @param {number} bytes */
  function size(bytes) {
    return words.share.size({ kilobytes: Math.max(1, Math.round(bytes / 1000)) });
  }

  /** @param {unknown} error */
  function failed(error) {
    return words.share.failed({ reason: app.failure(error) });
  }

  /** The title and the sentences of a win. @param {Win} win */
  function sentences(win) {
    const { moves, before, isHelped, seconds } = win;
    const how = isHelped ? 'helped' : before === undefined ? 'first' : 'again';
    const done = words.win.done({ moves, clock: seconds === undefined ? undefined : clockTime(seconds) });
    return [words.win.title({ how }), app.sentences(done, best(win))];
  }

  /** @param {Win} win */
  function best({ moves, before, isHelped }) {
    if (isHelped) return words.progress.counts;
    if (before === undefined || moves === before) return '';
    return words.win[moves < before ? 'better' : 'worse']({ before });
  }

  /** @param {number} moves @param {number} fewest of the best solution */
  function comparison(moves, fewest) {
    return say(words.win[moves <= fewest ? 'perfect' : 'comparison'], { more: moves - fewest, fewest });
  }

  /**
   * The days in a row with their puzzles, and the moves of a friend, who has sent the puzzle.
   * @param {{ moves: number, row?: number, beat?: number }} win
   */
  function more({ moves, row = 0, beat = Number.NaN }) {
    const fewer = beat - moves;
    const days = row > 1 ? words.win.row({ days: row }) : '';
    const friend = fewer >= 0 ? words.win.friend({ fewer }) : fewer < 0 ? words.win.behind({ more: -fewer }) : '';
    return app.sentences(days, friend);
  }
}

/**
 * The finding about a draft: the first reason that keeps it from being played, or that it can be played.
 *
 * - `blank`: it has no holes
 * - `unreadable`: the core reads no board in it, and says what a board needs
 * - `no-lines`: no three holes lie in a line
 * - `no-pegs`, `full`: no hole has a peg; every hole has one
 * - `no-goal`: the goal of this kind says nothing yet
 * - `won`, `stuck`: the position is the finish already; no peg can jump
 * - `few-pegs`: it has no more pegs than the finish, which has `needed`
 * - `playable`: `jumps` jumps are possible, towards a finish
 * @typedef {{ kind: 'blank' | 'no-lines' | 'no-pegs' | 'full' | 'won' | 'stuck' }
 *   | { kind: 'unreadable', expected: ExpectedText }
 *   | { kind: 'no-goal', goal: 'any' | 'few' | 'hole' | 'pattern' }
 *   | { kind: 'few-pegs', needed: number }
 *   | { kind: 'playable', jumps: number, finish: Finish }} Finding
 */

const CONTENTS = /** @type {const} */ ({ x: 'peg', o: 'empty', '.': 'none' });

/**
 * The words of the editor.
 * @param {typeof EDITOR} texts
 * @param {import('./app.js').AppWords} app of the same language
 * @param {string} command the key of commands, as the keyboard names it
 */
function editorWords(texts, { language, heading, part }, command) {
  const words = wordsIn(texts, language);
  const { labels } = words;
  return {
    ...words,
    labels: { ...labels, undoHint: labels.undoHint({ command }), redoHint: labels.redoHint({ command }) },

    /** The number of pegs that may be left. @param {Node} field for it */
    atMost(field) {
      const [before, after] = around(words.atMost, 'number');
      return [before, field, after];
    },

    /**
     * A cell of the grid.
     * @param {number} row from 1
     * @param {number} column from 1
     * @param {'x' | 'o' | '.'} content a peg, an empty hole or no hole
     * @param {boolean} isGoal
     */
    cell: (row, column, content, isGoal) => words.cell({ row, column, content: CONTENTS[content], isGoal }),

    /**
     * A sentence about a draft.
     * @param {{ holes: number, pegs: number, finding: Finding }} check
     */
    draft({ holes, pegs, finding }) {
      const remark = say(words.remarks[finding.kind], {
        ...finding,
        expected: 'expected' in finding && part('expected', finding.expected),
        goal: 'finish' in finding ? heading.fewPegs(finding.finish) : 'goal' in finding && finding.goal,
      });
      return finding.kind === 'blank' ? remark : words.counts({ holes, pegs, remark });
    },
  };
}

export const DIALOG_WORDS = dialogWords(DIALOGS, EDITOR, APP_WORDS);
