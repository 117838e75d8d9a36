// The real engine, loaded as the page loads it, for tests of crashes.

import { readFileSync } from 'node:fs';
import { loadEngine } from '../../../www/engine/load.js';

const bytes = readFileSync(new URL('../../../www/engine/wasm/peg_solitaire_bg.wasm', import.meta.url));
globalThis.fetch = async () => new Response(bytes);
await loadEngine();
