// Reads and checks the attributes of an element.

import { ATTRIBUTES, attribute, SPEED, usualOf } from '../../link/attributes.js';

/** @typedef {import('../../words/en/element.js').ElementWords} ElementWords */

/** The forms of a set flag in markup and libraries. */
const FLAG = ['', 'true', 'controls'];

/** The names in a list of controls. @param {string} text */
function named(text) {
  return text.split(/\s+/).filter((name) => !FLAG.includes(name));
}

/**
 * The controls that are shown: all of them, unless some are named.
 * @param {Element} element
 * @returns {readonly string[]}
 */
export function controlsOf(element) {
  const text = element.getAttribute('controls');
  const { choices } = ATTRIBUTES.controls;
  if (text === null) return [];
  const shown = choices.filter((name) => named(text).includes(name));
  return shown.length > 0 ? shown : choices;
}

/**
 * True if a text makes sense, by the kind of its attribute.
 * @type {Partial<Record<import('../../link/attributes.js').Kind, (text: string, choices: readonly string[]) =>
 *   boolean>>}
 */
const CHECKS = {
  count: (text) => /^\d+$/.test(text.trim()),
  speed: (text) => text.trim() !== '' && Number(text) >= SPEED.slowest && Number(text) <= SPEED.fastest,
  controls: (text, choices) => named(text).every((name) => choices.includes(name)),
  choice: (text, choices) => choices.includes(text),
};

/** @param {string} name @param {string} text */
function isGood(name, text) {
  const { kind, choices = [] } = attribute(name);
  return CHECKS[kind]?.(text, choices) ?? true;
}

/**
 * The value of an attribute: the usual one if it is missing or makes no sense.
 * @param {Element} element
 * @param {string} name
 */
export function textOf(element, name) {
  const text = element.getAttribute(name) ?? '';
  return text !== '' && isGood(name, text) ? text : usualOf(name);
}

/**
 * The errors in attributes that are no texts of a game.
 * @param {Element} element
 * @param {readonly string[]} has the attributes of its file; others need the larger one
 * @param {ElementWords} words
 */
export function complaints(element, has, { invalid, expected }) {
  return Object.keys(ATTRIBUTES).flatMap((name) => {
    const text = element.getAttribute(name) ?? '';
    const { kind, choices = [] } = attribute(name);
    if (text === '' || kind === 'text') return [];
    if (!has.includes(name)) return text === usualOf(name) ? [] : [invalid(name, expected.plus, text)];
    if (isGood(name, text)) return [];
    if (kind === 'count') return [invalid(name, expected.at, text)];
    const isSpeed = kind === 'speed';
    return [invalid(name, isSpeed ? expected.speed(SPEED.slowest, SPEED.fastest) : expected.choice(choices), text)];
  });
}
