// Writes docs/embed/reference.md from the description of the element that editors read.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from '../shared/run.mjs';
import { elementsManifest } from './elements-manifest.mjs';

const PAGE = join(root, 'docs/embed/reference.md');

/** Checks that the page is up to date, or writes it. @param {boolean} isFix */
export function checkReference(isFix) {
  const page = referencePage();
  if (readFileSync(PAGE, 'utf8') === page) return;
  if (!isFix) fail('docs/embed/reference.md is not up to date: run `npm run check -- --fix`.');
  writeFileSync(PAGE, page);
}

/** The page as Markdown. */
export function referencePage() {
  const [{ declarations = [] }] = elementsManifest().modules;
  const [element] = /** @type {import('custom-elements-manifest').CustomElementDeclaration[]} */ (declarations);
  const { attributes = [], members = [], events = [], cssProperties = [] } = element;
  const ofAttributes = new Set(attributes.map(({ fieldName }) => fieldName));
  const fields = members.filter(
    (member) => member.kind === 'field' && !member.static && !ofAttributes.has(member.name),
  );
  return [
    '# Reference\n',
    `The members and events of \`<${element.tagName}>\`. [Scripting](scripting.md) explains how to use them.`,
    '`npm run check -- --fix` writes this page.\n',
    '## Properties\n',
    'Each [attribute](attributes.md#attributes) is also a property in camelCase, such as `readOnly`.\n',
    ...table(['property', 'type', 'meaning'], fields.map(fieldRow)),
    '## Methods\n',
    ...table(['method', 'returns', 'meaning'], members.flatMap(methodRows)),
    '## Events\n',
    'All events are `CustomEvent`s. Only `change` bubbles; no event is composed. Listeners may call any method.\n',
    ...table(['event', 'detail', 'meaning'], events.map(eventRow)),
    '## Custom properties\n',
    list(cssProperties),
  ].join('\n');
}

/** The names of members, in rows of five. @param {{ name: string }[]} named */
function list(named) {
  const names = named.map(({ name }, index) => `${code(name)}${index % 5 === 4 ? '\n' : ' '}`);
  return `${names
    .join('')
    .trim()
    .replaceAll(/`(?=\s)/g, '`,')}.\n`;
}

/** @param {string[]} head @param {string[][]} rows */
function table(head, rows) {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [...lines, ''];
}

/** Code in a cell. @param {string | undefined} text */
function code(text) {
  return text ? `\`${text.replaceAll('|', '\\|')}\`` : '';
}

/** @param {import('custom-elements-manifest').ClassMember} member */
function fieldRow(member) {
  const { name, description = '' } = member;
  const { type, readonly } = /** @type {import('custom-elements-manifest').ClassField} */ (member);
  return [code(name), `${code(type?.text)}${readonly ? ', read-only' : ''}`, description];
}

/** @param {import('custom-elements-manifest').ClassMember} member */
function methodRows(member) {
  if (member.kind !== 'method') return [];
  const { name, parameters = [], return: result, description = '' } = member;
  const given = parameters.map(({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type?.text}`).join(', ');
  return [[code(`${name}(${given})`), code(result?.type?.text), description]];
}

/** @param {import('custom-elements-manifest').Event} event */
function eventRow({ name, type, description = '' }) {
  const [, detail = ''] = /^CustomEvent<(.*)>$/.exec(type.text) ?? [];
  return [code(name), detail === 'null' ? '' : code(detail), description];
}
