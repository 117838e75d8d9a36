// `npm run release:check`: builds everything that is published in two clones of the commit, compares the builds, and
// uses the packages in other projects. It takes many minutes and needs the network, so it is not part of `npm test`.

import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { version } from '../shared/cargo.mjs';
import { fail, root, run } from '../shared/run.mjs';
import { setUp } from '../shared/setup.mjs';
import { buildClone, compareBuilds, currentCommit, isCommitted } from './clones.mjs';

const NAME = 'peg-solitaire';
const LICENCES = ['LICENSE-MIT', 'LICENSE-APACHE'];
const BANNER = /^\/\*! peg-solitaire \d+\.\d+\.\d+ \| MIT OR Apache-2\.0 \*\//;

const place = mkdtempSync(join(tmpdir(), 'peg-solitaire-'));
// The paths differ in length, and one of them contains a space.
const [one, other] = [join(place, 'one'), join(place, 'another folder')];
process.on('exit', (code) => {
  if (code === 0) rmSync(place, { recursive: true });
  else console.error(`What has been built so far is in ${place}.`);
});

setUp();
(await import('../shared/browsers.mjs')).getBrowsers(['chromium']);
checkVersions();
const commit = currentCommit();
if (!isCommitted()) console.log('Uncommitted changes are not checked: the clones do not have them.');
say(`Builds ${commit} in a clone.`);
buildClone(one);
say('Builds it in another clone.');
buildClone(other);
say('Compares both builds, byte by byte.');
compareBuilds(one, other);
say('Packs the npm package and the crate.');
pack(one, place);
say('Looks for licences in what is published.');
for (const folder of ['npm/peg-solitaire', 'package/peg-solitaire', 'one/dist']) checkLicences(join(place, folder));
for (const file of ['peg-solitaire.js', 'peg-solitaire-plus.js']) checkBanner(join(one, 'dist', file));
say('Uses them in other projects.');
const { runRustConsumer, runConsumers } = await import('./consumers.mjs');
runRustConsumer(place);
await runConsumers(place);
console.log(`\nThe packages of ${commit} are fine.`);

/** @param {string} sentence about the next step */
function say(sentence) {
  console.log(`\n== ${sentence}`);
}

/** Checks that both registries will get the same version. */
function checkVersions() {
  for (const file of ['package.json', 'package-lock.json']) {
    const other = JSON.parse(readFileSync(join(root, file), 'utf8')).version;
    if (other !== version)
      fail(`${file} has version ${other}, but Cargo.toml has ${version}: set both to the same version.`);
  }
}

/**
 * Packs the build of a clone. The folder then contains `peg-solitaire.tgz`, which npm installs, and both packages,
 * unpacked: `npm/peg-solitaire` and, for the crate, `package/peg-solitaire`.
 * @param {string} clone
 * @param {string} folder
 */
function pack(clone, folder) {
  const name = `${NAME}-${version}`;
  run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], {}, clone);
  renameSync(join(folder, `${name}.tgz`), join(folder, `${NAME}.tgz`));
  unpack(join(folder, `${NAME}.tgz`), 'package', join(folder, 'npm'));
  run('cargo', ['package', '--locked', '--quiet'], {}, clone);
  unpack(join(clone, 'target/package', `${name}.crate`), name, join(folder, 'package'));
}

/**
 * @param {string} archive
 * @param {string} content the folder in it
 * @param {string} folder in which the content gets the project's name
 */
function unpack(archive, content, folder) {
  mkdirSync(folder);
  run('tar', ['-xzf', archive], {}, folder);
  renameSync(join(folder, content), join(folder, NAME));
}

/** Fails if a package or the site does not include the project's licences. @param {string} folder */
function checkLicences(folder) {
  for (const name of LICENCES) {
    const file = join(folder, name);
    if (!existsSync(file)) fail(`${folder} has no ${name}.`);
    if (!readFileSync(file).equals(readFileSync(join(root, name))))
      fail(`${file} differs from the one of the project.`);
  }
}

/** Fails if a script does not begin with its name, version and licence. @param {string} file */
function checkBanner(file) {
  if (!BANNER.test(readFileSync(file, 'latin1'))) fail(`${file} does not begin with name, version and licence.`);
}
