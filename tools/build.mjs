// `npm run build`: writes everything that a web server needs to `dist`.

import { setUp } from './setup.mjs';

setUp();
const { buildSite } = await import('./site.mjs');
const { ONE_FILES } = await import('./one-file.mjs');
const { describeScript } = await import('./integrity.mjs');
await buildSite();
console.log('Built: dist');
for (const path of ONE_FILES) console.log(describeScript(path));
