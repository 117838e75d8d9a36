// The names that the build of the one-file element defines.

/** The compressed engine, as letters that `letters.js` decodes. */
declare const PACKED_CORE: string;
/** True if the engine can search for the fewest moves. */
declare const CORE_HAS_FEWEST_MOVES: boolean;
/** The whole program: a function without parameters, which refers to itself by this name. */
declare function pegSolitaireProgram(): void;
