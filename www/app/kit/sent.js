// The message of a person who sends a puzzle, which its link holds until the puzzle is solved: not in plain letters, as
// the address is seen before.

import { escapeAll } from '../../link/link.js';

/** The most characters of a message. */
export const LONGEST_MESSAGE = 80;

/** Adds a message to the address of a puzzle, if there is one. @param {string} address @param {string} message */
export function withMessage(address, message) {
  const text = shortened(message.trim());
  return text ? `${address}&message=${encodeURIComponent(btoa(escapeAll(text)))}` : address;
}

/** The message of the game on the board; empty if its address had none that can be read. */
export function messageHere() {
  try {
    return shortened(decodeURIComponent(atob(history.state?.message ?? '')));
  } catch {
    return '';
  }
}

/** @param {string} text */
const shortened = (text) => [...text].slice(0, LONGEST_MESSAGE).join('');
