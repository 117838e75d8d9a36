// The types of what the article shows.

/** A search that can be watched. */
export type Method = 'backtracking' | 'remembering' | 'symmetry' | 'beam' | 'both-ends';

/** The state of a watched search. */
export interface WatchReport {
  /** `unknown` if it has forgotten too much to know, or may remember no more. */
  state: 'running' | 'solved' | 'impossible' | 'unknown';
  /** The number of positions that it has looked at, each as often as it came. */
  positions: number;
  /** The number of those without a legal jump, finishes aside. */
  deadEnds: number;
  /** The number of positions that it remembers. */
  remembered: number;
  /** The number of jumps to the position that it looks at. */
  depth: number;
}

/** The weights of a start and of a finish. */
export interface Weighed {
  /** The first jump that would make a position heavier; none if the weights are a pagoda function. */
  broken: string | undefined;
  start: number;
  finish: number;
  /** True if no play leads from the start to the finish. */
  refutes: boolean;
}
