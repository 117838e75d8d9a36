// The WebAssembly of an engine as your bundler imports it: a URL or a module, to pass to `init`.

import type { Module, Url } from './init.js';

declare const wasm: string | Url | Module;
export default wasm;
