// Types that only the article uses.

/** A search that can be watched. */
export type Method = 'backtracking' | 'remembering' | 'symmetry' | 'beam' | 'both-ends';

/** The state of a search that is watched. */
export interface WatchReport {
  /** `unknown` if the search has dropped too many positions to be sure, or has reached its memory limit. */
  state: 'running' | 'solved' | 'impossible' | 'unknown';
  /** The number of positions examined, including repetitions. */
  positions: number;
  /** How many of those positions had no legal jump and were not a finish. */
  deadEnds: number;
  /** The number of positions that the search remembers. */
  remembered: number;
  /** The number of jumps to the current position. */
  depth: number;
}

/** The report of plain backtracking. */
export interface NaiveReport {
  /** `unknown` if the limit was reached first. */
  state: 'solved' | 'impossible' | 'unknown';
  /** The number of jumps of the solution; 0 without one. */
  jumps: number;
  /** The number of positions examined, including repetitions. */
  positions: number;
}

/** The weights of a start and of a finish. */
export interface Weighed {
  /** The first jump that would make a position heavier; undefined if the weights are a pagoda function. */
  broken: string | undefined;
  start: number;
  finish: number;
  /** True if no play leads from the start to the finish. */
  refutes: boolean;
}
