// Bundles the element and all that it needs from the start as one chunk: in pieces it would take more bytes and more
// requests.

import { join } from 'node:path';
import { root } from '../kit/run.mjs';

/** The page needs links as well, and so does the menu of the element later. */
const ENTRIES = ['www/element/tag.js', 'www/link/link.js'].map((path) => join(root, path));

/** @typedef {{ getModuleInfo: (id: string) => { importedIds: string[] } | null }} Modules */

/** The option `codeSplitting` of the bundler. */
export function elementChunk() {
  /** @type {Set<string> | undefined} */
  let ids;
  return {
    debugName: 'element',
    /** @param {string} id @param {Modules} modules */
    name(id, modules) {
      ids ??= importsOf(ENTRIES, modules);
      return ids.has(id) ? 'element' : null;
    },
  };
}

/**
 * Modules with those that they import, directly or not, without those that they load later.
 * @param {string[]} entries
 * @param {Modules} modules
 */
function importsOf(entries, modules) {
  const found = new Set(entries);
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
