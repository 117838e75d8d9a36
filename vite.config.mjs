// Bundles the site into chunks, and serves it during development.

import { basename, dirname, join } from 'node:path';
import { defineConfig } from 'vite';
import { targetsOf } from './tools/build/browsers.mjs';
import { serveCompressed } from './tools/build/compressed.mjs';
import { DISPLAY_FACE } from './tools/build/display-face.mjs';
import { TEXTS } from './tools/build/language-files.mjs';
import { OF_PAGE } from './tools/build/licences.mjs';
import { FIRST_PAINT, HEAD } from './tools/build/offline.mjs';
import { replace } from './tools/build/one-file.mjs';
import { ASCII, BUNDLE, MEASURED, MEASURED_OUTPUT, SHEETS, shorter } from './tools/build/output.mjs';
import { secure } from './tools/build/policy.mjs';
import { leanGlue } from './tools/engine/glue.mjs';
import { PAGES } from './tools/shared/pages.mjs';
import { root } from './tools/shared/run.mjs';
import { TABLE_PAGE } from './tools/table/page.mjs';

/** The names of the complete engines, narrow and wide, by folder. @type {Record<string, string>} */
const NAMES = { wasm: 'engine', wide: 'wide-engine' };

/**
 * All engines have the same file name, so each is named after its folder.
 * @param {{ originalFileNames: string[] }} asset
 */
function nameOf({ originalFileNames: [path = ''] }) {
  const folder = basename(dirname(path));
  return `assets/${path.endsWith('.wasm') ? (NAMES[folder] ?? folder) : '[name]'}-[hash][extname]`;
}

/**
 * The strings of all languages have the same file names, so the language is added.
 * @param {{ facadeModuleId: string | null }} chunk
 */
function chunkNameOf({ facadeModuleId }) {
  const [, language = ''] = /\/words\/([^/]+)\/\w+\.json$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${language && `${language}-`}[name]-[hash].js`;
}

/**
 * The page is built with an engine that only plays. The worker has the complete engine; during development, so does the
 * page.
 */
const PAGE = {
  '/wasm/peg_solitaire.js': 'target/engines/library/peg_solitaire.js',
  '/assets.js': 'www/engine/site-assets.js',
  '/page/prose.js': 'www/element/site.js',
  '/view/spoken.js': 'www/element/site.js',
};
/** The site uses its visitor's language, even during development. */
const VISITORS = replace({
  '/language/texts.js': 'www/words/language/site-texts.js',
  '/language/later-texts.js': 'www/words/language/site-texts.js',
});

/** Serves the built site. @type {import('vite').Plugin} */
const COMPRESSED = {
  name: 'compressed',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use(serveCompressed('dist'));
  },
};

/**
 * The main modules of each chunk, which also contains everything that they import statically: smaller chunks would take
 * more bytes and requests. The strings come first, so that the code that loads them, including the bundler's chunk
 * loader, does not wait for any other chunk. The page needs the code for links at once, and the element's menu needs it
 * later, so this code is in the element's chunk. The page for frames shares modules with the page but must not run the
 * page's code, so these modules are not in the page's chunk.
 */
const CHUNKS = {
  language: ['www/words/language/site-texts.js'],
  element: ['www/element/tag.js', 'www/link/link.js'],
  page: ['www/app/page.js'],
  frame: ['www/frame/frame.js'],
};
const LOADER = /vite\/preload-helper/;
/**
 * Modules that some chunks import statically and others load on demand, and the bundler's runtime, which these need.
 */
const PACKED = /link\/packed\.js$|rolldown\/runtime/;

/** @typedef {{ getModuleInfo: (id: string) => { importedIds: string[] } | null }} Modules */

export default defineConfig({
  // Relative URLs let the page work in any folder of a web server.
  base: './',
  css: SHEETS,
  // Strings are always imported as a whole.
  json: { namedExports: false, stringify: false },
  build: {
    target: targetsOf('app'),
    assetsInlineLimit: 0,
    // Every supported browser preloads modules, so no polyfill is needed.
    modulePreload: { polyfill: false },
    license: OF_PAGE,
    ...MEASURED,
    rolldownOptions: {
      ...BUNDLE,
      optimization: { inlineConst: true },
      // The files of a page are named after it, or after its folder if the page is an `index.html`.
      input: {
        ...Object.fromEntries(PAGES.map(({ file }) => [file.replace(/(\/index)?\.html$/, ''), file])),
        'first-paint': FIRST_PAINT,
      },
      output: {
        ...ASCII,
        ...MEASURED_OUTPUT,
        assetFileNames: nameOf,
        chunkFileNames: chunkNameOf,
        codeSplitting: { groups: [chunks()] },
      },
    },
  },
  plugins: [
    VISITORS,
    TEXTS,
    { ...replace(PAGE), apply: 'build' },
    { ...leanGlue(), apply: 'build' },
    DISPLAY_FACE,
    HEAD,
    TABLE_PAGE,
    secure(),
    shorter(),
    COMPRESSED,
  ],
  worker: { format: 'es', rolldownOptions: { output: ASCII } },
  server: { watch: { ignored: ['**/target/**', '**/dist/**'] } },
});

/** A group for the bundler's `codeSplitting` option. */
function chunks() {
  /** @type {Record<string, Set<string>> | undefined} */
  let ids;
  return {
    debugName: 'pages',
    includeDependenciesRecursively: false,
    /** @param {string} id @param {Modules} modules */
    name(id, modules) {
      ids ??= Object.fromEntries(Object.entries(CHUNKS).map(([name, files]) => [name, importsOf(files, modules)]));
      if (ids.language.has(id) || LOADER.test(id)) return 'language';
      if (PACKED.test(id)) return 'packed';
      if (ids.element.has(id)) return 'element';
      return ids.page.has(id) && !ids.frame.has(id) && !id.endsWith('.css') ? 'page' : null;
    },
  };
}

/**
 * The given modules and everything that they import statically, directly or indirectly.
 * @param {string[]} files
 * @param {Modules} modules
 */
function importsOf(files, modules) {
  const found = new Set(files.map((file) => join(root, file)));
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
