// Builds the fuzz targets, and runs one of them at a time.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, output, root, run } from '../kit/run.mjs';
import { packed, readInputs, unpacked, writeInputs } from './corpus.mjs';

/** The results of a run. @typedef {{ executions: number, perSecond: number, added: number, failures: number }} Run */

export const TARGETS = readdirSync(join(root, 'fuzz/fuzz_targets')).map((file) => file.replace('.rs', ''));

/**
 * The core has no unsafe code, so a sanitizer would find nothing; without one, the stable compiler builds the targets.
 */
const OPTIONS = ['-s', 'none', '--target-dir', 'target/fuzz'];
/**
 * Long inputs are slow, and find little that short ones do not. On a busy machine an input may be slow and yet no
 * failure.
 */
const SEARCH = [
  ...['-max_len=300', '-dict=fuzz/texts.dict', '-rss_limit_mb=1024', '-print_final_stats=1'],
  ...['-timeout=60', '-report_slow_units=60'],
];

/** Chooses the fewest inputs that reach the same code, however often. */
const COVER = ['-set_cover_merge=1', '-use_counters=0', '-max_len=300'];

export function build() {
  run('cargo', ['fuzz', 'build', ...OPTIONS]);
}

/** Runs all inputs of the corpus once. @param {string} target */
export function replay(target) {
  const inputs = readdirSync(join(root, seeds(target))).map((name) => join(seeds(target), name));
  return inputs.length > 0 ? execute(target, inputs) : { executions: 0, perSecond: 0, added: 0, failures: 0 };
}

/**
 * Looks for inputs that fail, starting with the corpus and the findings of earlier runs.
 * @param {string} target
 * @param {number} seconds
 */
export function look(target, seconds) {
  return execute(target, [`-max_total_time=${seconds}`, found(target), seeds(target)]);
}

/** Adds findings to the corpus, and leaves out those that cover nothing new. @param {string} target */
export function keep(target) {
  const chosen = `target/fuzz/chosen/${target}`;
  writeInputs(join(root, chosen), []);
  run(program(target), [...COVER, chosen, seeds(target), found(target)]);
  writeFileSync(corpus(target), packed(readInputs(join(root, chosen))));
}

/** @param {string} target @param {string[]} input @returns {Run} */
function execute(target, input) {
  console.log(`${target} ...`);
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
    executions: count(/number_of_executed_units: (\d+)/) || stderr.split('Executed ').length - 1,
    perSecond: count(/average_exec_per_sec: +(\d+)/),
    added: count(/new_units_added: +(\d+)/),
    failures: Math.max(readdirSync(artifacts).length - before, Number(status !== 0)),
  };
}

/** The program of a target. @param {string} target */
function program(target) {
  const host = output('rustc', ['-vV'])?.match(/host: (\S+)/)?.[1] ?? fail('"rustc -vV" names no host.');
  return join(root, 'target/fuzz', host, 'release', target);
}

/** The text of the corpus. @param {string} target */
const corpus = (target) => join(root, `fuzz/corpus/${target}.txt`);

/** Makes a folder with the inputs of the corpus, as they are now; a new target has none. @param {string} target */
function seeds(target) {
  const path = `target/fuzz/seeds/${target}`;
  const text = existsSync(corpus(target)) ? readFileSync(corpus(target), 'utf8') : '';
  writeInputs(join(root, path), unpacked(text));
  return path;
}

/** The folder with the findings of earlier runs. @param {string} target */
const found = (target) => folder('target/fuzz/corpus', target);

/** @param {string} place @param {string} target */
function folder(place, target) {
  const path = join(place, target);
  mkdirSync(join(root, path), { recursive: true });
  return path;
}
