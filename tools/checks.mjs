// `npm run ci`: runs what every change has to pass, up to the first failure. `npm run nightly` runs the checks that
// take longer, and continues after failures; `npm run nightly -- soak stress` runs only these two. The time of each
// step is printed.

import { CI, NIGHTLY } from './shared/checks.mjs';
import { fail, tryToRun } from './shared/run.mjs';

const [when, ...names] = process.argv.slice(2);
const isNight = when === 'nightly';
/** @param {string} step */
const nameOf = (step) => step.split(' ')[0];
const all = isNight ? NIGHTLY : CI;
const unknown = names.find((name) => !all.some((step) => nameOf(step) === name));
if (unknown) fail(`There is no step "${unknown}". Choose from ${all.map(nameOf).join(', ')}.`);

/** A test that fails only sometimes is listed as flaky at the end. At night, tests run more cases. */
const ENV = { RETRIES: '1', ...(isNight ? { LONG: '1' } : {}) };
const begin = performance.now();
/** @type {string[]} */
const failed = [];
for (const step of all.filter((step) => names.length === 0 || names.includes(nameOf(step)))) runStep(step);
if (failed.length > 0) fail(`Failed: ${failed.join(', ')}.`);

/** @param {string} step */
function runStep(step) {
  const start = performance.now();
  if (!tryToRun('npm', ['run', ...step.split(' ')], ENV)) {
    if (!isNight) fail(`"npm run ${step}" failed.`);
    failed.push(step);
  }
  console.log(`npm run ${step}: ${secondsSince(start)} seconds, ${secondsSince(begin)} in total`);
}

/** @param {number} moment */
function secondsSince(moment) {
  return Math.round((performance.now() - moment) / 1000);
}
