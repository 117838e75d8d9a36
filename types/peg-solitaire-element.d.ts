// The types of the element: attributes, members, events.

import type { Board, Finish, Hole, Line, Reason, Verdict } from '../www/engine/wasm/peg_solitaire.js';

/**
 * What happened when a position was to be solved; `undefined` where there is no game, or when something else happened on the
 * board meanwhile.
 */
export type Solved = 'solved' | 'lost' | 'open' | 'cancelled' | 'failed' | undefined;

/** The events of the element, by name. Only `change` bubbles; none is composed. */
export interface PegSolitaireEventMap {
  /** A problem is on the board. */
  ready: CustomEvent<null>;
  /** A hand has played a jump, such as `d2-d4`. */
  jump: CustomEvent<{ jump: string }>;
  /** A hand has tried what is no jump. */
  refused: CustomEvent<null>;
  hint: CustomEvent<null>;
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

/** What an analysis says of a position and of its jumps. */
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

/** What is on the board, as text; what is missing is as the board has it. */
export interface Texts {
  /** A name of the catalogue, or rows of text. */
  board?: string;
  /** The vacancy, or a position. */
  start?: string;
  /** `any`, `at most 2 pegs`, a hole, or a position. */
  goal?: string;
  /** Jumps to come, such as `d2-d4 d5-d3 b4-d4-d2`. */
  moves?: string;
  /** The whole game with its variations and comments, such as `d2-d4 {So far.} (b4-d4) b3-d3`; the moves are those of the line on the board. */
  game?: string;
  /** How many of these jumps are played; none without it. */
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

/** Handlers such as `onPlay`, which React has for elements of its own and never calls for this one: what bubbles is an exception. */
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
  look?: Look;
  /** The address of the app, where the menu opens the game on the board. */
  app?: string;
  loading?: 'lazy' | 'eager';
  speed?: number | string;
  /** All of them, or some of `transport`, `actions`, `status` and `moves`. */
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

/** What is played, as the engine reads it. */
export interface Problem {
  board: Board;
  /** The board as text. */
  shape: string;
  holes: Hole[];
  /** A position. */
  start: string;
  finish: Finish;
}

/** A problem, the line on the board, and how many of its jumps are played. */
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
  /** Coordinates. */
  label: string;
  /** The badges of an analysis. */
  keep: string;
  lose: string;
  /** Whether pegs and holes have light and shadow. */
  relief: boolean;
}

/** `<peg-solitaire>`: a board that is played, and that solves itself. */
export class PegSolitaireElement extends HTMLElement implements Required<Texts> {
  board: string;
  start: string;
  goal: string;
  /** All jumps of the line on the board, played and to come, by moves. Setting another text begins a new game; `open()` begins the same one afresh. */
  moves: string;
  /** The whole game with its variations and comments. Setting another text begins a new game; `open()` begins the same one afresh. */
  game: string;
  /** How much an analysis tells: nothing, that a jump has lost the win, or everything. */
  analysis: 'off' | 'warn' | 'all';
  /** Where the letters and numbers of the holes stand. */
  coordinates: 'off' | 'edge' | 'holes';
  /** The style of the board. */
  look: Look;
  /** The address of the app, where the menu opens the game on the board. */
  app: string;
  /** How many jumps are played when the game opens. Setting it goes there. */
  at: number;
  /** `light`, `dark`, or empty: as the page is. */
  theme: string;
  loading: 'lazy' | 'eager';
  /** All of them, or some of `transport`, `actions`, `status` and `moves`. */
  controls: boolean | string;
  /** A line below the board. */
  caption: string;
  autoplay: boolean;
  loop: boolean;
  readOnly: boolean;
  /** From 0.25 to 8; 1 is normal. */
  speed: number;
  /** In seconds at normal speed. */
  currentTime: number;
  /** In seconds at normal speed. */
  readonly duration: number;
  readonly paused: boolean;
  /** In rows of `x`, `o` and `.` with `/` between them. */
  readonly position: string;
  /** The jumps played so far, such as `['d2-d4']`. */
  readonly jumps: string[];
  /** What is played; `undefined` before it is loaded. */
  readonly problem: Problem | undefined;
  /** The state of the game; `undefined` before it is loaded. */
  readonly state: State | undefined;
  /** The colours that apply now. */
  readonly colours: Colours;
  /** Plays the jumps to come; from the start when there are none. */
  play(): void;
  /** Plays from where so many jumps are played to where so many are, backwards where those are fewer, or to the end. */
  playRange(from: number, to?: number): void;
  /** Stops where it is, even in the middle of a jump. */
  pause(): void;
  /** Goes to a time of the film, in seconds at normal speed. */
  seek(time: number): void;
  /** Goes one move on or back. */
  step(direction?: 1 | -1): void;
  /** How many jumps lead to each position that the game names, as `[id first]` does. */
  readonly places: ReadonlyMap<string, number>;
  /** The names of the position on the board. */
  readonly names: string[];
  /** Goes to where so many jumps are played, or to a position by its name, also in a variation. */
  goTo(place: number | string): void;
  /** Shows which peg to jump with, and called once more where to. */
  hint(): Promise<Hint | undefined>;
  /** Moves the keyboard to a hole such as `d4`, and shows it. */
  focusHole(name: string): void;
  /**
   * Lets a person choose a hole, which moves no peg then: its name, or `undefined` after Escape, when the signal says so, when
   * another choice begins, or when the element leaves the page.
   */
  pickHole(options?: { signal?: AbortSignal }): Promise<string | undefined>;
  undo(): void;
  redo(): void;
  /** Goes back to the start. The jumps stay, to be played again. */
  reset(): void;
  /** A series of games, which a reader goes through. */
  playlist: PlaylistItem[];
  /** Which game of the playlist is on the board, from 0. Setting it opens that game. */
  index: number;
  /** Opens another problem, afresh even if it is the same. */
  open(texts: PlaylistItem): void;
  /**
   * Finds a way from the position on the board to the goal, and plays it; one through the position `via` where one is given, except in
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
