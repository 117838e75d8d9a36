// The build of the site: its pages, their compressed files and hashes.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder, serveCompressed } from '../../../tools/build/compressed.mjs';
import { englishLetters } from '../../../tools/build/display-face.mjs';
import { entriesOf } from '../../../tools/build/offline.mjs';
import { describeScript, integrityOf } from '../../../tools/build/one-file.mjs';
import { POLICY } from '../../../tools/build/policy.mjs';
import { ARTICLE, addressOf, filesOf, PAGES } from '../../../tools/shared/pages.mjs';
import { root } from '../../../tools/shared/run.mjs';

const DIST = join(root, 'dist');
/** True for the icons, which the build draws. @param {string} file */
const isIcon = (file) => file.startsWith('icons/');

test('the list has each page of the site', () => {
  const tracked = execFileSync('git', ['ls-files', '*.html'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const pages = tracked.filter((file) => !/^(examples|tests|tools|docs)\//.test(file));
  assert.deepEqual([...PAGES.map(({ file }) => file), ...ARTICLE].sort(), pages.sort());
  assert.deepEqual(PAGES.slice(0, 2).map(addressOf), ['/', '/embed.html']);
  assert.equal(addressOf({ file: 'learn/index.html', layer: 'learn' }), '/learn/');
});

test('a title of a dialog has one face: its first letter comes with the small ones', () => {
  const letters = englishLetters();
  for (const letter of 'BKY!') assert.ok(letters.includes(letter), letter);
});

test('each page is put together by a layer that nothing else imports', () => {
  const { layers } = JSON.parse(readFileSync(join(root, 'www/layers.json'), 'utf8'));
  const tops = Object.keys(layers).filter(
    (layer) => !Object.values(layers).flat().includes(layer) && !['pictures', 'learn'].includes(layer),
  );
  assert.deepEqual(PAGES.map(({ layer }) => layer).sort(), tops.sort());
  for (const page of PAGES)
    for (const file of filesOf(page).filter((file) => !isIcon(file)))
      assert.ok(file.startsWith(`www/${page.layer}/`), `${page.file}: ${file}`);
});

test('a page works without a network: the service worker keeps it with all that it names', () => {
  const kept = entriesOf(DIST).map(({ url }) => url);
  for (const page of PAGES) {
    assert.ok(kept.includes(page.file), page.file);
    const named = filesOf(page, DIST).filter((file) => !isIcon(file));
    for (const file of named) assert.ok(kept.includes(file), `${page.file}: ${file}`);
  }
});

test('the article is not kept before it was read', () => {
  const kept = entriesOf(DIST).map(({ url }) => url);
  assert.equal(kept.filter((url) => url.startsWith('learn/')).join(), '');
});

test('each page says what may run in it', () => {
  for (const { file } of PAGES) assert.ok(readFileSync(join(DIST, file), 'utf8').includes(`content="${POLICY}"`), file);
});

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

test('a browser keeps files whose names have hashes, and revalidates others each time', async () => {
  const kept = async (/** @type {string} */ path) => (await fetched(path, 'br')).headers['cache-control'];
  assert.equal(await kept('/assets/program-1a2b.js'), 'public, max-age=31536000, immutable');
  assert.equal(await kept('/program.js'), 'no-cache');
});

/** The example from https://www.w3.org/TR/SRI/. */
const EXAMPLE = "alert('Hello, world.');";
const HASH = 'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO';

test('a hash agrees with the standard', () => {
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
