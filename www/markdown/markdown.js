// What sites import as `peg-solitaire/markdown`: a function that turns the text of a code fence into a board, and
// plug-ins that do so with each fence `peg`.

import { written } from '../common/markup.js';
import { readFence } from './fence.js';

/** @typedef {import('./fence.js').Options} Options */
/** @typedef {import('../common/markup.js').Tree} Tree */

/** @param {string} text @param {Options} [options] */
export function boardHtml(text, options) {
  return written(readFence(text, options));
}

/**
 * A plug-in for markdown-it.
 * @param {{ renderer: { rules: Record<string, any> } }} md
 * @param {Options} [options]
 */
export function markdownItPeg({ renderer: { rules } }, options) {
  const { fence } = rules;
  rules.fence = (/** @type {any[]} */ tokens, /** @type {number} */ index, /** @type {unknown[]} */ ...rest) => {
    const { info, content, map } = tokens[index];
    if (!/^\s*peg(\s|$)/.test(info)) return fence(tokens, index, ...rest);
    return `${boardHtml(content, { ...options, line: map[0] + 2 })}\n`;
  };
}

/**
 * A plug-in for remark, also for MDX.
 * @param {Options} [options]
 */
export function remarkPeg(options) {
  return function transform(/** @type {any} */ parent, /** @type {any} */ file) {
    for (const [index, node] of (parent.children ?? []).entries()) {
      if (node.type !== 'code' || node.lang !== 'peg') transform(node, file);
      else
        try {
          const line = node.position.start.line + 1;
          parent.children[index] = nodeOf(readFence(node.value, { ...options, line }));
        } catch (error) {
          file.fail(error, node);
        }
    }
  };
}

/** @param {Tree} tree @returns {object} */
function nodeOf(tree) {
  if (typeof tree === 'string') return { type: 'text', value: tree };
  const { name, attributes, children } = tree;
  const hProperties = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
  return { type: 'element', data: { hName: name, hProperties }, children: children.map(nodeOf) };
}
