// Lists what every change has to pass, and what runs every night, as arguments of `npm run`.

/** Run for every change: the checks that changes break most often. */
export const CI = ['check', 'crate -- --quick', 'test'];

/** Run every night: checks that take longer, or that few changes break. */
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

/** Run only by hand: measurements take hours, and need a machine that does nothing else. */
export const BY_HAND = ['coverage', 'mutants', 'mutants:page', 'bench'];
