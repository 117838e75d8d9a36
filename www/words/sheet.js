// The strings of a sheet to print.

import { wordsIn } from './message.js';

/** @typedef {import('./language/languages.js').WorkshopTexts} Texts */
/** @typedef {ReturnType<typeof sheetWords>} SheetWords */
/** @typedef {import('../engine/wasm/peg_solitaire.js').GradeReport} Known */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Found} Found */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Lost} Lost */
/** @typedef {import('../engine/wasm/peg_solitaire.js').Unknown} Unknown */

/**
 * @param {Texts} texts
 * @param {import('./element.js').ElementWords} element in the same language, like the others
 * @param {import('./dialogs.js').DialogWords} dialogs
 * @param {import('./pictures.js').PictureWords} pictures
 */
export function sheetWords(texts, { language, direction, sentences, explanation }, { problems }, pictures) {
  const words = wordsIn(texts.paper, language);
  return {
    ...pictures,
    language,
    direction,
    answers: words.answers,
    graded,
    answer,
  };

  /**
   * The grade of a problem, and its reason; empty if there is no solution, since a grade would give the answer away.
   * @param {Found | Lost | Unknown} answer
   * @param {Known} [known]
   */
  function graded(answer, known) {
    if (answer.state === 'impossible') return '';
    return known ? sentences(words.grade({ grade: problems.grade(known, answer) }), problems.difficulty(known)) : '';
  }

  /**
   * The sentences of an answer.
   * @param {Found | Lost | Unknown} answer
   * @param {number} [fewest] moves of the best solution, if known
   */
  function answer(answer, fewest) {
    if (answer.state === 'unknown') return [words.open];
    if (answer.state === 'impossible') return [words.none, explanation(answer.reason)];
    const { moves, jumps } = answer;
    return [words.solution({ moves, fewest: fewest === moves ? undefined : fewest }), jumps].filter(Boolean);
  }
}
