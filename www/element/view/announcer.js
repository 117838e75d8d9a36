// Says a person's jumps, refusals and answers to screen readers, but not each jump of a film, in the manner that a
// listener has chosen.

import { setText } from '../../common/dom/dom.js';

/** A silent character, which makes a repeated sentence a new text. */
const AGAIN = '\u00a0';

/** Says a sentence, also if it is the last one once more. @param {Element} region a live region @param {string} text */
export function tell(region, text) {
  setText(region, region.textContent === text ? text + AGAIN : text);
}

/** @param {HTMLElement} region a live region @param {(text: string) => string} [spell] */
export function makeAnnouncer(region, spell = (text) => text) {
  /** The last sentence, and its occasion. @type {unknown[]} */
  let last = [];
  let isFirst = true;

  /**
   * Says a sentence, unless both it and its occasion are the same as last time; if it only goes on, its rest. The first
   * one after a reset stays silent.
   * @param {string} sentence
   * @param {unknown} occasion such as a refusal: the same words about another try are said again
   */
  function say(sentence, occasion) {
    if (sentence === last[0] && occasion === last[1]) return;
    const goesOn = occasion === last[1] && sentence.startsWith(`${last[0]} `);
    const news = goesOn ? sentence.slice(String(last[0]).length + 1) : sentence;
    last = [sentence, occasion];
    if (isFirst) isFirst = false;
    else tell(region, spell(news));
  }

  /** Makes the next sentence news, even if it is the first. */
  function begin() {
    isFirst = false;
  }

  /** Begins another game. A person who reads the region finds nothing of the one before. */
  function reset() {
    isFirst = true;
    last = [];
    setText(region, '');
  }

  return { say, begin, reset };
}

/** @typedef {ReturnType<typeof makeVoice>} Voice */

/**
 * The manner of speaking: brief or full, and letters spelt by words, such as `delta 4`.
 * @param {Pick<HTMLElementTagNameMap['peg-solitaire'], 'speech' | 'spelling'>} element
 * @param {import('../../words/plus.js').PlusWords} words
 */
export function makeVoice(element, { spoken, hole, jump }) {
  const isBrief = () => element.speech === 'brief';
  const alphabet = spoken.alphabet.split(' ');
  const spellName = (/** @type {string} */ _name, /** @type {string} */ letter, /** @type {string} */ number) =>
    `${alphabet[letter.charCodeAt(0) - 97]} ${number}`;

  return {
    /** Another text says that sentences made before are to be made again. */
    manner: () => element.speech + element.spelling,
    /** Spells the names of holes in a text. @param {string} text */
    spell: (text) => (element.spelling === 'words' ? text.replace(/\b([a-z])(\d+)\b/g, spellName) : text),
    /** @param {import('../../board/accessible-board.js').HoleState} state */
    hole: (state) => hole(isBrief() ? { ...state, isGoal: false, targets: [] } : { ...state }),
    /** @param {{ from: string, over: string, to: string }} names */
    jump: (names) => (isBrief() ? `${names.from}-${names.to}` : jump(names)),
  };
}
