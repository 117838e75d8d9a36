// `npm run fuzz`: gives the core unexpected inputs. It begins with the corpora in `fuzz/corpus`, and looks for new
// inputs for a few seconds per target; `npm run fuzz -- --long [minutes]` takes an hour, or that many minutes. Inputs
// that fail are stored in `target/fuzz/artifacts`. `npm run fuzz -- --keep` adds new inputs to the corpora, reduced to
// the fewest and smallest with the same coverage. `npm test -- fuzz` replays the corpora without the fuzzer.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cargoTool } from '../shared/cargo.mjs';
import { fail, output, root, run } from '../shared/run.mjs';
import { setUpRust } from '../shared/setup.mjs';
import { packed, readInputs, unpacked, writeInputs } from './corpus.mjs';

/** The result of a run. @typedef {{ executions: number, perSecond: number, added: number, failures: number }} Run */

const CARGO_FUZZ = '0.13.2';
/** Seconds per target in a short run, and minutes for all targets in a long one. */
const SHORT = 8;
const LONG = 60;

const TARGETS = readdirSync(join(root, 'fuzz/fuzz_targets')).map((file) => file.replace('.rs', ''));

/**
 * The core has no unsafe code, so a sanitizer would find nothing; without one, the stable compiler builds the targets.
 */
const OPTIONS = ['-s', 'none', '--features', 'fuzzer', '--target-dir', 'target/fuzz'];
/**
 * Long inputs are slow, and find little that short ones do not. On a busy machine, a slow input is not necessarily a
 * failure.
 */
const SEARCH = [
  ...['-max_len=300', '-dict=fuzz/texts.dict', '-rss_limit_mb=1024', '-print_final_stats=1'],
  ...['-timeout=60', '-report_slow_units=60'],
];

/** Selects the fewest inputs that reach the same code, ignoring how often it runs. */
const COVER = ['-set_cover_merge=1', '-use_counters=0', '-max_len=300'];

const [option, minutes = LONG] = process.argv.slice(2);
if (option !== undefined && option !== '--keep' && !(option === '--long' && Number(minutes) > 0))
  fail('Usage: npm run fuzz [-- --long [minutes] | -- --keep]');
const seconds = option === '--long' ? Math.ceil((Number(minutes) * 60) / TARGETS.length) : SHORT;

setUpRust();
cargoTool('fuzz', CARGO_FUZZ);
build();
if (option === '--keep') TARGETS.forEach(keep);
else report(TARGETS.map((target) => ({ target, ...look(target, seconds) })));

/** @param {({ target: string } & Run)[]} rows */
function report(rows) {
  console.table(
    Object.fromEntries(
      rows.map(({ target, executions, perSecond, added, failures }) => [
        target,
        { executions, 'a second': perSecond, 'new inputs': added, failures },
      ]),
    ),
  );
  const failed = rows.filter(({ failures }) => failures > 0);
  if (failed.length > 0)
    fail(`Failures in ${failed.map(({ target }) => target).join(', ')}: see target/fuzz/artifacts.`);
  const all = rows.reduce((sum, { executions }) => sum + executions, 0);
  console.log(`No failures in ${all} executions.`);
}

function build() {
  run('cargo', ['fuzz', 'build', ...OPTIONS]);
}

/**
 * Looks for inputs that fail, starting with the corpus and the inputs found by earlier runs.
 * @param {string} target
 * @param {number} seconds
 */
function look(target, seconds) {
  return execute(target, [`-max_total_time=${seconds}`, found(target), seeds(target)]);
}

/** Adds new inputs that cover new code to the corpus. @param {string} target */
function keep(target) {
  const chosen = `target/fuzz/chosen/${target}`;
  writeInputs(join(root, chosen), []);
  run(program(target), [...COVER, chosen, seeds(target), found(target)]);
  writeFileSync(corpus(target), packed(readInputs(join(root, chosen))));
}

/** @param {string} target @param {string[]} input @returns {Run} */
function execute(target, input) {
  console.log(`${target}...`);
  const artifacts = folder('target/fuzz/artifacts', target);
  const before = readdirSync(artifacts).length;
  const options = { cwd: root, encoding: /** @type {const} */ ('utf8'), maxBuffer: 2 ** 28 };
  const { status, stderr, error } = spawnSync(
    program(target),
    [...SEARCH, `-artifact_prefix=${artifacts}/`, ...input],
    options,
  );
  if (error) fail(`${target} cannot run: ${error.message}`);
  if (status !== 0) console.error(stderr.split('\n').slice(-40).join('\n'));
  const count = (/** @type {RegExp} */ pattern) => Number(stderr.match(pattern)?.[1] ?? 0);
  return {
    executions: count(/number_of_executed_units: (\d+)/),
    perSecond: count(/average_exec_per_sec: +(\d+)/),
    added: count(/new_units_added: +(\d+)/),
    failures: Math.max(readdirSync(artifacts).length - before, Number(status !== 0)),
  };
}

/** The path of a target's program. @param {string} target */
function program(target) {
  const host = output('rustc', ['-vV'])?.match(/host: (\S+)/)?.[1] ?? fail('"rustc -vV" names no host.');
  return join(root, 'target/fuzz', host, 'release', target);
}

/** The corpus file of a target. @param {string} target */
function corpus(target) {
  return join(root, `fuzz/corpus/${target}.txt`);
}

/** Writes the current corpus to a folder, one file per input. A new target has no inputs. @param {string} target */
function seeds(target) {
  const path = `target/fuzz/seeds/${target}`;
  const text = existsSync(corpus(target)) ? readFileSync(corpus(target), 'utf8') : '';
  writeInputs(join(root, path), unpacked(text));
  return path;
}

/** The folder with the inputs found by earlier runs. @param {string} target */
function found(target) {
  return folder('target/fuzz/corpus', target);
}

/** @param {string} place @param {string} target */
function folder(place, target) {
  const path = join(place, target);
  mkdirSync(join(root, path), { recursive: true });
  return path;
}
