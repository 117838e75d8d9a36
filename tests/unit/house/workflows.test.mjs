// The workflows on GitHub run npm scripts that exist, and nothing else.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../../', import.meta.url);
const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const FOLDER = new URL('.github/workflows/', root);
const NPM = /^npm (?:run (?<script>[\w:-]+)|(?<test>test))(?: -- [\w -]+)?$/;

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
