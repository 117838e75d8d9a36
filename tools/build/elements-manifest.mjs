// Describes the element to editors, as a Custom Elements Manifest, from the table of attributes, the types and
// docs/embed/attributes.md.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLOURS } from '../../www/board/theme.js';
import { SIZE_TOKENS } from '../../www/element/style/sizes.js';
import { ATTRIBUTES, attribute, usualOf } from '../../www/link/attributes.js';
import { root } from '../shared/run.mjs';

/** @typedef {import('custom-elements-manifest').ClassMember} ClassMember */

const NAME = 'PegSolitaireElement';
const TAG = 'peg-solitaire';
const MODULE = 'dist/npm/www/element/plus-element.js';
const DEFINITION = 'dist/npm/www/element/define.js';
/** A member of an interface or a class, with the comment above it. */
const MEMBER = /^ {2}(?:\/\*\*(?<comment>(?:(?!\*\/)[\s\S])*)\*\/\n {2})?(?<member>(?!set |addEventListener)\w.*);$/gm;

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');
const types = read('types/peg-solitaire-element.d.ts');
const docs = read('docs/embed/attributes.md');

/** @returns {import('custom-elements-manifest').Package} */
export function elementsManifest() {
  const declaration = { name: NAME, module: MODULE };
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path: MODULE,
        declarations: [element()],
        exports: [{ kind: 'js', name: NAME, declaration }],
      },
      {
        kind: 'javascript-module',
        path: DEFINITION,
        exports: [{ kind: 'custom-element-definition', name: TAG, declaration }],
      },
    ],
  };
}

/** @returns {import('custom-elements-manifest').CustomElementDeclaration} */
function element() {
  return {
    kind: 'class',
    customElement: true,
    name: NAME,
    tagName: TAG,
    description: 'A board of peg solitaire that can be played, and that solves itself.',
    superclass: { name: 'HTMLElement' },
    attributes: attributes(),
    members: membersOf(NAME),
    events: membersOf('PegSolitaireEventMap')
      .filter((member) => member.kind === 'field')
      .map(({ name, description, type = { text: 'Event' } }) => ({ name, description, type })),
    slots: [{ name: '', description: 'What is shown until the board is drawn; a numbered list is a playlist.' }],
    cssProperties: namesIn(read('www/element/style/tokens.css') + COLOURS + SIZE_TOKENS, /(--ps-[\w-]+)/g),
    cssParts: namesIn(section('The parts are '), /`([\w-]+)`/g),
  };
}

/** @returns {import('custom-elements-manifest').Attribute[]} */
function attributes() {
  const rows = [...section('## Attributes\n\n').matchAll(/^\| `(\w+)` +\| (.*?) +\| .*\|$/gm)];
  const meanings = new Map(rows.map(([, name, meaning]) => [name, meaning.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')]));
  return Object.keys(ATTRIBUTES).map((name) => ({
    name,
    fieldName: name === 'readonly' ? 'readOnly' : name,
    description: meanings.get(name),
    type: { text: typeOf(name) },
    ...(usualOf(name) && { default: JSON.stringify(usualOf(name)) }),
  }));
}

/** @param {string} text @param {RegExp} pattern whose group is a name */
function namesIn(text, pattern) {
  return [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].map((name) => ({ name }));
}

/** @param {string} name of an attribute */
function typeOf(name) {
  const { kind, choices = [] } = attribute(name);
  if (kind === 'choice') return choices.map((choice) => `'${choice}'`).join(' | ');
  return (
    { flag: 'boolean', controls: 'boolean | string', count: 'number | string', speed: 'number' }[String(kind)] ??
    'string'
  );
}

/** The members of a class or an interface. @param {string} owner @returns {ClassMember[]} */
function membersOf(owner) {
  const [, body = ''] = types.match(new RegExp(`(?:interface|class) ${owner} [^{]*\\{\\n(.*?)\\n\\}`, 's')) ?? [];
  return [...body.matchAll(MEMBER)].map(({ groups }) => memberOf(groups?.member ?? '', groups?.comment));
}

/** @param {string} text such as `readonly paused: boolean` @param {string} [comment] @returns {ClassMember} */
function memberOf(text, comment) {
  const {
    words = '',
    name = '',
    rest = '',
  } = text.match(/^(?<words>(?:\w+ )*)(?<name>\w+)\??(?<rest>.*)$/)?.groups ?? {};
  const description = comment?.replaceAll(/\s*\n\s*\* ?/g, ' ').trim();
  const shared = { name, ...(description && { description }), ...(words.includes('static') && { static: true }) };
  // The accessor `solve` returns a function, so it is described as a method.
  const [, parameters, result] = rest.match(/^(?:\(\): )?\((.*)\)(?:: | => )(.+)$/) ?? [];
  if (result === undefined)
    return {
      kind: 'field',
      ...shared,
      type: { text: rest.slice(2) },
      ...(words.includes('readonly') && { readonly: true }),
    };
  const named = [...parameters.matchAll(/(?<name>\w+)(?<optional>\??): (?<type>\{[^}]*\}|[^,]+)/g)];
  return {
    kind: 'method',
    ...shared,
    parameters: named.map(({ groups }) => ({
      name: groups?.name ?? '',
      type: { text: groups?.type ?? '' },
      ...(groups?.optional && { optional: true }),
    })),
    return: { type: { text: result } },
  };
}

/** The paragraph or table that follows these words in docs/embed/attributes.md. @param {string} words */
function section(words) {
  const [, after] = docs.split(words);
  if (after === undefined) throw new Error(`docs/embed/attributes.md does not say "${words.trim()}".`);
  return after.split('\n\n')[0];
}
