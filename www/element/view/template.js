// Creates the content of the element.

import { build, icon } from '../../common/dom/dom.js';
import { memo } from '../../common/memo.js';
import { HAS_FEWEST_MOVES } from '../../engine/assets.js';
import { SPEED } from '../../link/attributes.js';

/** @typedef {import('../../words/element.js').ElementWords} ElementWords */
/** @typedef {import('../../common/dom/dom.js').Attributes} Attributes */

const ICONS = {
  start: 'M6 5h2.4v14H6zM19 5v14l-9.6-7z',
  back: 'M15.5 5L17 6.5 11.5 12l5.5 5.5-1.5 1.5-7-7z',
  play: 'M8 5v14l11-7z',
  pause: 'M7 5h3.6v14H7zM13.4 5H17v14h-3.6z',
  forward: 'M8.5 5L7 6.5l5.5 5.5L7 17.5 8.5 19l7-7z',
  end: 'M15.6 5H18v14h-2.4zM5 5v14l9.6-7z',
};

/** The names of the buttons above the status line, also used for their labels and their `part`. */
export const ACTIONS = /** @type {const} */ (['solve', 'hint', 'undo', 'redo', 'restart']);

/**
 * The contents of the boxes with controls.
 * @type {Record<string, (words: ElementWords) => Element[]>}
 */
const CONTENTS = {
  '.overlay': ({ labels }) => [toggle(labels.play)],
  '.transport': transport,
  '.actions': actions,
  '.message': () => [build('p', { class: 'status', part: 'status' }), build('p', { class: 'progress' })],
  '.offers': offers,
  '.moves': ({ labels }) => [build('p', { class: 'empty' }, labels.noMoves), build('ol', { hidden: true })],
};

/** The layout of a board, without its controls. @param {ElementWords} words */
export const template = (words) => templateOf(words).cloneNode(true);

/** Adds the controls to the layout of a board. @param {ParentNode} room @param {ElementWords} words */
export function furnish(room, words) {
  for (const [box, content] of contentsOf(words)) room.querySelector(box)?.append(content.cloneNode(true));
}

/**
 * The layout for each set of strings. Cloning a layout is ten times as fast as creating its elements one by one, and a
 * page may have many boards.
 */
const templateOf = memo(roomOf);

/** The contents for each set of strings, created in a separate task for the sake of slow phones. */
const contentsOf = memo((/** @type {ElementWords} */ words) =>
  Object.entries(CONTENTS).map(([box, make]) => {
    const content = document.createDocumentFragment();
    content.append(...make(words));
    return /** @type {const} */ ([box, content]);
  }),
);

/** @param {ElementWords} words */
function roomOf(words) {
  const { labels, language } = words;
  const header = div('header', { part: 'header' }, build('slot', { name: 'header' }), playlist(words));
  const bar = div('transport controls', {
    part: 'transport',
    lang: language,
    role: 'group',
    'aria-label': labels.transport,
  });
  const parts = [header, stage(words), bar, panel(words)];
  const caption = div('caption', { part: 'caption', id: 'caption' });
  return div(`room is-far is-${words.direction}`, {}, div('layout', { part: 'layout' }, ...parts), caption);
}

/** @param {ElementWords} words */
function playlist({ labels, language }) {
  return div(
    'playlist',
    { part: 'playlist', lang: language, role: 'group', 'aria-label': labels.playlist, hidden: true },
    button('previous', labels.previous),
    build('output'),
    button('next', labels.next),
  );
}

/** @param {ElementWords} words */
function stage({ labels, language }) {
  const failure = [build('p', { role: 'alert' }), button('retry', labels.retry, { hidden: true }), build('slot')];
  return div(
    'stage',
    { part: 'board', lang: language },
    build('canvas', { 'aria-hidden': 'true' }),
    build('i', { class: 'probe', 'aria-hidden': 'true' }),
    build('i', { class: 'sentinel', 'aria-hidden': 'true' }),
    // Tab reaches the grid even before it has any holes.
    div('holes', { role: 'grid', tabindex: '0', 'aria-label': labels.board, 'aria-describedby': 'caption' }),
    div('overlay', { hidden: true }),
    build('p', { class: 'news', role: 'status' }),
    div('poster', {}, ...failure),
  );
}

/** @param {ElementWords} words */
function panel({ labels, language }) {
  return div(
    'panel controls',
    { part: 'panel', lang: language },
    div('message', { part: 'message' }),
    div('offers', { part: 'offers' }),
    div('actions', { part: 'actions' }),
    div('moves', { part: 'moves', role: 'group', 'aria-label': labels.moves }),
  );
}

/** @param {ElementWords} words */
function transport({ labels, speed }) {
  const range = { type: 'range', min: '0', max: '0', step: 'any', value: '0', 'aria-label': labels.scrubber };
  const option = (/** @type {number} */ value) =>
    build('option', { value: String(value), selected: value === 1 }, speed({ factor: value }));
  return [
    div('scrubber', {}, div('ticks', { 'aria-hidden': 'true' }), build('input', range)),
    div(
      'keys',
      {},
      key('to-start', labels.toStart, icon(ICONS.start)),
      key('step-back', labels.stepBack, icon(ICONS.back)),
      toggle(labels.play),
      key('step-forward', labels.stepForward, icon(ICONS.forward)),
      key('to-end', labels.toEnd, icon(ICONS.end)),
      build('select', { 'aria-label': labels.speed, title: labels.speed }, ...SPEED.offered.map(option)),
    ),
  ];
}

/** @param {ElementWords} words */
function actions({ labels }) {
  return ACTIONS.map((action) =>
    button(action, labels[action], { class: action === 'solve' && 'primary', part: action }),
  );
}

/** @param {ElementWords} words */
function offers({ labels }) {
  const offer = (/** @type {string} */ action, /** @type {string} */ text, /** @type {Attributes} */ more = {}) =>
    button(action, text, { hidden: true, ...more });
  return [
    offer('another', labels.another, { part: 'more again' }),
    ...(HAS_FEWEST_MOVES ? [offer('fewest-moves', labels.fewestMoves, { part: 'more again' })] : []),
    offer('show-best', labels.showBest, { part: 'more' }),
    offer('rescue', labels.rescue, { part: 'rescue' }),
    offer('explain', labels.explain, { 'aria-expanded': 'false', part: 'more' }),
    build('p', { class: 'explanation', hidden: true }),
  ];
}

/** @param {string} name @param {Attributes} attributes @param {Node[]} children */
const div = (name, attributes, ...children) => build('div', { class: name, ...attributes }, ...children);

/** @param {string} action @param {string} text @param {Attributes} [more] */
const button = (action, text, more) => build('button', { type: 'button', 'data-action': action, ...more }, text);

/** A button with an icon. @param {string} action @param {string} label @param {Node[]} content */
function key(action, label, ...content) {
  return build('button', { type: 'button', 'data-action': action, 'aria-label': label, title: label }, ...content);
}

/** @param {string} label */
function toggle(label) {
  const paused = build('span', { class: 'when-paused' }, icon(ICONS.play));
  return key('toggle', label, paused, build('span', { class: 'when-playing' }, icon(ICONS.pause)));
}
