// The WebAssembly of an engine as your bundler imports it: a URL or a module, to pass to `init`.

declare const wasm: string | URL | WebAssembly.Module;
export default wasm;
