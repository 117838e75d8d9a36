// `npm run build`: everything that a web server needs, in `dist`.

import { setUp } from './setup.mjs';
import { buildWasm } from './wasm.mjs';

setUp();
buildWasm();
const { build } = await import('vite');
await build();
