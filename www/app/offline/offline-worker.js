// The service worker of the page: caches its files, so that it opens and solves offline.
//
// All files of a version are served together. A new version waits until the page accepts it, or until no page has the
// old one open.

import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { ARTICLE_FILES, pathInSite, VISITED, WIDE_FILES } from '../../common/visited.js';
import { neverRead } from './never-read.js';

/**
 * @typedef {{ url: string, revision: string | null }} Entry a file; the build puts a hash into most names, others have
 *   a revision
 */

/** The files of this version: the build writes them here. @type {Entry[]} */
// @ts-expect-error
const FILES = globalThis.FILES;

precacheAndRoute(FILES, {
  // The query contains the game, which does not affect the file.
  ignoreURLParametersMatching: [/./],
  cleanURLs: false,
});

// The article is cached once it was visited, and the engines for larger boards once there was such a board.
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
/** The page of the first visit also works offline. */
scope.addEventListener('activate', (/** @type {any} */ event) =>
  // The files of an earlier version's article have other names.
  event.waitUntil(Promise.all([scope.clients.claim(), caches.delete(VISITED)])),
);
scope.addEventListener('message', (/** @type {MessageEvent} */ { data }) => {
  if (data === 'take-over') scope.skipWaiting();
});
