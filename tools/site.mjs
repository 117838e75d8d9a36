// Builds all that is served or published, in `dist`: the page, the page for frames, the element in one file, the npm package
// and the example.

import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildOneFile } from './one-file.mjs';
import { buildPackage } from './package.mjs';
import { root } from './run.mjs';
import { buildWasm } from './wasm.mjs';

const EXAMPLE = join(root, 'examples/blog');

/** Builds the site and prints nothing but warnings and errors. */
export async function buildSite() {
  buildWasm();
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
  await buildOneFile();
  buildPackage();
  if (existsSync(EXAMPLE)) cpSync(EXAMPLE, join(root, 'dist/examples/blog'), { recursive: true });
}
