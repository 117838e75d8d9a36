// How the engine is loaded, without the types of a browser or of Node, which a project need not have.

/** The type of a global class, if the project has one. */
type Global<Name extends string> = typeof globalThis extends Record<Name, { prototype: infer T }> ? T : never;

/** A `WebAssembly.Module`, if the project has its type. */
export type Module = typeof globalThis extends { WebAssembly: { Module: { prototype: infer T } } } ? T : never;

export type Url = Global<'URL'>;

/** The bytes of an engine, or its module. */
export type SyncInitInput = ArrayBuffer | ArrayBufferView | Module;

/** An engine, or where to find it. */
export type InitInput = string | Url | Global<'Request'> | Global<'Response'> | SyncInitInput;

export interface InitOutput {
  readonly memory: { readonly buffer: ArrayBuffer };
}

/** Loads an engine that is already here. */
export function initSync(options: { module: SyncInitInput }): InitOutput;

/** Loads an engine. */
export default function init(options: { module_or_path: InitInput | Promise<InitInput> }): Promise<InitOutput>;
