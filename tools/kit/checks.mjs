// Lists what every change has to pass, and what a night has time for, as calls of npm scripts.

/** Every change: what changes break most often. */
export const CI = ['check', 'crate -- --quick', 'test'];

/** Every night: what takes longer, and what few changes break. */
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

/** By hand: what measures the tests takes hours, and a machine without other work. */
export const BY_HAND = ['coverage', 'mutants', 'mutants:page', 'bench'];
