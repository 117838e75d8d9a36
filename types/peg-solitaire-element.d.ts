// The types of the element: attributes, members, events.

import type { Board, Finish, Hole, Line, Reason, Verdict } from '../www/engine/wasm/peg_solitaire.js';

/**
 * The end of an attempt to solve a position; `undefined` if there is no game, or if something else happened on the
 * board meanwhile.
 */
export type Solved = 'solved' | 'lost' | 'open' | 'cancelled' | 'failed' | undefined;

/** The events of the element, by name. Only `change` bubbles; none is composed. */
export interface PegSolitaireEventMap {
  /** A problem is on the board. */
  ready: CustomEvent<null>;
  /** A hand has played a jump, such as `d2-d4`. */
  jump: CustomEvent<{ jump: string }>;
  /** A hand has tried a jump that is not legal. */
  refused: CustomEvent<null>;
  hint: CustomEvent<{ jump: string }>;
  /** The position or the line has changed. */
  change: CustomEvent<null>;
  play: CustomEvent<null>;
  pause: CustomEvent<null>;
  /** The film is over, or a hand has reached the goal. */
  ended: CustomEvent<null>;
  /** An analysis has judged a position. */
  verdict: CustomEvent<Judgement>;
  /** A solution was found. */
  solved: CustomEvent<null>;
  error: CustomEvent<{ message: string; error?: Error }>;
}

export type { Verdict };

/** The judgement of an analysis on a position and on its jumps. */
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
  /** The reason if there is no line. */
  reason: Reason | null;
}

/** The texts of a game; missing ones are as the board has them. */
export interface Texts {
  /** A name of the catalogue, or rows of text. */
  board?: string;
  /** The vacancy, or a position. */
  start?: string;
  /** `any`, `at most 2 pegs`, a hole, or a position. */
  goal?: string;
  /** Jumps to come, such as `d2-d4 d5-d3 b4-d4-d2`. */
  moves?: string;
  /**
   * The whole game with its variations and comments, such as `d2-d4 {So far.} (b4-d4) b3-d3`; the moves are those of
   * the line on the board.
   */
  game?: string;
  /** The number of jumps that are played; none by default. */
  at?: number;
}

/** A game of a playlist. */
export interface PlaylistItem extends Texts {
  /** The line below the board. */
  caption?: string;
}

/** The events as React 19 and Svelte 5 take them: `onjump` hears `jump`. */
export type PegSolitaireHandlers = {
  [Name in keyof PegSolitaireEventMap as `on${Name}`]?: (event: PegSolitaireEventMap[Name]) => void;
};

/** The events as Vue takes them: `onJump`, which is `@jump` in a template, hears `jump`. */
export type PegSolitaireListeners = {
  [Name in keyof PegSolitaireEventMap as `on${Capitalize<Name>}`]?: (event: PegSolitaireEventMap[Name]) => void;
};

/**
 * Handlers such as `onPlay`, which React has for custom elements and never calls for this one, since most events do not
 * bubble.
 */
type NeverCalled = { [Name in Exclude<keyof PegSolitaireEventMap, 'change'> as `on${Capitalize<Name>}`]?: never };

/** The styles of the board: wood with marbles, flat, or of high contrast. */
export type Look = 'wood' | 'flat' | 'contrast';

/** The attributes and properties of the tag, for libraries that have a type for it. */
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
  /** Keeps a reader's game from visit to visit. */
  remember?: boolean;
  drawing?: 'on' | 'off';
  /** The address of the app, where the menu opens the game on the board. */
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

/** The same, with the events as React 19 takes them. */
export interface PegSolitaireAttributes extends PegSolitaireProps, PegSolitaireHandlers, NeverCalled {}

/** A problem, as the engine reads it. */
export interface Problem {
  board: Board;
  /** The board as text. */
  shape: string;
  holes: Hole[];
  /** A position. */
  start: string;
  finish: Finish;
}

/** A problem, the line on the board, and the number of its jumps that are played. */
export interface State {
  readonly problem: Problem;
  readonly line: Line;
  readonly cursor: number;
}

/** The colours of the board, as CSS writes them. */
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
  /** The numbers of a proof; the arrows, marks and labels of an author. */
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
  /** True if pegs and holes have light and shadow. */
  relief: boolean;
}

/** `<peg-solitaire>`: a board that is played, and that solves itself. */
export class PegSolitaireElement extends HTMLElement implements Required<Texts> {
  /**
   * The texts of further languages by their tags, such as `de`: `ELEMENT` and `PLUS` in the form of `element` and
   * `plus` in `www/words/en/first.json`, `CHART` in that of `chart` in `later.json`.
   */
  static words: Record<string, { ELEMENT: object; PLUS?: object; CHART?: object }>;

  board: string;
  start: string;
  goal: string;
  /**
   * All jumps of the line on the board, played and to come, by moves. Setting another text begins a new game; `open()`
   * begins the same one afresh.
   */
  moves: string;
  /**
   * The whole game with its variations and comments. Setting another text begins a new game; `open()` begins the same
   * one afresh.
   */
  game: string;
  /** The extent of an analysis: nothing, a warning when a jump has lost the win, or everything. */
  analysis: 'off' | 'warn' | 'all';
  /** The place of the letters and numbers of the holes. */
  coordinates: 'off' | 'edge' | 'holes';
  /** `round`: a turned disc with a groove, for boards whose holes fill one. */
  outline: 'holes' | 'round';
  /** The style of the board. */
  look: Look;
  /** The length of what a screen reader says. */
  speech: 'brief' | 'full';
  /** The names of holes for a screen reader: `d4`, or `delta 4`. */
  spelling: 'letters' | 'words';
  /** Keeps a reader's game from visit to visit. */
  remember: boolean;
  /** `off` if a reader draws no marks and arrows. */
  drawing: 'on' | 'off';
  /** The address of the app, where the menu opens the game on the board. */
  app: string;
  /** The number of jumps that are played when the game opens. Setting it goes there. */
  at: number;
  /** `light`, `dark`, or empty for that of the page. */
  theme: string;
  loading: 'lazy' | 'eager';
  /** All controls, or some of `transport`, `actions`, `status` and `moves`. */
  controls: boolean | string;
  /** A line below the board. */
  caption: string;
  autoplay: boolean;
  loop: boolean;
  readOnly: boolean;
  /** From 0.25 to 8; 1 is normal. */
  speed: number;
  /** The time in seconds at normal speed. */
  currentTime: number;
  /** The time in seconds at normal speed. */
  readonly duration: number;
  readonly paused: boolean;
  /** In rows of `x`, `o` and `.` with `/` between them. */
  readonly position: string;
  /** The jumps played so far, such as `['d2-d4']`. */
  readonly jumps: string[];
  /** The problem on the board; `undefined` before it is loaded. */
  readonly problem: Problem | undefined;
  /** The state of the game; `undefined` before it is loaded. */
  readonly state: State | undefined;
  /** The colours that apply now. */
  readonly colours: Colours;
  /** Plays the jumps to come, or from the start if there are none. */
  play(): void;
  /** Plays from one number of jumps to another, backwards if that is smaller, or to the end. */
  playRange(from: number, to?: number): void;
  /** Stops at once, even in the middle of a jump. */
  pause(): void;
  /** Goes to a time of the film, in seconds at normal speed. */
  seek(time: number): void;
  /** Goes one move on or back. */
  step(direction?: 1 | -1): void;
  /** The number of jumps before each position that the game names, as `[id first]` does. */
  readonly places: ReadonlyMap<string, number>;
  /** The names of the position on the board. */
  readonly names: string[];
  /** Goes to a number of jumps, or to a position by its name, also in a variation. */
  goTo(place: number | string): void;
  /** Shows the peg to jump with and, when called once more, the hole to jump to. */
  hint(): Promise<Hint | undefined>;
  /** Moves the keyboard to a hole such as `d4`, and shows it. */
  focusHole(name: string): void;
  /**
   * Lets a person choose a hole, without moving a peg. Returns its name, or `undefined` after Escape, when the signal
   * aborts, when another choice begins, or when the element leaves the page.
   */
  pickHole(options?: { signal?: AbortSignal }): Promise<string | undefined>;
  undo(): void;
  redo(): void;
  /** Goes back to the start. The jumps stay, to be played again. */
  reset(): void;
  /** A series of games, for a reader to go through. */
  playlist: PlaylistItem[];
  /** The place in the playlist of the game on the board, from 0. Setting it opens that game. */
  index: number;
  /** Opens another problem, afresh even if it is the same. */
  open(texts: PlaylistItem): void;
  /**
   * Finds a solution from the position on the board, and plays it. `via` is a position on its way, except in
   * `peg-solitaire.js`. Set, it is the attribute `solve`.
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
