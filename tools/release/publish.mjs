// `npm run release:publish`: publishes the packages in `release` to npm and crates.io, with options such as
// `--dry-run`.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../shared/cargo.mjs';
import { fail, output, root, run } from '../shared/run.mjs';

const NAME = 'peg-solitaire';
const PACKAGE = join(root, `release/${NAME}-${version}.tgz`);

const options = process.argv.slice(2);
const tags = output('git', ['tag', '--points-at', 'HEAD'])?.split('\n') ?? [];
if (!options.includes('--dry-run') && !tags.includes(`v${version}`))
  fail(`The commit has no tag v${version}: run "npm run release" and add the tag first.`);
if (!existsSync(PACKAGE)) fail(`There is no ${PACKAGE}: run "npm run release" first.`);

// If crates.io failed in an earlier run, npm already has the package.
if (output('npm', ['view', `${NAME}@${version}`, 'version'])) console.log(`npm already has ${version}.`);
else run('npm', ['publish', PACKAGE, ...options]);
run('cargo', ['publish', '--locked', '--package', NAME, ...options]);
