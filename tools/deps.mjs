// `npm run deps`: checks the project's dependencies: licences, sources, duplicates, known vulnerabilities, signatures,
// and the oldest supported versions. It writes bills of materials to `target/bills`.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { writeBills, writeSources } from './release/bills.mjs';
import { cargoTool } from './shared/cargo.mjs';
import { fail, output, root, run, tryToRun } from './shared/run.mjs';
import { setUp } from './shared/setup.mjs';

const DENY = ['deny', '--locked'];
/** The cluster crate is not published, and depends on duplicate and unmaintained crates. */
const BUT_CLUSTER = ['--exclude', 'peg-solitaire-cluster'];
const CHECK = ['check', '--quiet', '--all-features', '--target-dir', join(root, 'target/oldest-versions')];

/**
 * The licences after BlueOak occur only in development tools, which are not published. The only exception is OFL, the
 * licence of a font.
 */
const LICENCES = [
  'MIT',
  'Apache-2.0',
  'ISC',
  'Zlib',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC BY-SA 4.0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'WTFPL',
];

/** Makes npm try only once if there is no network. */
const AT_ONCE = ['--fetch-retries=0'];

/** @typedef {{ name: string, license?: string }} Package */

setUp();
checkCrates();
checkPackages();
const sources = writeSources();
writeBills(join(root, 'target/bills'));
checkOldestVersions(sources);
console.log('\nThe dependencies are fine.');

/**
 * Checks licences, sources and duplicates. Also checks for known vulnerabilities, if the database of vulnerabilities
 * can be loaded.
 */
function checkCrates() {
  cargoTool('deny', '0.20.2');
  // Working offline requires the sources for every target.
  run('cargo', ['fetch', '--locked']);
  run('cargo', [...DENY, '--offline', 'check', 'licenses', 'sources']);
  run('cargo', [...DENY, ...BUT_CLUSTER, '--offline', 'check', 'bans']);
  if (tryToRun('cargo', [...DENY, 'fetch', 'db']))
    run('cargo', [...DENY, ...BUT_CLUSTER, '--offline', 'check', 'advisories']);
  else console.log('The database of known vulnerabilities cannot be reached: crates were not checked against it.');
}

/** Compiles the crate and its tests with the oldest dependencies. @param {string} sources the folder of the crate */
function checkOldestVersions(sources) {
  // The option is unstable; `RUSTC_BOOTSTRAP` makes stable releases accept it.
  run('cargo', ['update', '--quiet', '-Z', 'direct-minimal-versions'], { RUSTC_BOOTSTRAP: '1' }, sources);
  run('cargo', [...CHECK, '--all-targets'], {}, sources);
  console.log('The crate works with the oldest versions that it supports.');
}

/** Checks licences and, if the registry answers, signatures and known vulnerabilities. */
function checkPackages() {
  /** @type {Package[]} */
  const packages = JSON.parse(output('npm', ['query', '*']) ?? fail('npm does not list the installed packages.'));
  const refused = packages.filter(({ license = '' }) => !isAllowed(license));
  const named = refused.map(({ name, license }) => `${name} (${license})`);
  if (refused.length > 0) fail(`These packages have licences that are not allowed: ${named.join(', ')}.`);
  console.log(`${packages.length} npm packages have allowed licences.`);
  ask(
    'signatures',
    ['audit', 'signatures', '--json', ...AT_ONCE],
    ({ invalid, missing }) => [...invalid, ...missing].length,
  );
  ask('known weaknesses', ['audit', '--json', ...AT_ONCE], ({ metadata }) => metadata.vulnerabilities.total);
}

/** @param {string} license an expression such as `(MIT OR Apache-2.0)` */
function isAllowed(license) {
  const choices = license.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => LICENCES.includes(one)));
}

/**
 * Asks the registry. A missing answer does not count as an error.
 * @param {string} what
 * @param {string[]} args
 * @param {(answer: any) => number} count counts the errors in the answer
 */
function ask(what, args, count) {
  const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  const answer = read(stdout);
  if (!answer || answer.error || answer.statusCode) {
    console.log(`npm's registry does not report ${what} here: the packages were not checked against them.`);
    return;
  }
  if (count(answer) > 0) fail(`Packages have problems: see "npm ${args.join(' ')}".`);
  console.log(`npm's registry reports no problems with the packages: ${what}.`);
}

/** @param {string} text */
function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
