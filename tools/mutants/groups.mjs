// Lists the mutated files, the most important ones first, and the tests that should catch the mutants. Only the tests
// of the mutated file are listed, because they are compiled and run again for each mutant of the core. A group's first
// test program runs on each mutant, and all its programs run on the mutants that the first one misses.

/**
 * Files and their tests, given as arguments of `cargo test` and options of the test programs.
 * @typedef {{ name: string, files: string[], tests: string[], options?: string[] }} Group
 */

/** The tests of `--lib` and `--test=solver`, except those of the judge. */
const OTHERS_THAN_JUDGE = [
  ...['pagoda::', 'shifts::', 'solve::tests', 'solve::any', 'solve::best', 'solve::count', 'solve::moves'],
  ...['solve::pegs', 'solve::solutions', 'counts::', 'moves::', 'solvability::', 'solver::'],
];

/** The tests of `--test=memory`, except those of the judge. */
const OTHER_MEMORY = ['a_pasted_certificate', 'every_search', 'a_search_in_one_piece'];

/** The tests of `--test=proofs`, except those of certificates. */
const OTHERS_THAN_CERTIFICATES = ['complete_sets::', 'proofs::', 'published::'].map((test) => `--skip=${test}`);

/** @type {Group[]} */
export const GROUPS = [
  {
    name: 'certificates',
    files: ['src/proof/certificate.rs', 'src/proof.rs', 'src/text/certificate.rs'],
    tests: ['--test=proofs'],
    options: OTHERS_THAN_CERTIFICATES,
  },
  {
    name: 'rules',
    files: [
      'src/rules/jump.rs',
      'src/rules/shifts.rs',
      'src/rules/problem.rs',
      'src/rules/board.rs',
      'src/rules/board/legal_jumps.rs',
      'src/rules/board/from_coordinates.rs',
      'src/rules/lattice.rs',
    ],
    tests: ['--test=rules', '--lib', '--test=proofs', '--test=texts'],
    options: ['--skip=solve::', '--skip=pagoda::', '--skip=purges::', ...OTHERS_THAN_CERTIFICATES],
  },
  {
    name: 'invariants',
    files: ['src/rules/class.rs', 'src/proof/pagoda.rs', 'src/proof/pagoda/refuter.rs', 'src/proof/simplex.rs'],
    tests: ['--test=rules', '--lib', '--test=proofs'],
    options: ['--skip=solve::', '--skip=purges::', ...OTHERS_THAN_CERTIFICATES],
  },
  {
    name: 'notation',
    files: [
      'src/text/notation.rs',
      'src/text/jumps.rs',
      'src/text/drawing.rs',
      'src/text/finish.rs',
      'src/text/board.rs',
      'src/text/scanner.rs',
      'src/text/tree.rs',
      'src/text/reading.rs',
      'src/text/annotations.rs',
      'src/text/phrase.rs',
      'src/text/error.rs',
    ],
    tests: ['--test=texts', '--test=rules'],
    options: ['--skip=purges::'],
  },
  {
    name: 'positions',
    files: [
      'src/rules/position.rs',
      'src/rules/position/holes.rs',
      'src/rules/position/operators.rs',
      'src/rules/position/literal.rs',
      'src/rules/symmetry.rs',
      'src/rules/symmetry/iterators.rs',
    ],
    tests: ['--test=rules', '--lib'],
    options: ['--skip=solve::', '--skip=pagoda::', '--skip=purges::'],
  },
  {
    name: 'judge',
    files: [
      'src/solve/judge.rs',
      'src/solve/judge/inquiry.rs',
      'src/solve/judge/knowledge.rs',
      'src/solve/judge/memory.rs',
      'src/solve/judge/judgement.rs',
    ],
    tests: ['--lib', '--test=solver', '--test=memory'],
    options: [...OTHERS_THAN_JUDGE, ...OTHER_MEMORY].map((test) => `--skip=${test}`),
  },
];

/** The mutated modules of the page, and the unit tests that should catch them. @type {Record<string, string[]>} */
export const MODULES = {
  'www/game/timeline.js': ['game/session'],
  'www/game/selection.js': ['game/game'],
  'www/game/line.js': ['game/game', 'game/tree'],
  'www/game/tree.js': ['game/tree'],
  'www/link/link.js': ['link/link'],
  'www/board/layout.js': ['board/layout'],
  'www/board/chart-layout.js': ['board/chart'],
  'www/element/view/controls.js': ['element/controls'],
  'www/element/view/sentence.js': ['element/controls'],
  'www/app/solved/progress-record.js': ['app/progress'],
};

/** The paths of a module's tests. @param {string} file */
export const testsOf = (file) => MODULES[file].map((name) => `tests/unit/${name}.test.mjs`);
