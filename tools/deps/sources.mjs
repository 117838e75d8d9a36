// Writes the crate alone, without the helpers of this project, as Cargo would publish it.

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../kit/manifest.mjs';
import { root, run } from '../kit/run.mjs';

const NAME = `peg-solitaire-${version}`;
const FOLDER = join(root, 'target/dependencies');

/** Writes the sources as they are now. @returns {string} their folder */
export function writeSources() {
  run('cargo', ['package', '--locked', '--allow-dirty', '--no-verify', '--quiet']);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  run('tar', ['-xzf', join(root, 'target/package', `${NAME}.crate`)], {}, FOLDER);
  return join(FOLDER, NAME);
}
