// The wasm of an engine as your bundler imports it, an address or a module: pass it to `init`.

declare const wasm: string | URL | WebAssembly.Module;
export default wasm;
