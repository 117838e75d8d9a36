// Turns the page into an installable app that works offline: writes the manifest, the service worker, and their tags in
// index.html.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WIDE_FILES } from '../../www/common/visited.js';
import { LANGUAGES } from '../../www/words/language/languages.js';
import { HOME, PAGES } from '../shared/pages.mjs';
import { root } from '../shared/run.mjs';
import { targetsOf } from './browsers.mjs';
import { readTexts } from './language-files.mjs';
import { OF_OFFLINE_WORKER } from './licences.mjs';
import { ASCII } from './output.mjs';
import { ICONS, LINK_PICTURE } from './site-pictures.mjs';

const WORKER = 'offline-worker.js';
const NAME = 'Peg Solitaire';
const DESCRIPTION =
  'Play on 36 boards, or draw your own. Click Solve and watch the solution, or learn why there is none.';
const COLOURS = { theme_color: '#f7f3ec', background_color: '#f7f3ec' };
/** The URL of the page, if it is known: other sites need an absolute URL for a link's preview picture. */
const SITE = process.env.SITE ?? './';

/** The files that the pages load. */
const PART = /^(assets\/.*|manifest\..*webmanifest)$/;
/** The page's modules, the engine for playing, and the title font. */
const PRELOADED = /** @type {const} */ ([
  [/^assets\/page-(?!texts).*\.js$/, { rel: 'modulepreload' }],
  [/^assets\/element-.*\.js$/, { rel: 'modulepreload' }],
  [/^assets\/library-.*\.wasm$/, { rel: 'preload', as: 'fetch', type: 'application/wasm' }],
  [/^assets\/display-face-.*\.woff2$/, { rel: 'preload', as: 'font', type: 'font/woff2' }],
]);
const COMPRESSED = /\.(br|gz)$/;
/** The build adds a hash to these names. */
const HASHED = /^assets\//;

/** The tags in the head of the page, for browsers that install it and for sites that link to it. */
function headTags() {
  const meta = (/** @type {string} */ property, /** @type {string} */ content) => ({
    tag: 'meta',
    attrs: { property, content },
  });
  return [
    { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' } },
    { tag: 'link', attrs: { rel: 'icon', href: './icons/48.png' } },
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icons/apple.png' } },
    meta('og:type', 'website'),
    meta('og:title', NAME),
    meta('og:description', DESCRIPTION),
    meta('og:image', `${SITE}${LINK_PICTURE.file}`),
    meta('og:image:width', String(LINK_PICTURE.width)),
    meta('og:image:height', String(LINK_PICTURE.height)),
    meta('og:image:alt', 'The English board in the middle of a game'),
    { tag: 'meta', attrs: { name: 'twitter:card', content: 'summary_large_image' } },
  ];
}

/** The page's classic script, which Vite does not process. */
export const FIRST_PAINT = 'www/app/first-paint.js';

/** Preloads all of these in parallel. @param {Record<string, unknown>} bundle */
function preloadTags(bundle) {
  return PRELOADED.map(([file, kind]) => ({
    tag: 'link',
    attrs: { href: hrefOf(bundle, file), ...kind, crossorigin: true },
  }));
}

/** @param {Record<string, unknown>} bundle @param {RegExp} file */
function hrefOf(bundle, file) {
  return `./${Object.keys(bundle).find((name) => file.test(name))}`;
}

/** Adds the tags to the installable page. @type {import('vite').Plugin} */
export const HEAD = {
  name: 'installable',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { path, bundle = {} }) =>
      path === `/${HOME.file}`
        ? {
            html: html.replace(`/${FIRST_PAINT}`, hrefOf(bundle, /first-paint/)),
            tags: [...headTags(), ...preloadTags(bundle)].map((tag) => ({ ...tag, injectTo: 'head' })),
          }
        : [],
  },
};

/** Writes the manifest in each language. @param {string} folder */
export function writeManifest(folder) {
  const icons = ICONS.filter(({ file }) => !file.includes('apple')).map(({ file, width, height, ground }) => ({
    src: file,
    sizes: `${width}x${height}`,
    type: 'image/png',
    purpose: ground ? 'maskable' : 'any',
  }));
  const places = { id: './', start_url: './', scope: './', display: 'standalone' };
  for (const lang of Object.keys(LANGUAGES)) {
    const { title, description } = readTexts(lang, 'first').page;
    const texts = { name: title, short_name: title, description, lang };
    const manifest = { ...texts, ...places, categories: ['games'], ...COLOURS, icons };
    const file = lang === 'en' ? 'manifest.webmanifest' : `manifest.${lang}.webmanifest`;
    writeFileSync(join(folder, file), JSON.stringify(manifest));
  }
}

/** Builds the service worker, with a list of the files currently in the folder. @param {string} folder */
export async function buildOfflineWorker(folder) {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      lib: { entry: join(root, 'www/app/offline', WORKER), formats: ['iife'], name: 'offline', fileName: () => WORKER },
      target: targetsOf('app'),
      license: OF_OFFLINE_WORKER,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: ASCII },
    },
    define: {
      'globalThis.FILES': JSON.stringify(entriesOf(folder)),
      'globalThis.TEXTS': JSON.stringify(neverReadTexts()),
      'process.env.NODE_ENV': '"production"',
    },
  });
}

/** The strings, by language, of the page that is shown offline instead of an article that was never opened. */
function neverReadTexts() {
  return Object.fromEntries(
    Object.keys(LANGUAGES).map((name) => [name, readTexts(name, 'later').dialogs.offline.neverRead]),
  );
}

/**
 * The page's files with their revisions.
 * @param {string} folder
 */
export function entriesOf(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'));
  const pages = PAGES.map(({ file }) => file);
  const isPart = (/** @type {string} */ name) => (PART.test(name) && !WIDE_FILES.test(name)) || pages.includes(name);
  const files = names.filter((name) => isPart(name) && !COMPRESSED.test(name)).sort();
  return files.map((url) => ({ url, revision: HASHED.test(url) ? null : revisionOf(join(folder, url)) }));
}

/** @param {string} file */
function revisionOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}
