// Builds all that is served or published, in `dist`: the page, the page for frames, the element in one file, small and
// large, the npm package and the example; and their compressed forms.

import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildPart, buildWasm, buildWide, buildWidePart } from '../engine/wasm.mjs';
import { root } from '../kit/run.mjs';
import { compressFolder } from './compressed.mjs';
import { writeLanguageFiles } from './language-files.mjs';
import { writeLicences } from './licences.mjs';
import { buildOneFiles } from './one-file.mjs';
import { buildPackage } from './package.mjs';

const DIST = join(root, 'dist');
const EXAMPLE = join(root, 'examples/blog');

/** Builds the site and prints nothing but warnings and errors. */
export async function buildSite() {
  buildWasm();
  buildPart('library');
  buildPart('worker');
  buildWide();
  buildWidePart('library');
  buildWidePart('worker');
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
  // The core draws pictures, so it has to be built before these are imported.
  const { drawSitePictures } = await import('./site-pictures.mjs');
  const { buildOfflineWorker, writeManifest } = await import('./offline.mjs');
  const { writeTable } = await import('../table/publish.mjs');
  await drawSitePictures(DIST);
  writeTable(join(DIST, 'table'));
  writeManifest(DIST);
  await buildOfflineWorker(DIST);
  writeLicences(DIST);
  await buildOneFiles();
  writeLanguageFiles(DIST);
  const { buildArticle } = await import('../learn/article.mjs');
  await buildArticle(DIST);
  buildPackage();
  if (existsSync(EXAMPLE)) cpSync(EXAMPLE, join(DIST, 'examples/blog'), { recursive: true });
  await compressFolder(DIST);
}
