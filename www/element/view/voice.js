// The manner of speaking that a listener has chosen: brief or full, and letters spelt by words, such as `delta 4`.

/** @typedef {HTMLElementTagNameMap['peg-solitaire']} PegSolitaireElement */
/** @typedef {import('../../words/plus.js').PlusWords} PlusWords */
/** @typedef {ReturnType<typeof makeVoice>} Voice */

/** @param {Pick<PegSolitaireElement, 'speech' | 'spelling'>} element @param {PlusWords} words */
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
