// `npm start`: what an early visitor sees, and what the server gives once it is ready.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { waitingPage } from '../../../tools/start/waiting.mjs';

const root = new URL('../../../', import.meta.url);

test('an early visitor sees what the page waits for, and asks again', async (context) => {
  const server = createServer((_request, response) => waitingPage(response, ['the npm packages', 'the engine']));
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
  context.after(() => server.close());
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const response = await fetch(`http://localhost:${port}/?board=english`);
  const html = await response.text();
  assert.equal(response.status, 503);
  for (const part of ['the npm packages', 'the engine', 'http-equiv="refresh"']) assert.ok(html.includes(part), part);
});

test('the address is printed first, and leads to the page and the article', { timeout: 120_000 }, async (context) => {
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  context.after(() => child.kill());
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
  const article = await fetch(`${address}learn/`);
  assert.match(await article.text(), article.ok ? /How it is solved/ : /the engine of the article/);
});
