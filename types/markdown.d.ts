// Boards in Markdown: a function that turns the text of a code fence into HTML, and plug-ins that use it.

export interface BoardOptions {
  /** The URL of the app, for a link to the game where a board cannot be shown. */
  app?: string;
  /** The text of that link, or the alternative text of the picture. */
  label?: string;
  /** The number of the first line, for error messages; 1 by default. */
  line?: number;
}

/** Returns the HTML of a board. Throws an error that names the line if the text cannot be parsed. */
export function boardHtml(text: string, options?: BoardOptions): string;

/** Turns each `peg` fence into a board: `md.use(markdownItPeg, options)`. */
export function markdownItPeg(md: { renderer: { rules: object } }, options?: Omit<BoardOptions, 'line'>): void;

/** Does the same for remark and MDX: `remarkPlugins: [[remarkPeg, options]]`. */
export function remarkPeg(options?: Omit<BoardOptions, 'line'>): (tree: object, file: object) => void;
