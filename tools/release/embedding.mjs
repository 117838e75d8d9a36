// Writes what a blog needs: both single-file elements, the languages, and a page with the lines to copy.

import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '../build/one-file.mjs';
import { version } from '../shared/cargo.mjs';
import { root } from '../shared/run.mjs';

const DIST = join(root, 'dist');
const PUBLISHED = /^peg-solitaire(?:\.css|(?:-plus|\.[\w-]+)?\.js)$/;
const BOARD = '<peg-solitaire board="english" controls></peg-solitaire>';

/** Writes the files of the last build. @param {string} folder @returns {string[]} their names */
export function writeEmbedding(folder) {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(DIST).filter((name) => PUBLISHED.test(name));
  for (const name of files) cpSync(join(DIST, name), join(folder, name));
  const hashes = Object.fromEntries(files.map((name) => [name, integrityOf(readFileSync(join(DIST, name)))]));
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(hashes, undefined, 2)}\n`);
  writeFileSync(join(folder, 'index.html'), page(hashes));
  return [...files, 'integrity.json', 'index.html'];
}

/** @param {Record<string, string>} hashes */
function page(hashes) {
  const scripts = Object.entries(hashes).sort(([one], [other]) => one.length - other.length);
  const rows = scripts.map(
    ([name, hash]) => `<tr><td><a href="${name}">${name}</a></td><td><code>${hash}</code></td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Peg Solitaire ${version}: embed a board</title>
<style>
  body { font: 1.05rem/1.6 system-ui; max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
  pre { overflow-x: auto; padding: 0.8rem; border: 1px solid; border-radius: 0.5rem }
  code { overflow-wrap: anywhere }
  peg-solitaire { max-width: 24rem; margin: 2rem auto }
</style>
<h1>Peg Solitaire ${version}</h1>
<p>Copy <code>peg-solitaire.js</code> to your site, and these two lines into a post:</p>
<pre id="lines">&lt;script src="peg-solitaire.js" async&gt;&lt;/script&gt;
${BOARD.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</pre>
<script src="peg-solitaire.js" async></script>
${BOARD}
<p>The larger <code>peg-solitaire-plus.js</code> also analyses games, and keeps variations, comments and drawings. A file
of a language goes before it. <code>peg-solitaire.css</code> reserves the space of boards whose script loads late. Each hash is the value of <code>integrity</code> for that file:</p>
<table>${rows.join('')}</table>
</html>
`;
}
