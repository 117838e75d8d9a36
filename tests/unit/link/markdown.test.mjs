// A code fence becomes a board, and errors name their line.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { readProblem } from '../../../www/engine/problem.js';
import { TREE } from '../../../www/game/tree.js';
import { boardHtml, markdownItPeg, remarkPeg } from '../../../www/link/markdown.js';
import '../shared/core.mjs';
import { elementsOf } from '../shared/markdown.mjs';

const APP = 'https://example.org/peg/';

/** The attributes of the board that a fence produces. @param {string} text @returns {Record<string, string>} */
function attributesOf(text) {
  const [board] = elementsOf(boardHtml(text, { app: APP }));
  assert.ok(typeof board === 'object' && board.tag === 'peg-solitaire');
  return board.attributes;
}

test('a name, rows and a drawing with pegs become a board with controls', () => {
  assert.deepEqual(attributesOf('triangle'), { board: 'triangle', controls: '' });
  assert.deepEqual(attributesOf('.oo\nooo\n'), { board: '.oo/ooo', controls: '' });
  assert.deepEqual(attributesOf('6:o\nxx\nxxx'), { board: '6:o/xx/xxx', controls: '' });
  assert.deepEqual(attributesOf('# directions: 6\no\noo'), { board: '6:o/oo', controls: '' });
  assert.deepEqual(attributesOf('xox\nxxx\nstart: a1'), { board: 'xox/xxx', start: 'a1', controls: '' });
});

test('every form of a drawing is read as it looks', () => {
  for (const [text, start] of [
    ['..xxx..\n..xxx..\nxxxxxxx\nxxxoxxx\nxxxxxxx\n..xxx..\n..xxx..', undefined],
    ['  x\n o x\nx x x', 'x/ox/xxx'],
    ['6:x\nox\nxxx', 'x/ox/xxx'],
    ['6:\nx\nox\nxxx', 'x/ox/xxx'],
    ['board:\n  xxo\n  xxx', 'xxo/xxx'],
  ])
    assert.equal(readProblem(attributesOf(text ?? '')).start, start ?? text?.replaceAll('\n', '/'), text);
});

test('values follow their keys, also over several lines', () => {
  const text =
    'triangle\r\nstart: a1\r\n\r\nmoves: a3-a1\r\n  c3-a3\r\nat: 1\ncontrols: transport moves\nloop: on\nsolve: off\n';
  assert.deepEqual(attributesOf(text), {
    ...{ board: 'triangle', start: 'a1', moves: 'a3-a1 c3-a3', at: '1' },
    ...{ controls: 'transport moves', loop: '' },
  });
  assert.equal(TREE.open(readProblem({ board: 'triangle' }), attributesOf(text)).line.jumps.length, 2);
  assert.equal('controls' in attributesOf('triangle\ncontrols: off'), false);
  const game = attributesOf('triangle\ngame: {A "first" line\n\n  <b> and a third}\n  a3-a1');
  assert.equal(game.game, '{A "first" line\n\n<b> and a third}\na3-a1');
  assert.equal(game.app, APP);
});

test('a place in a game may be a name', () => {
  const html = boardHtml('triangle\ngame: a3-a1 [id first]\nat: first', { app: APP });
  assert.match(html, / at="first"/);
  assert.match(html, /&amp;at=first"/);
});

test('without the board there is a link, a picture, or the text itself', () => {
  const inside = (/** @type {string} */ text, /** @type {{}} */ options) =>
    boardHtml(text, options).replace(/^<peg-solitaire[^>]*>(.*)<\/peg-solitaire>$/s, '$1');
  const text = 'triangle\nmoves: a3-a1';
  const link = `<a href="${APP}?board=triangle&amp;moves=a3-a1&amp;at=0">`;
  assert.equal(inside(text, { app: APP }), `${link}Play this puzzle</a>`);
  assert.equal(inside(text, { app: APP, label: 'Spielen' }), `${link}Spielen</a>`);
  const image = '<img src="/a.svg" alt="Play this puzzle" width="100%"/>';
  assert.equal(inside(`${text}\npicture: /a.svg`, { app: APP }), `${link}${image}</a>`);
  assert.equal(inside('triangle\npicture: /a.svg', {}), image);
  assert.equal(inside(text, {}), `<pre>${text}</pre>`);
});

test('what cannot be read is refused with its line', () => {
  for (const [text, message] of [
    ['triangle\nmovs: a3-a1', /^line 2: unknown key "movs", expected board, start, .*, picture$/],
    ['triangle\n\nat: first', /^line 3: at: expected a number of jumps, or a name in a game, found "first"$/],
    ['triangle\nspeed: 9', /^line 2: speed: expected 0\.25 to 8, found "9"$/],
    ['triangle\nlook: glass', /^line 2: look: expected wood or flat or contrast, found "glass"$/],
    ['triangle\nloop: maybe', /^line 2: loop: expected on or off, found "maybe"$/],
    ['triangle\ncontrols: all', /^line 2: controls: expected transport or actions or status or moves, found "all"$/],
    ['triangle\nstart:', /^line 2: start: expected a value, found ""$/],
    ['', /^line 1: board: expected a value, found ""$/],
    ['triangle\nstart: a1\na3-a1', /^line 3: expected "key: value", or an indented line/],
    ['triangle\nboard: english', /^line 2: a second "board"$/],
    ['triangle\nat: 1\nat: 2', /^line 3: a second "at"$/],
    ['triangle\napp: java\tscript:run()', /^line 2: app: expected an http or relative address, found/],
    ['triangle\npicture: data:text/html,x', /^line 2: picture: expected an http or relative address/],
  ])
    assert.throws(() => boardHtml(String(text)), { message: /** @type {RegExp} */ (message) });
  assert.throws(() => boardHtml('triangle\nat: x', { line: 40 }), { message: /^line 41: at/ });
});

test('no text leaves its attribute', () => {
  const property = fc.property(
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^["'<>&{}[\]\n x/o=-]*$/),
    (caption, board) => {
      const text = `${board.replaceAll('\n', ' ')}x\ncaption: c${caption.replaceAll(/\s+/g, ' ').trimEnd()}`;
      const [{ tag, attributes, children }, ...rest] = /** @type {any[]} */ (elementsOf(boardHtml(text, { app: APP })));
      assert.deepEqual([tag, rest, children.length], ['peg-solitaire', [], 1]);
      assert.deepEqual(Object.keys(attributes).sort(), ['board', 'caption', 'controls']);
    },
  );
  fc.assert(property);
});

test('in markdown-it each fence with the name becomes a board, others stay', () => {
  const md = new MarkdownIt().use(markdownItPeg, { app: APP });
  const html = md.render(
    '# Post\n\n```peg\ntriangle\n```\n\n- Item\n\n  ```peg\n  xox\n  xxx\n  ```\n\n```pegjs\nx\n```\n',
  );
  assert.match(html, /<peg-solitaire controls board="triangle"><a href=/);
  assert.match(html, /<li>.*<peg-solitaire controls board="xox\/xxx"><a href=/s);
  assert.match(html, /<pre><code class="language-pegjs">/);
  assert.throws(() => md.render('# Post\n\n```peg\ntriangle\nat: x\n```\n'), { message: /^line 5: at/ });
});

test('in remark it becomes an element, and an error has the place in the file', () => {
  const position = { start: { line: 3 } };
  const fence = (/** @type {string} */ value) => ({ type: 'code', lang: 'peg', value, position });
  const other = { type: 'code', lang: 'js', value: 'x' };
  const tree = { type: 'root', children: [{ type: 'blockquote', children: [fence('triangle\nloop:')] }, other] };
  remarkPeg({ app: APP })(tree, {});
  const link = { type: 'element', data: { hName: 'a', hProperties: { href: `${APP}?board=triangle` } } };
  const board = { hName: 'peg-solitaire', hProperties: { controls: true, board: 'triangle', loop: true } };
  const children = [{ ...link, children: [{ type: 'text', value: 'Play this puzzle' }] }];
  assert.deepEqual(tree.children, [
    { type: 'blockquote', children: [{ type: 'element', data: board, children }] },
    other,
  ]);
  /** @type {unknown[]} */
  const failed = [];
  const broken = fence('triangle\nat: x');
  remarkPeg()({ type: 'root', children: [broken] }, { fail: (/** @type {unknown[]} */ ...args) => failed.push(args) });
  assert.deepEqual(failed.flat(), [
    new Error('line 5: at: expected a number of jumps, or a name in a game, found "x"'),
    broken,
  ]);
});
