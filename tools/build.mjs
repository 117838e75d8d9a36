// `npm run build`: everything that a web server needs, in `dist`, with the element in one file beside the page.

import { buildOneFile } from './one-file.mjs';
import { setUp } from './setup.mjs';
import { buildWasm } from './wasm.mjs';

setUp();
buildWasm();
const { build } = await import('vite');
await build();
await buildOneFile();
