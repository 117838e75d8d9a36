// Writes documents as text: elements with attributes, and whole pages from a tree that can also be built as DOM nodes.

/** An attribute without a value is `true`. @typedef {Record<string, string | number | true | undefined>} Attributes */
/**
 * An element of a page, or text in it.
 * @typedef {string | { name: string, attributes: Attributes, children: Tree[] }} Tree
 */
/**
 * A page to print: its style sheet, and its content.
 * @typedef {{ language: string, direction: string, title: string, style: string, body: Tree[] }} Paper
 */

/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/**
 * Characters that are also escaped in attributes: Markdown may end HTML at a line break, and templates evaluate what is
 * in braces.
 */
const IN_ATTRIBUTES = /** @type {Record<string, string>} */ ({ '\n': '&#10;', '{': '&#123;' });

/**
 * Characters that are not allowed in XML, and lone surrogates: a single such character would make a whole picture
 * invalid.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are meant
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

/**
 * Escapes a string for use in markup, within an element or an attribute in double quotes.
 * @param {string} text
 */
export function escapeText(text) {
  return text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"]/g, (character) => ENTITIES[character]);
}

/** @param {string} text */
const escapeAttribute = (text) => escapeText(text).replace(/[\n{]/g, (character) => IN_ATTRIBUTES[character]);

/**
 * Writes an element. Undefined attributes are left out; the content is markup and is not escaped.
 * @param {string} name
 * @param {Attributes} attributes
 * @param {...string} content
 */
export function tag(name, attributes, ...content) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeAttribute(String(value))}"`))
    .join('');
  return content.length > 0 ? `<${name}${written}>${content.join('')}</${name}>` : `<${name}${written}/>`;
}

/**
 * An element of a page.
 * @param {string} name
 * @param {Attributes} attributes
 * @param {...Tree} children
 * @returns {Tree}
 */
export const part = (name, attributes, ...children) => ({ name, attributes, children });

/**
 * An SVG picture as a part of a page. The picture is a separate document, so that ids do not clash.
 * @param {string} svg
 * @param {string} alt
 */
export const picture = (svg, alt) => part('img', { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt });

/** Writes a part of a page. @param {Tree} tree @returns {string} */
export function written(tree) {
  return typeof tree === 'string' ? escapeText(tree) : tag(tree.name, tree.attributes, ...tree.children.map(written));
}

/** Writes a page as one file without scripts. @param {Paper} paper */
export function fileOf({ language, direction, title, style, body }) {
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body.map(written).join('\n')}
</main>
</body>
</html>
`;
}
