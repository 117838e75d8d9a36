// `npm run build`: everything that a web server needs, in `dist`.

import { setUp } from './setup.mjs';
import { buildSite } from './site.mjs';

setUp();
await buildSite();
console.log('Built: dist');
