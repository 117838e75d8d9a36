// `npm run release`: fills the folder `release` with everything that is published for a version, and with checksums.

import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from './shared/cargo.mjs';
import { root, run } from './shared/run.mjs';
import { setUp } from './shared/setup.mjs';

const RELEASE = join(root, 'release');
const DIST = join(root, 'dist');
const NAME = `peg-solitaire-${version}`;
/** The parts of `dist` that are not part of the site. */
const NOT_SITE = ['npm'];

setUp();
const { buildSite } = await import('./build/site.mjs');
const { writeEmbedding } = await import('./release/embedding.mjs');
const { writeBills, writeSources } = await import('./release/bills.mjs');
await buildSite();
rmSync(RELEASE, { recursive: true, force: true });
mkdirSync(RELEASE);
writeEmbedding(join(RELEASE, 'embed'));
pack(
  'site',
  DIST,
  readdirSync(DIST).filter((name) => !NOT_SITE.includes(name)),
);
run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', RELEASE]);
writeSources();
cpSync(join(root, 'target/package', `${NAME}.crate`), join(RELEASE, `${NAME}.crate`));
packProgram();
pack('table', join(DIST, 'table'), [
  'LICENSE',
  'SHA256SUMS',
  'levels.txt',
  'problems.csv',
  'problems.json',
  'schema.json',
]);
writeBills(RELEASE);
for (const file of ['LICENSE-MIT', 'LICENSE-APACHE']) cpSync(join(root, file), join(RELEASE, file));
cpSync(join(DIST, 'licences.md'), join(RELEASE, 'licences.md'));
writeSums();
console.log('\nWrote release.');

/** @param {string} name @param {string} folder @param {string[]} names of files and folders in it */
function pack(name, folder, names) {
  run('tar', ['-czf', join(RELEASE, `${NAME}-${name}.tar.gz`), ...names], {}, folder);
}

/** Packs the command line for this machine. */
function packProgram() {
  run('cargo', ['build', '--quiet', '--release', '--locked', '--package', 'peg-solitaire-cli']);
  const program = process.platform === 'win32' ? 'peg-solitaire.exe' : 'peg-solitaire';
  pack(`${process.platform}-${process.arch}`, join(root, 'target/release'), [program]);
}

/** Writes the checksums of all files, for `sha256sum --check SHA256SUMS`. */
function writeSums() {
  const entries = readdirSync(RELEASE, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => join(parentPath, name)).sort();
  const lines = files.map((file) => {
    const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
    return `${sum}  ${file.slice(RELEASE.length + 1).replaceAll('\\', '/')}`;
  });
  writeFileSync(join(RELEASE, 'SHA256SUMS'), `${lines.join('\n')}\n`);
}
