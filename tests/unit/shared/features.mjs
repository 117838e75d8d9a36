// Finds the browser features that sources use, and the browser versions that support them, in MDN's data. Features are
// found by name, so a member with an ambiguous name counts as supported if one of its meanings is.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import postcss from 'postcss';
import { parseAst } from 'rolldown/parseAst';
import { root } from '../../../tools/shared/run.mjs';

/**
 * A use of a feature, with everything that its name may mean.
 * @typedef {{ name: string, meanings: any[], file: string }} Feature
 */

/** @type {any} */
const { css, api, html, javascript, webassembly } = createRequire(import.meta.url)('@mdn/browser-compat-data');
const objects = { ...webassembly.api, ...api, ...javascript.builtins };

/** The members of all objects by their names. */
const members = byName(Object.values(objects).flatMap((owner) => Object.entries(owner)));
/** CSS functions, units and keywords, by name. */
const values = byName(nestedIn(css.types));

/** @param {[string, any][]} entries */
function byName(entries) {
  const named = entries.map(([key, entry]) => ({ name: key.replace(/_static$/, ''), entry }));
  /** @type {Map<string, any[]>} */
  const groups = new Map();
  for (const { name, entry } of named) groups.set(name, [...(groups.get(name) ?? []), entry]);
  return groups;
}

/** @param {any} entry @returns {[string, any][]} */
function nestedIn(entry) {
  return Object.entries(entry)
    .filter(([key]) => key !== '__compat')
    .flatMap(([key, inner]) => [/** @type {[string, any]} */ ([key, inner]), ...nestedIn(inner)]);
}

/** @param {string[]} files from the project's folder */
export function featuresOf(files) {
  const sources = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const programs = sources
    .filter(({ file }) => file.endsWith('.js'))
    .map((one) => ({ ...one, nodes: nodesOf(one.text) }));
  const own = new Set(programs.flatMap(({ nodes }) => nodes.flatMap(declaredBy)));
  return [
    ...sources.flatMap(({ file, text }) => (file.endsWith('.css') ? ofStyles(text, file) : ofMarkup(text, file))),
    ...programs.flatMap(({ file, nodes }) => nodes.flatMap((node) => ofNode(node, own, file))),
  ].filter(({ meanings }) => meanings.length > 0);
}

/** @param {string} name @param {any[]} entries @param {string} file @returns {Feature} */
function feature(name, entries, file) {
  return { name, meanings: entries.map((entry) => entry?.__compat?.support).filter(Boolean), file };
}

/** @param {string} text @param {string} file @returns {Feature[]} */
function ofStyles(text, file) {
  /** @type {Feature[]} */
  const found = [];
  const note = (/** @type {string} */ name, /** @type {any[]} */ ...entries) =>
    found.push(feature(name, entries, file));
  postcss.parse(text).walk((node) => {
    if (node.type === 'atrule') {
      note(`@${node.name}`, css['at-rules'][node.name]);
      for (const [, name] of node.params.matchAll(/\(\s*([\w-]+)/g)) note(`(${name})`, css['at-rules'].media[name]);
    } else if (node.type === 'rule') {
      if (node.parent?.type === 'rule') note('nesting', css.selectors.nesting);
      for (const [, name] of node.selector.matchAll(/::?([\w-]+)/g)) note(`:${name}`, css.selectors[name]);
    } else if (node.type === 'decl') {
      const property = css.properties[node.prop];
      const value = node.value.replaceAll(/"[^"]*"/g, '""');
      note(node.prop, property);
      if (node.prop === 'content' && value.includes('/')) note('content: /', property.alt_text);
      for (const [word] of value.matchAll(/(?<![\w-])[a-z][\w-]*/g)) note(`${node.prop}: ${word}`, property?.[word]);
      for (const [, name] of value.matchAll(/(?<![\w-])([a-z][\w-]*)\(|(?<=\d)([a-z]+)\b/g))
        note(`${name}()`, ...(values.get(name) ?? []));
    }
  });
  return found;
}

/** The attributes of elements, in markup and in the templates of programs. @param {string} text @param {string} file */
function ofMarkup(text, file) {
  const tags = text.matchAll(/<([a-z]+)((?:\s+[@\w-]+(?:=(?:"[^"]*"|\$\{[^}]*\}|[^\s>]+))?)+)\s*\/?>/g);
  return [...tags].flatMap(([, tag, attributes]) =>
    [...attributes.replaceAll(/"[^"]*"/g, '').matchAll(/\s([a-z]+)(?=[=\s]|$)/g)].map(([, name]) =>
      feature(`<${name}>`, [html.elements[tag]?.[name] ?? html.global_attributes[name]], file),
    ),
  );
}

/** @param {string} text @returns {any[]} */
function nodesOf(text) {
  const nodes = [/** @type {any} */ (parseAst(text, { lang: 'js' }))];
  for (const node of nodes)
    for (const inner of Object.values(node).flat()) if (typeof inner?.type === 'string') nodes.push(inner);
  return nodes;
}

/** The names of a program's own members and functions. @param {any} node @returns {string[]} */
function declaredBy({ type, key, id, params }) {
  if (/^(Property|PropertyDefinition|MethodDefinition)$/.test(type)) return key.name ? [key.name] : [];
  const own = type === 'FunctionDeclaration' ? [id, ...params] : (params ?? []);
  return own.flatMap((/** @type {any} */ named) => named.name ?? []);
}

/** @param {any} node @param {Set<string>} own @param {string} file @returns {Feature[]} */
function ofNode({ type, object, property, callee, computed }, own, file) {
  if (type === 'NewExpression' || type === 'CallExpression') {
    const { name } = callee;
    if (own.has(name)) return [];
    return [feature(name, [objects[name] ?? api.Window[name] ?? javascript.functions?.[name]], file)];
  }
  if (type !== 'MemberExpression' || computed || object.property?.name === 'style') return [];
  const { name } = property;
  const owner = objects[object.name];
  const known = owner?.[`${name}_static`] ?? owner?.[name];
  if (known) return [feature(`${object.name}.${name}`, [known], file)];
  return own.has(name) ? [] : [feature(`.${name}`, members.get(name) ?? [], file)];
}

/**
 * True if a browser version fully supports a feature, in any meaning of its name.
 * @param {Feature} feature
 * @param {string} browser as MDN names it
 * @param {number} version
 */
export function isIn({ meanings }, browser, version) {
  return meanings.some((support) =>
    [support[browser] ?? []]
      .flat()
      .some(
        ({
          version_added: added,
          version_removed: removed,
          flags,
          prefix,
          alternative_name: other,
          partial_implementation: part,
        }) =>
          typeof added === 'string' &&
          !removed &&
          !flags &&
          !prefix &&
          !other &&
          !part &&
          Number.parseFloat(added.replace('\u2264', '')) <= version,
      ),
  );
}
