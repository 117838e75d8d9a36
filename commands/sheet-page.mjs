// Writes a problem set as a page to print: diagrams with captions, in one file without a script.

import { escapeText } from '../www/common/escape-text.js';

/**
 * A heading, or a diagram: its picture in SVG, its description, and lines below the caption.
 * @typedef {{ heading: string } | { caption: string, svg: string, alt: string, below: string[] }} Part
 */

/** The width of a page without its margins is 100 %; a diagram is never torn apart. */
const STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { max-width: 190mm; margin: 8mm auto; padding: 0 5mm; color: #111; background: #fff;
  font: 11pt/1.4 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0 0 5mm; font-size: 18pt; line-height: 1.2; }
h2 { margin: 7mm 0 4mm; font-size: 13pt; line-height: 1.3; break-after: avoid; }
.diagrams { display: flex; flex-wrap: wrap; gap: 7mm 6mm; margin: 0; padding: 0; list-style: none; }
figure { flex: none; width: calc((100% - (var(--columns) - 1) * 6mm) / var(--columns)); margin: 0; break-inside: avoid; }
img { display: block; width: 100%; height: auto; max-height: 110mm; object-fit: contain; }
figcaption { margin-top: 2mm; }
figcaption b { font-weight: 650; }
figcaption p { margin: 0; color: #444; font-size: 9.5pt; white-space: pre-line; }
@page { margin: 14mm; }
@media print { body { max-width: none; margin: 0; padding: 0; } }
@media screen and (max-width: 480px) { figure { width: 100%; } }
`;

/**
 * Writes the page. The first heading is its title. All diagrams are numbered in one series.
 * @param {Part[]} parts
 * @param {{ title: string, columns: number }} options `title` is for a page without a heading
 */
export function sheetPage(parts, { title, columns }) {
  const [first] = parts;
  const name = first && 'heading' in first ? first.heading : title;
  let number = 0;
  let isOpen = false;
  const body = parts.map((part, index) => {
    const closed = isOpen && 'heading' in part ? '</div>\n' : '';
    if ('heading' in part) {
      isOpen = false;
      const level = index === 0 ? 'h1' : 'h2';
      return `${closed}<${level}>${escapeText(part.heading)}</${level}>`;
    }
    const opened = isOpen ? '' : '<div class="diagrams">\n';
    isOpen = true;
    return opened + figure(part, ++number);
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(name)}</title>
<style>${STYLE}:root { --columns: ${columns}; }
</style>
</head>
<body>
${body.join('\n')}
${isOpen ? '</div>\n' : ''}</body>
</html>
`;
}

/**
 * Writes a diagram. Its picture is an element of its own, so that ids do not clash.
 * @param {Exclude<Part, { heading: string }>} part
 * @param {number} number
 */
function figure({ caption, svg, alt, below }, number) {
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const lines = below.map((line) => `<p>${escapeText(line)}</p>`).join('');
  return `<figure><img src="${address}" alt="${escapeText(alt)}"><figcaption><b>${number}. ${escapeText(caption)}</b>${lines}</figcaption></figure>`;
}
