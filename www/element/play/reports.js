// Reports errors to the page and its author.

/** @typedef {import('../../words/element.js').ElementWords} ElementWords */

export class Reports {
  #emit;
  /** The reported messages; `once` reports nothing twice. @type {Set<string>} */
  #reported = new Set();

  #words;

  /**
   * @param {(type: string, detail: unknown) => void} emit
   * @param {() => ElementWords} words
   */
  constructor(emit, words) {
    this.#emit = emit;
    this.#words = words;
  }

  /** @param {unknown} error @returns {string} its message */
  report(error) {
    const message = this.#words().failure(error);
    this.#emit('error', { message, error: error instanceof Error ? error : undefined });
    console.error(`<peg-solitaire>: ${message}`);
    return message;
  }

  /** @param {string} message */
  once(message) {
    if (this.#reported.has(message)) return;
    this.#reported.add(message);
    this.report(message);
  }
}
