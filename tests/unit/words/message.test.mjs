// The strings of a language with their values filled in: messages, errors, and the tests' own language.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { appWords } from '../../../www/words/app.js';
import { dialogWords } from '../../../www/words/dialogs.js';
import { ELEMENT_WORDS, elementWords } from '../../../www/words/element.js';
import { LANGUAGES } from '../../../www/words/language/languages.js';
import { say, wordsIn } from '../../../www/words/message.js';
import { pseudo } from '../../user/pseudo.mjs';
import { Board } from '../shared/core.mjs';
import { errorOf, gameError, JUMP_ERROR, TEXT_ERRORS } from '../shared/core-errors.mjs';

const TEXTS = {
  steps: ['one', 'to {hole}'],
  pegs: '{pegs, plural, =0{none} one{# peg} other{# pegs}}',
  kind: '{kind, select, none{nothing} true{yes} other{<{kind}>}}.',
  nested: '{jumps, plural, one{# jump} other{# jumps in {moves, plural, one{# move} other{# moves, {how}}}}}',
};
const en = wordsIn({ ...TEXTS, plain: 'plain #' }, 'en');

test('a text without places is a string, in lists too', () => {
  assert.equal(en.plain, 'plain #');
  assert.equal(en.steps[0], 'one');
  assert.equal(en.steps[1]({ hole: 'd4' }), 'to d4');
  assert.deepEqual([say(en.plain, {}), say(en.steps[1], { hole: 'd2' })], ['plain #', 'to d2']);
});

test('a plural takes the exact number before its form, and writes it in the language', () => {
  const counts = [0, 1, 2, 1234567, 12345678901234567890n].map((pegs) => en.pegs({ pegs }));
  assert.deepEqual(counts, ['none', '1 peg', '2 pegs', '1,234,567 pegs', '12,345,678,901,234,567,890 pegs']);
  assert.equal(wordsIn(TEXTS.pegs, 'de')({ pegs: 1234567 }), '1.234.567 pegs');
  assert.deepEqual(
    [0, 1, 1.5, 2].map((pegs) => wordsIn('{pegs, plural, one{# pion} other{# pions}}', 'fr')({ pegs })),
    ['0 pion', '1 pion', '1,5 pion', '2 pions'],
  );
  const polish = wordsIn('{pegs, plural, one{# kołek} few{# kołki} many{# kołków} other{# kołka}}', 'pl');
  assert.deepEqual(
    [1, 3, 5].map((pegs) => polish({ pegs })),
    ['1 kołek', '3 kołki', '5 kołków'],
  );
});

test('a select takes what is undefined for none, and anything else for other', () => {
  assert.deepEqual(
    [undefined, null, true, false, 'constructor'].map((kind) => en.kind({ kind })),
    ['nothing.', 'nothing.', 'yes.', '<false>.', '<constructor>.'],
  );
});

test('placeholders can be nested, and each number sign belongs to its own plural', () => {
  assert.equal(en.nested({ jumps: 3, moves: 1 }), '3 jumps in 1 move');
  assert.equal(en.nested({ jumps: 3, moves: 2, how: '#1' }), '3 jumps in 2 moves, #1');
});

test('a minus is as wide as a digit', () => assert.equal(wordsIn('{total}', 'en')({ total: -1234 }), '−1,234'));

test('a value that is missing is named', () => {
  assert.throws(() => en.steps[1]({}), /A text needs a value for \{hole\}\./);
  assert.throws(() => en.pegs({}), /\{pegs\}/);
});

test('texts become longer and marked, and their places stay', () => {
  const TEXT = 'Leave {pegs, plural, one{# peg} other{# pegs {kind, select, none{} other{in {kind}}}}}!';
  const words = /** @type {any} */ (wordsIn(pseudo({ direction: 'ltr', list: [TEXT] }), 'en'));
  assert.equal(words.direction, 'rtl');
  assert.deepEqual(
    [{ pegs: 1 }, { pegs: 2, kind: 'e1' }].map((values) => words.list[0](values)),
    ['Léèáàvéè 1 péèg!', 'Léèáàvéè 2 péègs íìn e1!'],
  );
});

/** The parts that occur only in certificates, which the page does not read. */
const OF_CERTIFICATES = {
  expected: [
    ...['most-sets', 'certificate-line', 'direction-number', 'proof-kind', 'number', 'single-number', 'no-totals'],
    ...['level', 'missing-line', 'single-line', 'weights', 'totals'],
  ],
  found: ['another', 'count'],
};
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TYPES = readFileSync(join(ROOT, 'wasm/src/types.d.ts'), 'utf8');

/** The keys that a type of the engine declares: all its literals. @param {string} type */
function keysOf(type) {
  const [declared] = TYPES.split(`export type ${type} =`)[1].split('\n);');
  return [...declared.matchAll(/'([\w-]+)'/g)].map(([, key]) => key);
}

/** @param {string} language */
async function wordsOf(language) {
  const { first, later } = LANGUAGES[language];
  const { app, element: texts } = (await first()).default;
  const { dialogs, editor } = (await later()).default;
  const element = elementWords(texts, language);
  return { ...element, edit: dialogWords(dialogs, editor, appWords(app, element)).edit };
}

test('each key of the core occurs, except for certificates, which the page does not read', () => {
  for (const [side, name] of /** @type {const} */ ([
    ['expected', 'ExpectedText'],
    ['found', 'FoundText'],
  ])) {
    const met = new Set(TEXT_ERRORS.map((error) => error[side].key));
    assert.deepEqual([...met, ...OF_CERTIFICATES[side]].sort(), keysOf(name).sort());
  }
  const files = readdirSync(join(ROOT, 'www'), { recursive: true, encoding: 'utf8' });
  // The article checks the certificate that it contains.
  const others = [join('engine', 'wasm'), join('engine', 'wide'), 'learn'];
  const isOfPage = (/** @type {string} */ file) => !others.some((folder) => file.startsWith(folder));
  const scripts = files.filter((file) => file.endsWith('.js') && isOfPage(file));
  assert.equal(scripts.filter((file) => /ertificate\(/.test(readFileSync(join(ROOT, 'www', file), 'utf8'))).join(), '');
});

test('English says what the core says', () => {
  for (const error of [...TEXT_ERRORS, JUMP_ERROR]) assert.equal(ELEMENT_WORDS.failure(error), error.message);
  const [error] = TEXT_ERRORS;
  const rest = error.message.replace('line 1, column 1: ', '');
  assert.equal(ELEMENT_WORDS.unreadable(error), `Can’t read this game: ${rest}`);
});

test('every language says every error, with its place', async () => {
  for (const language of Object.keys(LANGUAGES)) {
    const { failure } = await wordsOf(language);
    for (const error of TEXT_ERRORS) {
      const numbers = failure(error).match(/\d+/g)?.map(Number);
      assert.ok(numbers?.includes(error.line) && numbers.includes(error.column), `${language}: ${failure(error)}`);
    }
  }
});

test('whole sentences, with the place where a text has one', async () => {
  const [german, japanese] = await Promise.all(['de', 'ja'].map(wordsOf));
  const hole = errorOf(() => new Board('english').read('d2-d4\nd9'));
  const large = errorOf(() => new Board('oooooooooo/'.repeat(7)));
  const bracket = gameError('d2-d4 {a');
  assert.deepEqual([hole, large, bracket, JUMP_ERROR].map(german.failure), [
    'Erwartet: ein Feld des Bretts wie c1. Gefunden in Zeile 2, Spalte 1: „d9“.',
    'Erwartet: höchstens 64 Felder. Gefunden in Zeile 7, Spalte 5: Feld Nummer 65.',
    'Erwartet: `}`. Gefunden in Zeile 1, Spalte 9: das Ende des Textes.',
    'Sprung 2, d2-d4, ist hier nicht möglich.',
  ]);
  assert.deepEqual([hole, large, bracket, JUMP_ERROR].map(japanese.failure), [
    '2行目の1文字目：ボードの穴（c1など）が必要ですが、「d9」でした。',
    '7行目の5文字目：64個以下の穴が必要ですが、65個目でした。',
    '1行目の9文字目：`}`が必要ですが、テキストの終わりでした。',
    '2回目のジャンプ（d2-d4）は、ここではできません。',
  ]);
});

test('a link has no place in its only line', async () => {
  const [german, japanese] = await Promise.all(['de', 'ja'].map(wordsOf));
  const name = errorOf(() => new Board('nowhere'));
  assert.equal(
    german.unreadable(name),
    'Diese Partie ist nicht lesbar. Erwartet: der Name eines Bretts oder Zeilen aus Feldern (o) und Stellen ohne Feld (.). Gefunden: „nowhere“.',
  );
  assert.equal(
    japanese.unreadable(name),
    'このゲームを読み込めません。ボードの名前、または穴（o）と穴なし（.）を並べた行が必要ですが、「nowhere」でした。',
  );
  const row = errorOf(() => new Board('english').parsePosition('..xxx../..x?x..'));
  assert.match(german.unreadable(row), /Gefunden in Zeile 2, Spalte 4: „\?“\.$/);
});

test('characters that cannot be seen are escaped', async () => {
  const { failure } = await wordsOf('de');
  assert.match(failure(errorOf(() => new Board('o\to'))), /: „\\t“\.$/);
});

test('WebKit hides the line and the column of an error from copies', async () => {
  const { failure } = await wordsOf('de');
  const error = errorOf(() => new Board('english').read('d2-d4\nd9'));
  for (const name of ['line', 'column']) Object.defineProperty(error, name, { enumerable: false });
  assert.match(failure(error), /Zeile 2, Spalte 1/);
});

test('the remark of the editor has the language, too', async () => {
  const { expected } = errorOf(() => new Board('oooooooooo/'.repeat(7)));
  const remarks = ['de', 'es', 'fr', 'ja', 'pt-BR'].map(async (language) =>
    (await wordsOf(language)).edit.draft({ holes: 70, pegs: 0, finding: { kind: 'unreadable', expected } }),
  );
  assert.deepEqual(await Promise.all(remarks), [
    '70 Felder, 0 Steine. Ein Brett hat höchstens 64 Felder.',
    '70 casillas, ninguna ficha. Un tablero tiene un máximo de 64 casillas.',
    '70 trous, 0 pion. Un plateau doit avoir au plus 64 trous.',
    '穴70個、ペグ0個。ボードの条件：64個以下の穴。',
    '70 casas, nenhuma peça. Um tabuleiro deve ter no máximo 64 casas.',
  ]);
});
