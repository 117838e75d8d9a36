// `npm run fuzz`: gives the core unexpected inputs: replays the corpora in `fuzz/corpus`, then looks for new inputs for
// some seconds with each target. `npm run fuzz -- --long [minutes]` looks for an hour, or for that many minutes.
// `target/fuzz/artifacts` keeps the inputs that fail. `npm run fuzz -- --keep` adds new inputs to the corpora, as few
// and as small ones as cover the same; `--replay` replays alone, which does the same each time.

import { cargoTool } from '../kit/cargo-tools.mjs';
import { fail } from '../kit/run.mjs';
import { setUpRust } from '../kit/setup.mjs';
import { build, keep, look, replay, TARGETS } from './targets.mjs';

const CARGO_FUZZ = '0.13.2';
/** Seconds for each target in a short run, and minutes for all of them in a long one. */
const SHORT = 8;
const LONG = 60;
const ONE_WORD = ['--keep', '--replay'];
/** The result without any finding. */
const NOTHING = { executions: 0, perSecond: 0, added: 0, failures: 0 };

const [option, minutes = LONG] = process.argv.slice(2);
if (option !== undefined && !(ONE_WORD.includes(option) || (option === '--long' && Number(minutes) > 0)))
  fail('Usage: npm run fuzz [-- --long [minutes] | -- --keep | -- --replay]');
const seconds = option === '--long' ? Math.ceil((Number(minutes) * 60) / TARGETS.length) : SHORT;

setUpRust();
cargoTool('fuzz', CARGO_FUZZ);
build();
if (option === '--keep') TARGETS.forEach(keep);
else report(TARGETS.map(tried));

/** @param {string} target */
function tried(target) {
  return { target, replayed: replay(target), ...(option === '--replay' ? NOTHING : look(target, seconds)) };
}

/** @typedef {import('./targets.mjs').Run} Run */

/** @param {({ target: string, replayed: Run } & Run)[]} rows */
function report(rows) {
  console.table(
    Object.fromEntries(
      rows.map(({ target, replayed, executions, perSecond, added, failures }) => [
        target,
        {
          replayed: replayed.executions,
          executions,
          'a second': perSecond,
          'new inputs': added,
          failures: replayed.failures + failures,
        },
      ]),
    ),
  );
  const failed = rows.filter(({ replayed, failures }) => replayed.failures + failures > 0);
  if (failed.length > 0)
    fail(`Failures of ${failed.map(({ target }) => target).join(', ')}: see target/fuzz/artifacts.`);
  const all = rows.reduce((sum, { replayed, executions }) => sum + replayed.executions + executions, 0);
  console.log(`No failure in ${all} executions.`);
}
