// Bundles the site into chunks, and serves it to developers.

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

/** The core with everything, narrow and wide, by its folder. @type {Record<string, string>} */
const NAMES = { wasm: 'engine', wide: 'wide-engine' };

/** All cores have the same name: their folders tell them apart. @param {{ originalFileNames: string[] }} asset */
function nameOf({ originalFileNames: [path = ''] }) {
  const folder = basename(dirname(path));
  return `assets/${path.endsWith('.wasm') ? (NAMES[folder] ?? folder) : '[name]'}-[hash][extname]`;
}

/**
 * The texts of each language have the same name: the language distinguishes them.
 * @param {{ facadeModuleId: string | null }} chunk
 */
function chunkNameOf({ facadeModuleId }) {
  const [, language = ''] = /\/words\/([^/]+)\/\w+\.json$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${language && `${language}-`}[name]-[hash].js`;
}

/** The page is built with a core that only plays. The worker has the whole one, as both have during development. */
const PAGE = {
  '/wasm/peg_solitaire.js': 'target/engines/library/peg_solitaire.js',
  '/assets.js': 'www/engine/site-assets.js',
  '/page/prose.js': 'www/element/site.js',
  '/view/spoken.js': 'www/element/site.js',
};
/** The site has the language of its visitor, also during development. */
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
 * The modules of each chunk, with all that they need from the start: in pieces they would take more bytes and more
 * requests. The texts come before all that says them: what they need, the bundler's loader of chunks too, waits for no
 * other. The page needs links as well, and so does the menu of the element later. The page for frames has parts of the
 * page, and must not run it.
 */
const CHUNKS = {
  language: ['www/words/language/site-texts.js'],
  element: ['www/element/tag.js', 'www/link/link.js'],
  page: ['www/app/page.js'],
  frame: ['www/frame/frame.js'],
};
const LOADER = /vite\/preload-helper/;
/** Modules that are loaded later by some and at once by others, and what the bundler needs for those. */
const PACKED = /link\/packed\.js$|rolldown\/runtime/;

/** @typedef {{ getModuleInfo: (id: string) => { importedIds: string[] } | null }} Modules */

export default defineConfig({
  // The page works from any folder of a web server.
  base: './',
  css: SHEETS,
  // Texts are loaded whole.
  json: { namedExports: false, stringify: false },
  build: {
    target: targetsOf('app'),
    assetsInlineLimit: 0,
    // Every browser that the style sheets are made for knows it.
    modulePreload: { polyfill: false },
    license: OF_PAGE,
    ...MEASURED,
    rolldownOptions: {
      ...BUNDLE,
      optimization: { inlineConst: true },
      // Each page gives its name to its files: that of its folder if it is the page of a folder.
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

/** A group for the option `codeSplitting` of the bundler. */
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
 * Modules with those that they import, directly or not, without those that they load later.
 * @param {string[]} files
 * @param {Modules} modules
 */
function importsOf(files, modules) {
  const found = new Set(files.map((file) => join(root, file)));
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
