// Announces the player's jumps, refusals and answers to screen readers, in the style that the user has chosen. Not
// every jump is announced during playback.

import { setText } from '../../common/dom/dom.js';

/** A silent character that makes a repeated sentence differ from the last one. */
const AGAIN = '\u00a0';

/** Announces a sentence, even if it repeats the last one. @param {Element} region a live region @param {string} text */
export function tell(region, text) {
  setText(region, region.textContent === text ? text + AGAIN : text);
}

/** @param {HTMLElement} region a live region @param {(text: string) => string} [spell] */
export function makeAnnouncer(region, spell = (text) => text) {
  /** The last sentence, and what caused it. @type {unknown[]} */
  let last = [];
  let isFirst = true;

  /**
   * Announces a sentence, unless both the sentence and its cause are the same as last time. If a sentence only
   * continues the last one, just the rest is announced. The first sentence after a reset is silent.
   * @param {string} sentence
   * @param {unknown} occasion the cause, such as a refusal; the same sentence about another attempt is announced again
   */
  function say(sentence, occasion) {
    if (sentence === last[0] && occasion === last[1]) return;
    const goesOn = occasion === last[1] && sentence.startsWith(`${last[0]} `);
    const news = goesOn ? sentence.slice(String(last[0]).length + 1) : sentence;
    last = [sentence, occasion];
    if (isFirst) isFirst = false;
    else tell(region, spell(news));
  }

  /** Lets the next sentence be announced even if it is the first. */
  function begin() {
    isFirst = false;
  }

  /** Prepares for another game. Nothing about the previous game is left in the region. */
  function reset() {
    isFirst = true;
    last = [];
    setText(region, '');
  }

  return { say, begin, reset };
}

/** @typedef {ReturnType<typeof makeVoice>} Voice */

/**
 * The style of speech: brief or full, and optionally with letters spelled as words, such as `delta 4`.
 * @param {Pick<HTMLElementTagNameMap['peg-solitaire'], 'speech' | 'spelling'>} element
 * @param {import('../../words/plus.js').PlusWords} words
 */
export function makeVoice(element, { spoken, hole, jump }) {
  const isBrief = () => element.speech === 'brief';
  const alphabet = spoken.alphabet.split(' ');
  const spellName = (/** @type {string} */ _name, /** @type {string} */ letter, /** @type {string} */ number) =>
    `${alphabet[letter.charCodeAt(0) - 97]} ${number}`;

  return {
    /** When this value changes, sentences have to be rebuilt. */
    manner: () => element.speech + element.spelling,
    /** Spells out the names of holes in a text. @param {string} text */
    spell: (text) => (element.spelling === 'words' ? text.replace(/\b([a-z])(\d+)\b/g, spellName) : text),
    /** @param {import('../../board/accessible-board.js').HoleState} state */
    hole: (state) => hole(isBrief() ? { ...state, isGoal: false, targets: [] } : { ...state }),
    /** @param {{ from: string, over: string, to: string }} names */
    jump: (names) => (isBrief() ? `${names.from}-${names.to}` : jump(names)),
  };
}
