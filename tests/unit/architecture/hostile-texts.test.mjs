// Hostile URLs, records and strings are read without an error, and no text becomes markup.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { elementSnippet, frameSnippet, linkSnippet } from '../../../www/app/share/snippets.js';
import { merge, NewerRecord, readRecord, streakIn, withDay, withWin } from '../../../www/app/solved/progress-record.js';
import { escapeText } from '../../../www/common/markup.js';
import { readAddress, readFrame, readLink, writeFrame, writeLink } from '../../../www/link/link.js';
import { anyText, everyInput, everyInputInTurn } from '../shared/hostile.mjs';

const KEYS = ['board', 'start', 'goal', 'moves', 'game', 'at', 'view', 'speed', 'lang', 'controls', 'solve'];
const fields = fc.array(fc.tuple(fc.constantFrom(...KEYS), anyText), { maxLength: 8 });
const query = fc.oneof(
  anyText,
  fields.map((all) => `?${all.map(([key, text]) => `${key}=${text}`).join('&')}`),
  fields.map((all) => `?${new URLSearchParams(all)}`),
);

test('any query is read, and what was read is written and read again', () =>
  everyInput(
    'address: any query',
    query,
    (text) => {
      // A line break and a slash are equivalent in all text except games.
      const link = readLink(writeLink(readLink(text)));
      assert.equal(link.game, readLink(text).game);
      assert.deepEqual(readLink(writeLink(link)), link);
      readAddress(text);
      const { options } = readFrame(text);
      // The default speed is left out of a link.
      const frame = { link, options: { ...options, speed: options.speed === '1' ? '' : options.speed } };
      assert.deepEqual(readFrame(writeFrame(frame.link, frame.options)), frame);
    },
    20_000,
  ));

test('any link is written, whatever its texts are', () => {
  const link = fc.record(
    { board: anyText, start: anyText, goal: anyText, moves: anyText, game: anyText, view: anyText },
    { requiredKeys: [] },
  );
  return everyInput(
    'address: any link',
    link,
    (all) => {
      const written = writeLink(all);
      assert.match(written, /^(\?[!-~]+)?$/);
      assert.equal(writeLink(readLink(written)), writeLink(readLink(writeLink(readLink(written)))));
    },
    10_000,
  );
});

const day = fc.constantFrom('2026-11-22', '2026-99-99', '', '__proto__', 'constructor', ['2026-11-22'], 5, null);
const entry = fc.oneof(
  fc.record({ moves: fc.oneof(fc.integer(), fc.constantFrom('3', Number.NaN, 2.5)), first: day }, { requiredKeys: [] }),
  fc.record({ problem: fc.oneof(anyText, fc.anything()), solved: day }, { requiredKeys: [] }),
  fc.anything({ withDate: true, withMap: true, withBigInt: true }),
);
const entries = fc.oneof(fc.dictionary(fc.oneof(anyText, day.map(String)), entry), fc.anything());
const record = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record(
      { version: fc.constantFrom(1, 2), solved: entries, helped: entries, left: entries, days: entries },
      { requiredKeys: ['version'] },
    ),
  },
  fc.anything({ withDate: true, withMap: true, withSparseArray: true }),
);

test('any progress record is read, rejected or recognised as newer', () =>
  everyInput(
    'storage: any record',
    record,
    (kept) => {
      try {
        const read = withWin(withDay(merge(readRecord(kept), readRecord(kept)), '2026-11-22', 'p'), {
          problem: 'p',
          moves: 3,
          today: '2026-11-22',
        });
        assert.ok(streakIn(read, ['2026-11-22']) <= 1);
        for (const { moves, first } of Object.values(read.solved))
          assert.deepEqual([typeof moves, typeof first], ['number', 'string']);
        for (const { problem, solved = '' } of Object.values(read.days))
          assert.deepEqual([typeof problem, typeof solved], ['string', 'string']);
        assert.equal(JSON.stringify(readRecord(JSON.parse(JSON.stringify(read)))), JSON.stringify(read));
      } catch (error) {
        if (error instanceof NewerRecord) return;
        assert.ok(error instanceof TypeError && error.message === 'not a record of progress', String(error));
      }
    },
    10_000,
  ));

const hostile = fc.oneof(
  anyText,
  fc.constantFrom(
    '"><script>run()</script>',
    "'><img src=x onerror=run()>",
    ']]></svg><script>',
    '-->',
    '&lt;',
    '\0\x01\ufffe',
  ),
);

/**
 * The text in some markup, after checking that the markup contains only the intended tags.
 * @param {string} markup
 * @param {RegExp} tag
 */
function checkTags(markup, tag) {
  assert.doesNotMatch(markup.replaceAll(tag, ''), /[<>]|&(?!(amp|lt|gt|quot|#10|#123);)/, markup);
}

test('no text becomes markup, and none makes markup that no reader of XML takes', () =>
  everyInput(
    'texts: escaped',
    hostile,
    (text) => {
      const escaped = escapeText(text);
      checkTags(escaped, /(?!)/g);
      assert.doesNotMatch(escaped, /["\p{Surrogate}\ufffe\uffff]|(?![\t\n\r\x7f-\x9f])\p{Control}/u);
    },
    10_000,
  ));

test('no text leaves its place in what is shared', () => {
  const game = fc.record(
    { board: hostile, start: hostile, goal: hostile, moves: hostile, game: hostile },
    { requiredKeys: [] },
  );
  const inputs = fc.record({ game, title: hostile, picture: hostile });
  return everyInputInTurn(
    'texts: shared',
    inputs,
    async ({ game, title, picture }) => {
      const base = 'https://example.org/peg/';
      const options = { controls: true, lang: title, theme: picture, speed: title };
      const element = await elementSnippet(base, game, options, title, picture);
      checkTags(
        element,
        /<link rel="stylesheet" href="[^"<]*"\/>|<script src="[^"<]*" async><\/script>|<peg-solitaire( [a-z]+(="[^"<>]*")?)*>|<a href="[^"<>]*">|<img src="[^"<>]*" alt="[^"<>]*" width="100%"\/>|<\/(a|peg-solitaire)>|<\/?div>/g,
      );
      const frame = await frameSnippet(base, game, options, title);
      checkTags(
        frame,
        /<iframe src="[^"<>]*" title="[^"<>]*" height="\d+" style="[^"<>]*" allow="[a-z; -]*" loading="lazy"><\/iframe>/g,
      );
      assert.equal(new URL(await linkSnippet(base, game)).origin, 'https://example.org');
    },
    5000,
  );
});
