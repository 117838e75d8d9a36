// Bundles the element and all that it needs from the start as one chunk, and what the page adds as another: in pieces
// they would take more bytes and more requests.

import { join } from 'node:path';
import { root } from '../kit/run.mjs';

/** The page needs links as well, and so does the menu of the element later. */
const ELEMENT = ['www/element/tag.js', 'www/link/link.js'].map((path) => join(root, path));
const PAGE = [join(root, 'www/app/page.js')];
/** The page for frames has parts of the page, and must not run it. */
const FRAME = [join(root, 'www/frame/frame.js')];

/** The texts come before all that says them: what they need, the bundler's loader of chunks too, waits for no other. */
const LANGUAGE = [join(root, 'www/words/language/site-texts.js')];
const LOADER = /vite\/preload-helper/;

/** @typedef {{ getModuleInfo: (id: string) => { importedIds: string[] } | null }} Modules */

/** A group for the option `codeSplitting` of the bundler. */
export function chunks() {
  /** @type {Record<'language' | 'element' | 'page' | 'frame', Set<string>> | undefined} */
  let ids;
  return {
    debugName: 'pages',
    includeDependenciesRecursively: false,
    /** @param {string} id @param {Modules} modules */
    name(id, modules) {
      ids ??= {
        language: importsOf(LANGUAGE, modules),
        element: importsOf(ELEMENT, modules),
        page: importsOf(PAGE, modules),
        frame: importsOf(FRAME, modules),
      };
      if (ids.language.has(id) || LOADER.test(id)) return 'language';
      if (ids.element.has(id)) return 'element';
      return ids.page.has(id) && !ids.frame.has(id) && !id.endsWith('.css') ? 'page' : null;
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
