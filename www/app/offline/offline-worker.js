// The service worker of the page: keeps its files, so that it opens and solves without a network.
//
// All files of a version come from it together. A new version waits until the page asks for it, or until no page has
// the old one open.

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
  // The address of the page holds the game, of which the file knows nothing.
  ignoreURLParametersMatching: [/./],
  cleanURLs: false,
});

// The article is kept once it was read, and the cores for larger boards once there was such a board; not before.
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
/** A page of the first visit works without a network, too. */
scope.addEventListener('activate', (/** @type {any} */ event) =>
  // The files of an earlier version's article have other names.
  event.waitUntil(Promise.all([scope.clients.claim(), caches.delete(VISITED)])),
);
scope.addEventListener('message', (/** @type {MessageEvent} */ { data }) => {
  if (data === 'take-over') scope.skipWaiting();
});
