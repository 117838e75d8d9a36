// The hashes that `npm run build` prints are those that browsers compute.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { describeScript, integrityOf } from '../../../tools/build/one-file.mjs';

/** The example of https://www.w3.org/TR/SRI/. */
const EXAMPLE = "alert('Hello, world.');";
const HASH = 'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO';

test('a hash is that of the standard', () => {
  assert.equal(integrityOf(EXAMPLE), HASH);
  assert.equal(integrityOf(Buffer.from(EXAMPLE)), HASH);
});

test('a script is described by its sizes and its hash', () => {
  const folder = mkdtempSync(join(tmpdir(), 'integrity-'));
  const file = join(folder, 'a.js');
  writeFileSync(file, EXAMPLE.repeat(100));
  const lines = describeScript(file).split('\n');
  assert.match(lines[0], /a\.js: 0\.1 KB with gzip, 0\.0 KB with brotli$/);
  assert.equal(lines[1], `  integrity="${integrityOf(EXAMPLE.repeat(100))}"`);
  rmSync(folder, { recursive: true });
});
