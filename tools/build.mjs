// `npm run build`: writes everything that a web server needs to `dist`.

import { setUp } from './setup.mjs';

setUp();
const { buildSite } = await import('./site.mjs');
await buildSite();
console.log('Built: dist');
