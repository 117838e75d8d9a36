// Data from earlier versions can still be opened: links, snippets in other pages, progress files. Rows may be added,
// but never changed.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { EMPTY, readRecord } from '../../../www/app/solved/progress-record.js';
import { readProblem } from '../../../www/engine/problem.js';
import { goTo, movesText, position } from '../../../www/game/game.js';
import { gameText, TREE } from '../../../www/game/tree.js';
import { placedLink, readFrame, readLink } from '../../../www/link/link.js';
import { unpacked } from '../../../www/link/packed.js';
import '../shared/core.mjs';

/**
 * The state of a board.
 * @typedef {{ board: string, goal: string, position: string, played: number, moves: string, game: string }} Shown
 */

/** @param {string} file */
const kept = (file) => JSON.parse(readFileSync(new URL(`../../data/kept/${file}`, import.meta.url), 'utf8'));

/** The state of an element. @param {import('../../../www/link/link.js').Link} link @returns {Shown} */
function shown({ at = 0, ...texts }) {
  const problem = readProblem(texts);
  const opened = TREE.open(problem, TREE.readable(texts));
  const game = goTo(opened, Math.min(Number(at), opened.line.jumps.length));
  return {
    board: problem.board.drawing(),
    goal: problem.finish.text,
    position: position(game),
    played: game.cursor,
    moves: movesText(game.line),
    game: gameText(game),
  };
}

/** @param {string} html */
function unescaped(html) {
  const signs = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#10;': '\n', '&#123;': '{', '&#39;': "'", '&amp;': '&' };
  return Object.entries(signs).reduce((text, [escaped, sign]) => text.replaceAll(escaped, sign), html);
}

/** @param {string} html @param {string} tag @returns {Record<string, string>} */
function attributesOf(html, tag) {
  const [, inside] = new RegExp(`<${tag}( [^>]*)>`).exec(html) ?? [];
  const pairs = [...(inside ?? '').matchAll(/ ([a-z]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(pairs.map(([, name, value = '']) => [name, unescaped(value)]));
}

for (const { address, ...expected } of kept('links.json'))
  test(`a link opens as it did: ${address.slice(0, 60)}`, async () => {
    const { search, hash } = new URL(address, 'https://example.org/');
    assert.deepEqual(shown(placedLink(readLink(await unpacked(search + hash)))), expected);
  });

for (const { html, options, ...expected } of kept('snippets.json'))
  test(`a snippet shows what it did: ${html.slice(0, 60)}`, async () => {
    const { src } = attributesOf(html, 'iframe');
    const { search, hash } = new URL(src ?? '', 'https://example.org/');
    const frame = src && readFrame(await unpacked(search + hash));
    const { at, ...texts } = attributesOf(html, 'peg-solitaire');
    assert.deepEqual(shown(frame ? frame.link : { ...texts, at: Number(at ?? 0) }), expected);
    for (const [name, value] of Object.entries(options)) {
      const said = frame ? frame.options : { ...texts, controls: 'controls' in texts, loop: 'loop' in texts };
      assert.deepEqual(/** @type {Record<string, unknown>} */ (said)[name], value, name);
    }
  });

test('a progress file is read completely, even from earlier versions', () => {
  const { version, ...record } = kept('progress.json');
  assert.equal(version, 1);
  assert.deepEqual(readRecord({ version, ...record }), { ...EMPTY, ...record });
  assert.deepEqual(readRecord(kept('progress-2.json')), { ...EMPTY, ...kept('progress-2.json'), version: 3 });
  const third = kept('progress-3.json');
  assert.deepEqual(readRecord(third), third);
});
