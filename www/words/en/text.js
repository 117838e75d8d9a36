// The words of the dialog of texts, markup included.

export const TEXT = {
  title: 'Import and export',
  paste: 'Paste a position, a board, jumps or a link',
  help: `Rows of <code>x</code> (peg), <code>o</code> (empty hole) and <code>.</code> (no hole); a matrix of 1, 0 and −1;
    jumps such as <code>d2-d4 d5-d3 b4-d4-d2</code> or <code>(1|3) =&gt; (3|3)</code>, with variations in brackets and comments in braces; or the name of a board.`,
  open: 'Open',
  copy: 'Copy',
  /** @param {string} title of the text that the button copies */
  copyOf: (title) => `Copy: ${title}`,
  titles: { position: 'Position', played: 'Jumps played', moves: 'Whole line', game: 'Whole game, with variations' },
  noJumps: 'No jumps yet.',
};
