// The element and all that it needs from the start as one chunk: in pieces it would take more bytes, and more requests.

import { join } from 'node:path';
import { root } from './run.mjs';

const ENTRY = join(root, 'www/element/define.js');

/** @typedef {{ getModuleInfo: (id: string) => { importedIds: string[] } | null }} Modules */

/** For `codeSplitting` of the bundler. */
export function elementChunk() {
  /** @type {Set<string> | undefined} */
  let ids;
  return {
    debugName: 'element',
    /** @param {string} id @param {Modules} modules */
    name(id, modules) {
      ids ??= importsOf(ENTRY, modules);
      return ids.has(id) ? 'element' : null;
    },
  };
}

/** A module with those that it imports, directly or not, but for what it loads later. @param {string} entry @param {Modules} modules */
function importsOf(entry, modules) {
  const found = new Set([entry]);
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
