// Five Markdown engines, and functions that read HTML.

import { HtmlRenderer, Parser } from 'commonmark';
import MarkdownIt from 'markdown-it';
import { marked } from 'marked';
import { micromark } from 'micromark';
import { parseFragment } from 'parse5';
import showdown from 'showdown';

const markdownIt = new MarkdownIt({ html: true, linkify: true, typographer: true });

/** Engines that keep HTML. @type {Record<string, (text: string) => string>} */
export const ENGINES = {
  'markdown-it': (text) => markdownIt.render(text),
  marked: (text) => marked.parse(text, { async: false }),
  commonmark: (text) => new HtmlRenderer().render(new Parser().parse(text)),
  micromark: (text) => micromark(text, { allowDangerousHtml: true }),
  showdown: (text) => new showdown.Converter().makeHtml(text),
};

/** @typedef {string | { tag: string, attributes: Record<string, string>, children: Element[] }} Element */

/**
 * The elements and words in some HTML, without the paragraphs that an engine puts around them.
 * @param {string} html
 * @returns {Element[]}
 */
export const elementsOf = (html) => parseFragment(html).childNodes.flatMap(elementOf);

/** @param {import('parse5').DefaultTreeAdapterMap['childNode']} node @returns {Element[]} */
function elementOf(node) {
  if ('value' in node) return node.value.trim() === '' ? [] : [node.value.trim().replaceAll(/\s+/g, ' ')];
  if (!('attrs' in node)) return [];
  const children = node.childNodes.flatMap(elementOf);
  if (node.tagName === 'p') return children;
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return [{ tag: node.tagName, attributes, children }];
}

/** @param {string} html */
export function textOf(html) {
  const node = parseFragment(html).childNodes[0];
  return node && 'value' in node ? node.value : '';
}
