// `npm run build`: writes everything that a web server needs to `dist`.

import { setUp } from './kit/setup.mjs';

setUp();
const { buildSite } = await import('./build/site.mjs');
const { ONE_FILES } = await import('./build/one-file.mjs');
const { describeScript } = await import('./build/integrity.mjs');
await buildSite();
console.log('Built: dist');
for (const path of ONE_FILES) console.log(describeScript(path));
