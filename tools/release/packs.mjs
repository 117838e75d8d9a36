// Packs the crate and the npm package as they are sent, and unpacks them as a user finds them.

import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../kit/manifest.mjs';
import { fail, root, run } from '../kit/run.mjs';

const NAME = 'peg-solitaire';

/** Checks that both registries get the same version. */
export function checkVersions() {
  for (const file of ['package.json', 'package-lock.json']) {
    const other = JSON.parse(readFileSync(join(root, file), 'utf8')).version;
    if (other !== version) fail(`${file} has version ${other}, and Cargo.toml ${version}: give both the same.`);
  }
}

/**
 * Packs what a clone has built. The folder then holds `peg-solitaire.tgz`, which npm installs, and both packages
 * unpacked: `npm/peg-solitaire` and, for the crate, `package/peg-solitaire`.
 * @param {string} clone
 * @param {string} folder
 */
export function pack(clone, folder) {
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
 * @param {string} folder to write it to, by the name of the project
 */
function unpack(archive, content, folder) {
  mkdirSync(folder);
  run('tar', ['-xzf', archive], {}, folder);
  renameSync(join(folder, content), join(folder, NAME));
}
