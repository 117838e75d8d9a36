// The commit on its own: clones of it, which have nothing that is not committed, and what they build.

import { homedir } from 'node:os';
import { join } from 'node:path';
import { fail, output, root, run } from '../kit/run.mjs';
import { differences, traces } from './compare.mjs';

/** A build by Vite in this process leaves word that this is production: there npm installs nothing that builds. */
const AFRESH = { NODE_ENV: undefined };

/** The commit that the folder has. */
export function currentCommit() {
  return output('git', ['rev-parse', '--short', 'HEAD'])?.trim() ?? fail('This is no git repository.');
}

/** Whether the folder has what the commit has, and nothing else. */
export function isCommitted() {
  return output('git', ['status', '--porcelain']) === '';
}

/** Clones it and builds all that is published. @param {string} folder */
export function buildClone(folder) {
  run('git', ['clone', '--quiet', root, folder]);
  run('npm', ['run', 'build'], AFRESH, folder);
}

/**
 * Refuses two builds that differ, and files that tell of this machine.
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
