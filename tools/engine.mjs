// `npm run engine -- --from FILE`: takes the compiled engine from an npm package of the same version, so that machines
// without Rust can serve the page.

import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { version } from './shared/cargo.mjs';
import { fail, output, root } from './shared/run.mjs';

const ENGINES = ['wasm', 'wide'];
const [option, file, ...rest] = process.argv.slice(2);
if (option !== '--from' || !file || rest.length > 0)
  fail(`Usage: npm run engine -- --from FILE, such as peg-solitaire-${version}.tgz.`);
const folder = mkdtempSync(join(tmpdir(), 'peg-solitaire-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
takeFrom(resolve(process.env.INIT_CWD ?? '.', file));
console.log(`The engine of ${file} is in www/engine.`);

/** @param {string} path */
function takeFrom(path) {
  if (!existsSync(path)) fail(`There is no file ${path}.`);
  if (output('tar', ['-xzf', path, '-C', folder]) === undefined) fail(`${path} is not an npm package (.tgz).`);
  const manifest = join(folder, 'package/package.json');
  const found = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
  if (found.name !== 'peg-solitaire' || found.version !== version)
    fail(`${path} is not peg-solitaire ${version}, but ${found.name ?? 'something else'} ${found.version ?? ''}.`);
  const from = join(folder, 'package/dist/npm/www/engine');
  const to = join(root, 'www/engine');
  for (const engine of ENGINES) {
    if (!existsSync(join(from, engine))) fail(`${path} has no engine "${engine}".`);
    cpSync(join(from, engine), join(to, engine), { recursive: true });
  }
  // Both engines use the same JavaScript.
  for (const file of ['peg_solitaire.js', 'peg_solitaire.d.ts']) cpSync(join(to, 'wasm', file), join(to, 'wide', file));
}
