// `npm run build`: writes everything that a web server needs to `dist`.

import { setUp } from './shared/setup.mjs';

setUp();
const { buildSite } = await import('./build/site.mjs');
const { describeScript, ONE_FILES } = await import('./build/one-file.mjs');
await buildSite();
console.log('Built: dist');
for (const path of ONE_FILES) console.log(describeScript(path));
