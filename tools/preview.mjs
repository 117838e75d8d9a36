// `npm run preview`: builds the site and serves it as a web server would.

import { setUp } from './shared/setup.mjs';

setUp();
const { buildSite } = await import('./build/site.mjs');
await buildSite();
const { preview } = await import('vite');
const server = await preview();
console.log('The built site is ready. Press Ctrl+C to stop.');
server.printUrls();
