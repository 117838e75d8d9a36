// The sender's message in the link to a puzzle, shown once the puzzle is solved. The message is encoded, since the URL
// is visible before the puzzle is solved.

import { escapeAll } from '../../link/link.js';

/** The maximum length of a message, in characters. */
export const LONGEST_MESSAGE = 80;

/** Adds a message, if any, to the URL of a puzzle. @param {string} address @param {string} message */
export function withMessage(address, message) {
  const text = shortened(message.trim());
  return text ? `${address}&message=${encodeURIComponent(btoa(escapeAll(text)))}` : address;
}

/** The message for the game on the board; empty if its URL had no readable one. */
export function messageHere() {
  try {
    return shortened(decodeURIComponent(atob(history.state?.message ?? '')));
  } catch {
    return '';
  }
}

/** @param {string} text */
const shortened = (text) => [...text].slice(0, LONGEST_MESSAGE).join('');
