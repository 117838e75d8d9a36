// The page's service worker, which caches the page's files so that the page and its solver work offline.
//
// All files of a version are served together. A new version waits until the page accepts it, or until no page uses the
// old one.

import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { ARTICLE_FILES, pathInSite, VISITED, WIDE_FILES } from '../../common/visited.js';
import { neverRead } from './never-read.js';

/**
 * @typedef {{ url: string, revision: string | null }} Entry a file; the build puts a hash into most names, and the
 *   other files have a revision
 */

/** The files of this version, which the build inserts here. @type {Entry[]} */
// @ts-expect-error
const FILES = globalThis.FILES;

precacheAndRoute(FILES, {
  // The query contains the game, and does not affect which file is returned.
  ignoreURLParametersMatching: [/./],
  cleanURLs: false,
});

// The article is cached once it has been visited, and the engines for larger boards once such a board has been shown.
registerRoute(
  ({ url, sameOrigin }) => {
    const path = pathInSite(url.href);
    return sameOrigin && (ARTICLE_FILES.test(path) || WIDE_FILES.test(path));
  },
  new NetworkFirst({
    cacheName: VISITED,
    matchOptions: { ignoreSearch: true, ignoreVary: true },
    plugins: [{ handlerDidError: async ({ request }) => (request.mode === 'navigate' ? neverRead() : undefined) }],
  }),
);

const scope = /** @type {any} */ (self);
/** Takes control of open pages, so that the page works offline from the first visit on. */
scope.addEventListener('activate', (/** @type {any} */ event) =>
  // An earlier version of the article refers to files with other names, so it is dropped.
  event.waitUntil(Promise.all([scope.clients.claim(), caches.delete(VISITED)])),
);
scope.addEventListener('message', (/** @type {MessageEvent} */ { data }) => {
  if (data === 'take-over') scope.skipWaiting();
});
