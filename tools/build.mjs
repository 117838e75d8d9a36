// `npm run build`: writes everything that a web server needs to `dist`.

import { setUp } from './setup.mjs';
import { buildSite } from './site.mjs';

setUp();
await buildSite();
console.log('Built: dist');
