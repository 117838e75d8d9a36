// The table of attributes agrees with the documents, the types, and the strings of the settings.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ATTRIBUTES, attribute, KEPT, SPEED, TEXTS, usualOf } from '../../../www/link/attributes.js';
import { DIALOG_WORDS } from '../../../www/words/dialogs.js';

const NAMES = Object.keys(ATTRIBUTES);
/** @param {string} path */
const read = (path) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const types = read('types/peg-solitaire-element.d.ts');

/** The rows of the table in the documents: a name, its value, and its default. */
function rows() {
  const table = read('docs/embed/attributes.md').split('## Attributes')[1].split('\n\n')[1];
  const cells = table.split('\n').map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim()));
  return new Map(cells.slice(2).map(([, name, value, without]) => [name.replaceAll('`', ''), { value, without }]));
}

/** The type of a property in a class or interface of the declarations. @param {string} part @param {string} name */
function typeIn(part, name) {
  const [, body] = new RegExp(`(?:interface|class) ${part} [^{]*\\{\\n(.*?)\\n\\}`, 's').exec(types) ?? [];
  const [, type] = new RegExp(`^  (?:get |set )?${name}\\??(?:: |\\()(.*)`, 'm').exec(body ?? '') ?? [];
  return type?.replace('Look', /type Look = (.*)/.exec(types)?.[1] ?? '');
}

test('the documents have a row for each attribute, with its choices, what is usual, and which file has it', () => {
  assert.deepEqual([...rows().keys()].sort(), [...NAMES].sort());
  for (const [name, { value, without }] of rows()) {
    const { choices = [], plus, kind } = attribute(name);
    assert.equal(/not in `peg-solitaire\.js`/.test(value), plus === true, name);
    if (kind !== 'choice') continue;
    for (const choice of choices) assert.ok(`${value} ${without}`.includes(`\`${choice}\``), name);
    assert.ok(without.includes(usualOf(name)), `${name}: ${without}`);
  }
  const speed = rows().get('speed');
  assert.deepEqual([speed?.value, speed?.without], [`${SPEED.slowest} to ${SPEED.fastest}`, usualOf('speed')]);
});

test('the types of the package have each attribute, with its choices', () => {
  for (const name of NAMES) {
    const property = name === 'readonly' ? 'readOnly' : name;
    const [forTags, ofClass] = [
      ['PegSolitaireProps', 'PlaylistItem', 'Texts'].map((part) => typeIn(part, property)).find(Boolean),
      name === 'lang' ? 'string' : typeIn('PegSolitaireElement', property),
    ];
    assert.ok(forTags && ofClass, name);
    const { kind, choices = [] } = attribute(name);
    if (kind !== 'choice') continue;
    const listed = [...forTags.matchAll(/'(\w*)'/g)].map(([, choice]) => choice);
    const said = usualOf(name) === '' ? [...choices, ''] : choices;
    assert.deepEqual(listed.sort(), [...said].sort(), name);
  }
});

test('the settings have words for what is kept, and for each of its choices', () => {
  const { settings } = DIALOG_WORDS;
  for (const name of KEPT) {
    const offered = Object.keys(settings[name].choices);
    const { choices = [] } = attribute(name);
    if (choices.length > 0) assert.deepEqual(offered, choices, name);
    else assert.ok(offered.includes(usualOf(name)), name);
  }
});

test('the speeds that are offered lie between the slowest and the fastest', () => {
  const { slowest, fastest, offered } = SPEED;
  assert.ok(offered.every((speed, index) => !(speed < offered[index - 1])));
  assert.ok(slowest <= offered[0] && (offered.at(-1) ?? 0) <= fastest && offered.includes(Number(usualOf('speed'))));
});

test('the texts of a game come in the order in which they are read', () => {
  assert.deepEqual(TEXTS, ['board', 'start', 'goal', 'moves', 'game']);
});
