// Boards in Markdown: a function that turns the text of a code fence into HTML, and plug-ins that use it.

export interface BoardOptions {
  /** The address of the app, for a link to the game where no board is possible. */
  app?: string;
  /** The text of that link, or of the picture. */
  label?: string;
  /** The number of the first line, for errors: 1 by default. */
  line?: number;
}

/** The HTML of a board. Throws an error with the line if the text cannot be read. */
export function boardHtml(text: string, options?: BoardOptions): string;

/** Turns each fence `peg` into a board: `md.use(markdownItPeg, options)`. */
export function markdownItPeg(md: { renderer: { rules: object } }, options?: Omit<BoardOptions, 'line'>): void;

/** The same for remark and MDX: `remarkPlugins: [[remarkPeg, options]]`. */
export function remarkPeg(options?: Omit<BoardOptions, 'line'>): (tree: object, file: object) => void;
