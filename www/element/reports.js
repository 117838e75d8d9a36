// Errors, told to the page and its author.

import { elementWords } from '../words/element.js';

const { failure } = elementWords('en');

export class Reports {
  #emit;
  /** What has been reported; nothing is reported twice by `once`. @type {Set<string>} */
  #reported = new Set();

  /** @param {(type: string, detail: unknown) => void} emit */
  constructor(emit) {
    this.#emit = emit;
  }

  /** @param {unknown} error @returns {string} its message */
  report(error) {
    const message = failure(error);
    this.#emit('error', { message });
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
