// What is inside the element.

import { build, icon } from '../common/dom.js';

/** @typedef {import('../words/element.js').ElementWords} ElementWords */

const ICONS = {
  start: 'M6 5h2.4v14H6zM19 5v14l-9.6-7z',
  back: 'M17 5v14L7 12z',
  play: 'M8 5v14l11-7z',
  pause: 'M7 5h3.6v14H7zM13.4 5H17v14h-3.6z',
  forward: 'M7 5v14l10-7z',
  end: 'M15.6 5H18v14h-2.4zM5 5v14l9.6-7z',
};
const SPEEDS = [0.5, 1, 2, 4];

/** @param {ElementWords} words */
export function template({ labels, speed }) {
  const button = (
    /** @type {string} */ action,
    /** @type {string} */ text,
    /** @type {import('../common/dom.js').Attributes} */ more,
  ) => build('button', { type: 'button', 'data-action': action, ...more }, text);
  const key = (/** @type {string} */ action, /** @type {string} */ label, /** @type {Node[]} */ ...content) =>
    build('button', { type: 'button', 'data-action': action, 'aria-label': label, title: label }, ...content);
  const offer = (/** @type {string} */ action, /** @type {string} */ text, more = {}) =>
    button(action, text, { hidden: true, ...more });
  const both = () => [
    build('span', { class: 'when-paused' }, icon(ICONS.play)),
    build('span', { class: 'when-playing' }, icon(ICONS.pause)),
  ];

  const stage = build(
    'div',
    { class: 'stage', part: 'board', lang: 'en' },
    build('canvas', { 'aria-hidden': 'true' }),
    build('i', { class: 'probe', 'aria-hidden': 'true' }),
    build('i', { class: 'sentinel', 'aria-hidden': 'true' }),
    build('div', { class: 'holes', role: 'grid', 'aria-label': labels.board }),
    build('div', { class: 'overlay', hidden: true }, key('toggle', labels.play, ...both())),
    build('p', { class: 'news', role: 'status' }),
    build(
      'div',
      { class: 'failure', hidden: true },
      build('p'),
      button('retry', labels.retry, { hidden: true }),
      build('slot'),
    ),
  );
  const transport = build(
    'div',
    { class: 'transport controls', part: 'transport', lang: 'en', role: 'group', 'aria-label': labels.transport },
    build(
      'div',
      { class: 'scrubber' },
      build('div', { class: 'ticks', 'aria-hidden': 'true' }),
      build('input', { type: 'range', min: '0', max: '0', step: 'any', value: '0', 'aria-label': labels.scrubber }),
    ),
    build(
      'div',
      { class: 'keys' },
      key('to-start', labels.toStart, icon(ICONS.start)),
      key('step-back', labels.stepBack, icon(ICONS.back)),
      key('toggle', labels.play, ...both()),
      key('step-forward', labels.stepForward, icon(ICONS.forward)),
      key('to-end', labels.toEnd, icon(ICONS.end)),
      build(
        'select',
        { 'aria-label': labels.speed, title: labels.speed },
        ...SPEEDS.map((value) => build('option', { value: String(value), selected: value === 1 }, speed(value))),
      ),
    ),
  );
  const panel = build(
    'div',
    { class: 'panel controls', part: 'panel', lang: 'en' },
    build(
      'div',
      { class: 'actions' },
      button('solve', labels.solve, { class: 'primary', part: 'solve' }),
      button('undo', labels.undo, {}),
      button('redo', labels.redo, {}),
      button('restart', labels.restart, {}),
    ),
    build(
      'div',
      { class: 'message' },
      build('p', { class: 'status', part: 'status' }),
      build('p', { class: 'progress' }),
    ),
    build(
      'div',
      { class: 'offers' },
      offer('another', labels.another),
      offer('fewest-moves', labels.fewestMoves),
      offer('show-best', labels.showBest),
      offer('rescue', labels.rescue),
      offer('explain', labels.explain, { 'aria-expanded': 'false' }),
      build('p', { class: 'explanation', hidden: true }),
    ),
    build(
      'div',
      { class: 'moves', part: 'moves', role: 'group', 'aria-label': labels.moves },
      build('p', { class: 'empty' }, labels.noMoves),
      build('ol', { hidden: true }),
    ),
  );
  const header = build('div', { class: 'header' }, build('slot', { name: 'header' }));
  const layout = build('div', { class: 'layout', part: 'layout' }, header, stage, transport, panel);
  return build('div', { class: 'room' }, layout);
}
