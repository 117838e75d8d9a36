// The GitHub workflows run only npm scripts that exist, and every script that tests something is run.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { BY_HAND, CI, NIGHTLY } from '../../../tools/shared/checks.mjs';

const root = new URL('../../../', import.meta.url);
const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const FOLDER = new URL('.github/workflows/', root);
const NPM = /^npm (?:run (?<script>[\w:-]+)|(?<test>test))(?: -- [\w: -]+)?$/;

for (const file of readdirSync(FOLDER))
  test(`${file} runs npm scripts`, () => {
    const text = readFileSync(new URL(file, FOLDER), 'utf8');
    const lines = [...text.matchAll(/(?:run:|^ +- )(?= ?npm)(?<commands> ?[^\n}]+)/gm)];
    const commands = lines.flatMap(({ groups }) => (groups?.commands ?? '').trim().split(' && '));
    for (const command of commands) {
      const { script, test: isTest } = NPM.exec(command.trim())?.groups ?? {};
      assert.ok(isTest || scripts[script ?? ''], command);
    }
    const others = [...text.matchAll(/- run: (?!npm |\$\{\{ matrix\.run \}\})(.*)/g)];
    assert.deepEqual(others, []);
    assert.ok(commands.length > 0 || text.includes('npm '));
  });

/** The scripts that test nothing: they serve, build, generate or publish something, or run the steps below. */
const NO_TESTS = [
  ...['start', 'dev', 'preview', 'engine', 'build', 'prepack', 'map', 'screenshots', 'release', 'release:publish'],
  ...['ci', 'nightly'],
];
/** @param {string[]} steps */
const namesOf = (steps) => steps.map((step) => step.split(' ')[0]);

test('every script that tests something runs with each change, every night, or by hand on purpose', () => {
  const known = new Set([...namesOf(CI), ...namesOf(NIGHTLY), ...BY_HAND, ...NO_TESTS]);
  assert.deepEqual(Object.keys(scripts).sort(), [...known].sort());
});

test('the jobs of the night together run all of it', () => {
  const text = readFileSync(new URL('nightly.yml', FOLDER), 'utf8');
  const jobs = [...text.matchAll(/npm run nightly -- ([\w: -]+)/g)].flatMap(([, names]) => names.split(' '));
  assert.deepEqual(jobs.sort(), namesOf(NIGHTLY).sort());
});

test('the jobs of a change together run all of its steps, and all suites', () => {
  const text = readFileSync(new URL('ci.yml', FOLDER), 'utf8');
  const suites = [...text.matchAll(/npm test -- ([\w ]+)/g)].flatMap(([, names]) => names.trim().split(' '));
  const parts = readFileSync(new URL('tools/test.mjs', root), 'utf8').match(/const LANES = \[([^;]+)\];/)?.[1] ?? '';
  const all = [...parts.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  // The fuzzer's corpora are replayed at night.
  assert.deepEqual(['build', 'pages', 'fuzz', ...suites].sort(), all.sort());
  for (const step of CI.filter((step) => !step.startsWith('test'))) assert.ok(text.includes(`npm run ${step}`), step);
});
