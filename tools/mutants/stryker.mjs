// Options of Stryker, which tries the mutants of a module by the unit tests that `MUTANTS_TESTS` names.

export default {
  testRunner: 'command',
  commandRunner: { command: `node --test ${process.env.MUTANTS_TESTS}` },
  concurrency: 1,
  reporters: ['clear-text'],
  checkers: [],
  plugins: [],
  timeoutMS: 30_000,
  tempDirName: 'target/stryker',
  symlinkNodeModules: false,
  ignorePatterns: ['target', 'dist', 'docs', 'src', 'tests/e2e', 'tsconfig.json'],
  // The sandbox has nothing to rewrite.
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  allowEmpty: true,
};
