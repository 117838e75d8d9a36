// A visitor downloads the compressed form of a file, if there is one.

import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder, serveCompressed } from '../../../tools/build/compressed.mjs';

const PROGRAM = 'const pegs = 32;\n'.repeat(100);
const folder = mkdtempSync(join(tmpdir(), 'peg-solitaire-'));
const serve = serveCompressed(folder);
const server = createServer((request, response) =>
  serve(request, response, () => {
    response.writeHead(404).end();
  }),
);

before(async () => {
  for (const name of ['assets', 'npm']) mkdirSync(join(folder, name));
  for (const name of ['program.js', 'assets/program-1a2b.js', 'npm/program.js', 'picture.png'])
    writeFileSync(join(folder, name), PROGRAM);
  writeFileSync(join(folder, 'small.css'), 'p {}');
  await compressFolder(folder);
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
});

after(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/**
 * @param {string} path
 * @param {string} encodings of the browser
 * @returns {Promise<{ headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 */
function fetched(path, encodings) {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return new Promise((resolve, reject) => {
    const options = { port, path, agent: false, headers: { 'Accept-Encoding': encodings } };
    get(options, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ headers: response.headers, body });
    }).on('error', reject);
  });
}

test('large texts have compressed forms; pictures, small files and the npm package have none', () => {
  const compressed = ['program.js', 'npm/program.js', 'picture.png', 'small.css'].filter((name) =>
    existsSync(join(folder, `${name}.br`)),
  );
  assert.deepEqual(compressed, ['program.js']);
  assert.equal(gunzipSync(readFileSync(join(folder, 'program.js.gz'))).toString(), PROGRAM);
  assert.equal(brotliDecompressSync(readFileSync(join(folder, 'program.js.br'))).toString(), PROGRAM);
});

for (const [encodings, encoding, decode] of /** @type {const} */ ([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['identity', undefined, (/** @type {Buffer} */ body) => body],
])) {
  test(`who accepts ${encodings} gets ${encoding ?? 'the plain file'}`, async () => {
    const { headers, body } = await fetched('/program.js?version=1', encodings);
    assert.equal(headers['content-encoding'], encoding);
    assert.match(headers['content-type'] ?? '', /javascript/);
    assert.equal(headers.vary, 'Accept-Encoding');
    assert.equal(decode(body).toString(), PROGRAM);
  });
}

test('what has no compressed form is served as it is', async () => {
  const { headers, body } = await fetched('/small.css', 'gzip, br');
  assert.equal(headers['content-encoding'], undefined);
  assert.equal(body.toString(), 'p {}');
});

test('a browser keeps files whose names have hashes, and asks for others each time', async () => {
  const kept = async (/** @type {string} */ path) => (await fetched(path, 'br')).headers['cache-control'];
  assert.equal(await kept('/assets/program-1a2b.js'), 'public, max-age=31536000, immutable');
  assert.equal(await kept('/program.js'), 'no-cache');
});
