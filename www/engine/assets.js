// Where the core and its worker are: in files of their own beside this one. The one-file build has another such module.

/** Whether the core looks for the fewest moves. */
export const HAS_FEWEST_MOVES = true;

/** What is said where the worker cannot be started: its file is missing, or the page forbids workers. */
export const WORKER_REFUSED =
  'The solver stopped unexpectedly (it could not be loaded, or this page forbids workers). Try again.';

/** @returns {Promise<WebAssembly.Module>} */
export async function loadModule() {
  const response = await fetch(new URL('./wasm/peg_solitaire_bg.wasm', import.meta.url));
  if (!response.ok) throw new Error(`The game could not be loaded: the server answered ${response.status}.`);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** @returns {Worker} */
export function startWorker() {
  return new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
}
