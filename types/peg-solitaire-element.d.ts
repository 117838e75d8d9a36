// The types of the element: attributes, members and events.

import type { Board, Finish, Hole, Line, Reason, Verdict } from '../www/engine/wasm/peg_solitaire.js';

/**
 * How an attempt to solve a position ended; `undefined` if there is no game, or if something else happened on the
 * board in the meantime.
 */
export type Solved = 'solved' | 'lost' | 'open' | 'cancelled' | 'failed' | undefined;

/** The events of the element, by name. Only `change` bubbles; none is composed. */
export interface PegSolitaireEventMap {
  /** A problem has been loaded. */
  ready: CustomEvent<null>;
  /** The user has played a jump, such as `d2-d4`. */
  jump: CustomEvent<{ jump: string }>;
  /** The user has tried a jump that is not legal. */
  refused: CustomEvent<null>;
  /** A hint is shown; `jump` is the one that it suggests. */
  hint: CustomEvent<{ jump: string }>;
  /** The game or the playlist's `index` has changed, whether by the user, by playback or by a call. */
  change: CustomEvent<null>;
  /** Playback has started. */
  play: CustomEvent<null>;
  /** Playback has stopped before the end of the game, as at the end of a range. */
  pause: CustomEvent<null>;
  /** Playback has ended, or the user has reached the goal. */
  ended: CustomEvent<null>;
  /** An analysis has judged a position. */
  verdict: CustomEvent<Judgement>;
  /** A solution has been found. */
  solved: CustomEvent<null>;
  /** Something has failed; `message` says what. `error.attribute` names an attribute that could not be read. */
  error: CustomEvent<{ message: string; error?: Error & { attribute?: string } }>;
}

export type { Verdict };

/** The judgement that an analysis gives of a position and its jumps. */
export interface Judgement {
  outcome: 'judged';
  verdict: Verdict;
  jumps: { jump: string; verdict: Verdict }[];
  /** Milliseconds. */
  ms: number;
}

/** A line towards the goal. The first of its jumps is the hint. */
export interface Hint {
  outcome: 'solved' | 'impossible' | 'unknown';
  jumps: string[];
  moves: number;
  /** Why there is no line. */
  reason: Reason | null;
}

/** The texts that describe a game. Missing texts have their default values. */
export interface Texts {
  /** A name from the catalogue, or rows of text. */
  board?: string;
  /** The vacancy, or a position. */
  start?: string;
  /** `any`, `at most 2 pegs`, a hole, or a position. */
  goal?: string;
  /** The jumps of the line, such as `d2-d4 d5-d3 b4-d4-d2`. */
  moves?: string;
  /**
   * The whole game with its variations and comments, such as `d2-d4 {So far.} (b4-d4) b3-d3`. The moves outside
   * parentheses are the line on the board.
   */
  game?: string;
  /** The number of jumps already played, 0 by default, or the name of a position in the game. */
  at?: number | string;
}

/** A game in a playlist. */
export interface PlaylistItem extends Texts {
  /** A line of text below the board. */
  caption?: string;
}

/** Event handlers as React 19 and Svelte 5 name them: `onjump` listens to `jump`. */
export type PegSolitaireHandlers = {
  [Name in keyof PegSolitaireEventMap as `on${Name}`]?: (event: PegSolitaireEventMap[Name]) => void;
};

/** Event handlers as Vue names them: `onJump`, written `@jump` in a template, listens to `jump`. */
export type PegSolitaireListeners = {
  [Name in keyof PegSolitaireEventMap as `on${Capitalize<Name>}`]?: (event: PegSolitaireEventMap[Name]) => void;
};

/**
 * Handlers such as `onPlay`, which React defines for custom elements but never calls for this one, since most of its
 * events do not bubble.
 */
type NeverCalled = { [Name in Exclude<keyof PegSolitaireEventMap, 'change'> as `on${Capitalize<Name>}`]?: never };

/** The styles of the board: wood with marbles, flat, or high contrast. */
export type Look = 'wood' | 'flat' | 'contrast';

/** The attributes and properties of the element, for the types of other libraries. */
export interface PegSolitaireProps extends Texts {
  playlist?: PlaylistItem[];
  index?: number;
  theme?: 'light' | 'dark' | '';
  analysis?: 'off' | 'warn' | 'all';
  coordinates?: 'off' | 'edge' | 'holes';
  outline?: 'holes' | 'round';
  look?: Look;
  speech?: 'brief' | 'full';
  spelling?: 'letters' | 'words';
  /** Saves the user's game between visits. */
  remember?: boolean;
  drawing?: 'on' | 'off';
  wheel?: boolean;
  /** The URL of the app, in which the menu can open the game. */
  app?: string;
  loading?: 'lazy' | 'eager';
  speed?: number | string;
  /** All controls, or some of `transport`, `actions`, `status` and `moves`. */
  controls?: boolean | string;
  caption?: string;
  autoplay?: boolean;
  loop?: boolean;
  readOnly?: boolean;
  solve?: boolean;
  lang?: string;
}

/** The attributes and properties, with event handlers as React 19 names them. */
export interface PegSolitaireAttributes extends PegSolitaireProps, PegSolitaireHandlers, NeverCalled {}

/** A problem, as parsed by the engine. */
export interface Problem {
  board: Board;
  /** The board as text. */
  shape: string;
  holes: Hole[];
  /** A position. */
  start: string;
  finish: Finish;
}

/** A problem, the line on the board, and the number of its jumps already played. */
export interface State {
  readonly problem: Problem;
  readonly line: Line;
  readonly cursor: number;
}

/** The colours of the board, as CSS values. */
export interface Colours {
  board: string;
  edge: string;
  hole: string;
  peg: string;
  pegLight: string;
  pegDark: string;
  shadow: string;
  mark: string;
  focus: string;
  trace: string;
  /** The numbers of a proof; the author's arrows, marks and labels. */
  proof: string;
  /** The arrows and marks of other colours. */
  red: string;
  blue: string;
  yellow: string;
  /** Coordinates. */
  label: string;
  /** The badges of an analysis. */
  keep: string;
  lose: string;
  /** Whether pegs and holes are drawn with highlights and shadows. */
  relief: boolean;
}

/** `<peg-solitaire>`: a playable board that can solve itself. */
export class PegSolitaireElement extends HTMLElement implements Required<Texts> {
  /**
   * Translations by language tag, such as `de`. `ELEMENT` and `PLUS` have the format of `element` and `plus` in
   * `www/words/en/first.json`; `CHART` has the format of `chart` in `later.json`.
   */
  static words: Record<string, { ELEMENT: object; PLUS?: object; CHART?: object }>;

  board: string;
  start: string;
  goal: string;
  /**
   * All jumps of the line on the board, already played or not, written as moves. Setting a different text starts a new
   * game; to restart the same one, call `open()`.
   */
  moves: string;
  /**
   * The whole game with its variations and comments. Setting a different text starts a new game; to restart the same
   * one, call `open()`.
   */
  game: string;
  /** What the analysis shows: nothing, a warning when a jump has lost the win, or everything. */
  analysis: 'off' | 'warn' | 'all';
  /** Where the coordinates of the holes are shown, if at all. */
  coordinates: 'off' | 'edge' | 'holes';
  /** `round`: a lathe-turned disc with a groove, for boards whose holes fill a disc. */
  outline: 'holes' | 'round';
  /** The style of the board. */
  look: Look;
  /** How much a screen reader announces. */
  speech: 'brief' | 'full';
  /** How a screen reader names holes: `d4`, or `delta 4`. */
  spelling: 'letters' | 'words';
  /** Saves the user's game between visits. */
  remember: boolean;
  /** `off` if the user cannot draw marks and arrows. */
  drawing: 'on' | 'off';
  /** The mouse wheel steps through the game, where it would not scroll. */
  wheel: boolean;
  /** The URL of the app, in which the menu can open the game. */
  app: string;
  /**
   * The number of jumps already played when the game opens, or the name of a position in the game. Setting it goes to
   * that position.
   */
  at: number | string;
  /** `light`, `dark`, or empty to follow the page. */
  theme: string;
  loading: 'lazy' | 'eager';
  /** All controls, or some of `transport`, `actions`, `status` and `moves`. */
  controls: boolean | string;
  /** A line of text below the board. */
  caption: string;
  autoplay: boolean;
  loop: boolean;
  readOnly: boolean;
  /** From 0.25 to 8; 1 is normal. */
  speed: number;
  /** The playback position, in seconds at normal speed. */
  currentTime: number;
  /** The length of playback, in seconds at normal speed. */
  readonly duration: number;
  /** True unless the game is being played back. */
  readonly paused: boolean;
  /** Rows of `x`, `o` and `.`, separated by `/`. */
  readonly position: string;
  /** The jumps played so far, such as `['d2-d4']`. */
  readonly jumps: string[];
  /** The problem on the board; `undefined` until it has been loaded. */
  readonly problem: Problem | undefined;
  /** The state of the game; `undefined` until it has been loaded. */
  readonly state: State | undefined;
  /** The current colours. */
  readonly colours: Colours;
  /** Plays the remaining jumps, or all of them if none remain. */
  play(): void;
  /** Plays from one number of jumps to another, or to the end. Plays backwards if the second number is smaller. */
  playRange(from: number, to?: number): void;
  /** Stops immediately, even in the middle of a jump. */
  pause(): void;
  /** Goes to a playback position, in seconds at normal speed. */
  seek(time: number): void;
  /** Goes one move forwards or backwards. */
  step(direction?: 1 | -1): void;
  /** The number of jumps before each named position; `[id first]` in a game names the position `first`. */
  readonly places: ReadonlyMap<string, number>;
  /** The names of the current position. */
  readonly names: string[];
  /**
   * Goes to the position after a number of jumps (`Infinity` for all of them), or to a named position, which may be in
   * a variation.
   */
  goTo(place: number | string): void;
  /** Shows which peg to move and, when called again, which hole to jump to. */
  hint(): Promise<Hint | undefined>;
  /** Moves the focus to a hole such as `d4`, and shows it. */
  focusHole(name: string): void;
  /**
   * Lets the user choose a hole, without moving a peg. Returns its name, or `undefined` if the user presses Escape, the
   * signal is aborted, another choice begins, or the element is removed from the page.
   */
  pickHole(options?: { signal?: AbortSignal }): Promise<string | undefined>;
  /** Goes one jump back. */
  undo(): void;
  /** Goes one jump forward. */
  redo(): void;
  /** Goes back to the start. The jumps are kept and can be played again. */
  reset(): void;
  /** A series of games that the user can step through. */
  playlist: PlaylistItem[];
  /** The index of the current game in the playlist. Setting it opens that game. */
  index: number;
  /**
   * Opens a problem, starting over if it is the same one. What is left out has its default value, except the caption,
   * which is kept.
   */
  open(texts: PlaylistItem): void;
  /**
   * Finds a solution from the current position, and plays it. `via` is a position that the solution must pass through;
   * `peg-solitaire.js` ignores it. Setting this property sets the attribute `solve`.
   */
  get solve(): (options?: { signal?: AbortSignal; via?: string }) => Promise<Solved>;
  set solve(isOn: boolean);
  addEventListener<K extends keyof PegSolitaireEventMap>(
    type: K,
    listener: (this: PegSolitaireElement, event: PegSolitaireEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'peg-solitaire': PegSolitaireElement;
  }
}
