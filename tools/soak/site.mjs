// The built site on a free port, and a browser for it.

import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../tests/person/machine/browsers.mjs';
import { serveCompressed } from '../build/compressed.mjs';
import { fail, root } from '../kit/run.mjs';

const DIST = join(root, 'dist');

/** Serves what `npm run build` has made. */
export async function openSite() {
  if (!existsSync(join(DIST, 'index.html'))) fail('There is no site yet: npm run build makes it.');
  const serve = serveCompressed(DIST);
  const server = createServer((request, response) =>
    serve(request, response, () => {
      response.writeHead(404).end();
    }),
  );
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const browser = await chromium.launch(findChromium());
  return {
    browser,
    address: `http://localhost:${port}/`,
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
