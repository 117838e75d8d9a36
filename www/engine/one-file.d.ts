// Types of the names to which the build of the element in one file gives values.

/** The core, packed, as letters of `letters.js`. */
declare const PACKED_CORE: string;
/** True if the core looks for the fewest moves. */
declare const CORE_HAS_FEWEST_MOVES: boolean;
/** The whole program: a function without parameters that knows itself by this name. */
declare function pegSolitaireProgram(): void;
