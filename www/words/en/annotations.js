// The words of the element about an author's notes and drawings.

export const ANNOTATIONS = {
  comment: 'Comment',

  /** Beside a hole. */
  marked: 'marked',

  /** Beside a hole. @param {string} text */
  labelled: (text) => `labelled ${text}`,

  /** @param {string} from @param {string} to */
  arrow: (from, to) => `Arrow from ${from} to ${to}.`,

  /** @param {string} name without a position @param {string[]} names that exist */
  unknownPlace: (name, names) =>
    `goTo(): no position of the game is named ${JSON.stringify(name)}; ${names.length > 0 ? `there are ${names.join(', ')}.` : 'none has a name.'}`,
};
