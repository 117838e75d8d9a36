// `npm start`: sets up, builds and serves the page. With `--live` (`npm run dev`), the page follows every change of a
// Rust or JavaScript file.

import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildWide } from './engine/wasm.mjs';
import { root, runBeside } from './kit/run.mjs';
import { setUp } from './kit/setup.mjs';

setUp();
const vite = await import('vite');
if (process.argv.includes('--live')) {
  await buildWide();
  const server = await vite.createServer();
  await server.listen();
  server.printUrls();
  rebuildOnChange();
} else {
  const { buildSite } = await import('./build/site.mjs');
  await buildSite();
  const server = await vite.preview();
  console.log('Peg solitaire is ready. Press Ctrl+C to stop.');
  server.printUrls();
}

/**
 * Rebuilds the wasm whenever a Rust file changes, in another process so that the server goes on. Vite sees the result.
 */
function rebuildOnChange() {
  let isBuilding = false;
  let isStale = false;
  const rebuild = () => {
    isStale = isBuilding;
    if (isBuilding) return;
    isBuilding = true;
    const child = runBeside(process.execPath, [
      '-e',
      'import("./tools/engine/wasm.mjs").then((tool) => tool.buildWasm())',
    ]);
    child.on('exit', () => {
      isBuilding = false;
      if (isStale) rebuild();
    });
  };
  watch(join(root, 'src'), { recursive: true }, rebuild);
}
