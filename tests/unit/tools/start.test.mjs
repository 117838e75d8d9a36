// `npm start`: the page that an early visitor sees, and the files that the server delivers once it is ready.

import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../../tools/shared/run.mjs';
import { waitingPage } from '../../../tools/start/waiting.mjs';

const ENGINE = 'www/engine/wide';

/** A clone in which only the engine for a first start is built. */
function cloneWithEngine() {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) cpSync(join(root, file), join(folder, file), { preserveTimestamps: true });
  // The engine is copied last and so is newer than its sources: nothing has to be compiled.
  cpSync(join(root, ENGINE), join(folder, ENGINE), { recursive: true });
  // Links each package separately, so that nothing that is done to the folder can affect the packages.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  return folder;
}

test('an early visitor sees what the page is waiting for, and polls', async (context) => {
  const server = createServer((_request, response) => waitingPage(response, ['the npm packages', 'the engine']));
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
  context.after(() => server.close());
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const response = await fetch(`http://localhost:${port}/?board=english`);
  const html = await response.text();
  assert.equal(response.status, 503);
  for (const part of ['the npm packages', 'the engine', 'http-equiv="refresh"']) assert.ok(html.includes(part), part);
});

test('in a fresh clone the address is printed first, and leads to the page and the article', {
  timeout: 120_000,
}, async (context) => {
  const folder = cloneWithEngine();
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  context.after(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  let text = '';
  const address = await new Promise((resolve, reject) => {
    child.on('exit', () => reject(new Error(`The server has ended: ${text}`)));
    child.stdout.on('data', (chunk) => {
      text += chunk;
      if (text.includes('Ready.')) resolve(/^Peg Solitaire: (\S+)$/m.exec(text)?.[1]);
    });
  });
  assert.ok(text.startsWith('Peg Solitaire: http://localhost:'));
  assert.match(await (await fetch(address)).text(), /<peg-solitaire /);
  assert.match(await (await fetch(`${address}www/engine/load.js`)).text(), /engine\/wasm\/peg_solitaire\.js/);
  assert.match(await (await fetch(`${address}peg-solitaire-plus.js`)).text(), /element\/define\.js/);
  assert.match(await (await fetch(`${address}peg-solitaire.css`)).text(), /peg-solitaire:not\(:defined\)/);
  assert.match(await (await fetch(`${address}learn/`)).text(), /How the solver works/);
  const core = await (await fetch(`${address}www/engine/wasm/peg_solitaire_bg.wasm`)).arrayBuffer();
  assert.deepEqual(Buffer.from(core), readFileSync(join(root, ENGINE, 'peg_solitaire_bg.wasm')));
});
