// Prints tables in Markdown, as the docs have them.

/** The first column holds words, the others hold numbers. @param {string[]} heads @param {string[][]} rows */
export function printTable(heads, rows) {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column].length)));
  const pad = (/** @type {string} */ cell, /** @type {number} */ column) =>
    column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]);
  const line = (/** @type {string[]} */ cells) => `| ${cells.map(pad).join(' | ')} |`;
  const rule = line(widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)));
  console.log([line(heads), rule, ...rows.map(line)].join('\n'));
}
