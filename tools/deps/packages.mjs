// Checks the npm packages: their licences, and what the registry knows of them.

import { spawnSync } from 'node:child_process';
import { fail, output, root } from '../kit/run.mjs';

/** MPL and Python are licences of development tools alone, of which no byte is published, and OFL that of a font. */
const LICENCES = [
  'MIT',
  'Apache-2.0',
  'ISC',
  'Zlib',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
];

/** Without a network, npm asks only once. */
const AT_ONCE = ['--fetch-retries=0'];

/** @typedef {{ name: string, license?: string }} Package */

/** Checks licences always, and signatures and known weaknesses if the registry answers. */
export function checkPackages() {
  /** @type {Package[]} */
  const packages = JSON.parse(output('npm', ['query', '*']) ?? fail('npm does not tell which packages are installed.'));
  const refused = packages.filter(({ license = '' }) => !isAllowed(license));
  const named = refused.map(({ name, license }) => `${name} (${license})`);
  if (refused.length > 0) fail(`These packages have licences that nobody has allowed: ${named.join(', ')}.`);
  console.log(`${packages.length} npm packages have licences that are allowed.`);
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
 * Asks the registry. Its silence is no fault of a package.
 * @param {string} what
 * @param {string[]} args
 * @param {(answer: any) => number} count of the faults
 */
function ask(what, args, count) {
  const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  const answer = read(stdout);
  if (!answer || answer.error || answer.statusCode) {
    console.log(`npm's registry does not tell of ${what} here: the packages were not held against them.`);
    return;
  }
  if (count(answer) > 0) fail(`Packages are not in order: see "npm ${args.join(' ')}".`);
  console.log(`npm's registry knows nothing against the packages: ${what}.`);
}

/** @param {string} text */
function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
