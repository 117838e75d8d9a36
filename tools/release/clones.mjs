// Clones the commit, without anything that is not committed, and builds the clones.

import { homedir } from 'node:os';
import { join } from 'node:path';
import { fail, output, root, run } from '../kit/run.mjs';
import { differences, traces } from './compare.mjs';

/** A build by Vite in this process marks it as production: npm would then install no build tools. */
const AFRESH = { NODE_ENV: undefined };

/** The commit of the folder. */
export function currentCommit() {
  return output('git', ['rev-parse', '--short', 'HEAD'])?.trim() ?? fail('This is no git repository.');
}

/** True if the folder has exactly the files of the commit. */
export function isCommitted() {
  return output('git', ['status', '--porcelain']) === '';
}

/** Clones it and builds all that is published. @param {string} folder */
export function buildClone(folder) {
  run('git', ['clone', '--quiet', root, folder]);
  run('npm', ['run', 'build'], AFRESH, folder);
}

/**
 * Refuses builds that differ, and files that name folders of this machine.
 * @param {string} one a clone
 * @param {string} other
 */
export function compareBuilds(one, other) {
  const [dist, another] = [one, other].map((clone) => join(clone, 'dist'));
  report(differences(dist, another), 'Two builds of one commit differ.');
  report(traces(dist, [one, homedir()]), 'What was built names folders of this machine.');
}

/** @param {string[]} sentences @param {string} failure */
function report(sentences, failure) {
  if (sentences.length === 0) return;
  console.error(sentences.join('\n'));
  fail(failure);
}
