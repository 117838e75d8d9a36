// Lists what every change has to pass, and what runs every night, as calls of npm scripts.

/** For every change: what changes break most often. */
export const CI = ['check', 'crate -- --quick', 'test'];

/** For every night: what takes longer, and what few changes break. */
export const NIGHTLY = [
  'test -- all fuzz',
  'crate',
  'fuzz',
  'fuzz:page',
  'cluster',
  'table -- --check',
  'deps',
  'reproduce',
  'release:check',
  'memory',
  'proofs -- --quick',
  'soak',
  'stress -- --times 5',
];

/** Only by hand: measuring the tests takes hours, on a machine that does nothing else. */
export const BY_HAND = ['coverage', 'mutants', 'mutants:page', 'bench'];
