// Builds everything that is served or published, in `dist`: the page, the page for frames, both single-file elements,
// the npm package, the example, and the compressed files.

import { cpSync, existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildEngines } from '../engine/wasm.mjs';
import { isNewer } from '../shared/newer.mjs';
import { root } from '../shared/run.mjs';
import { compressFolder } from './compressed.mjs';
import { writeLanguageFiles } from './language-files.mjs';
import { writeLicences } from './licences.mjs';
import { buildOneFiles } from './one-file.mjs';
import { isMeasured } from './output.mjs';
import { buildPackage } from './package.mjs';
import { writeWaitingSheet } from './waiting-sheet.mjs';

const DIST = join(root, 'dist');
const EXAMPLE = join(root, 'examples/blog');
/** A file whose modification time is the time of the last complete build. */
const MARK = join(root, 'target/site-is-built');
/** The folders and files of the project that are not part of the site. */
const ELSEWHERE = [
  '.git',
  'benches',
  'cluster',
  'dist',
  'docs',
  'fuzz',
  'node_modules',
  'target',
  'test-results',
  'tests',
];

/** Builds the site, unless it is newer than its sources, and prints nothing but warnings and errors. */
export async function buildSite() {
  await buildEngines();
  if (isBuilt()) return;
  rmSync(MARK, { force: true });
  const begin = new Date();
  await buildDist();
  writeFileSync(MARK, built());
  // Sets the modification time to the start of the build, so that a source that has changed since then counts as newer.
  utimesSync(MARK, begin, begin);
}

/** The kind of build, and the files it must have written. */
function built() {
  const form = JSON.stringify({ isMeasured, address: process.env.SITE });
  return [form, ...readdirSync(DIST, { recursive: true, encoding: 'utf8' }).sort()].join('\n');
}

function isBuilt() {
  const sources = readdirSync(root).filter((name) => !ELSEWHERE.includes(name));
  return existsSync(MARK) && existsSync(DIST) && readFileSync(MARK, 'utf8') === built() && isNewer([MARK], sources);
}

async function buildDist() {
  const { build } = await import('vite');
  await build({ logLevel: 'warn' });
  // Drawing pictures requires the engine, so the engine has to be built before this module is imported.
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
  writeWaitingSheet(DIST);
  const { buildArticle } = await import('./article.mjs');
  await buildArticle(DIST);
  buildPackage();
  if (existsSync(EXAMPLE)) cpSync(EXAMPLE, join(DIST, 'examples/blog'), { recursive: true });
  await compressFolder(DIST);
}
