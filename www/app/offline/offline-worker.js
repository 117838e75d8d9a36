// The service worker of the page: keeps its files, so that it opens and solves without a network.
//
// All files of a version come from it together. A new version waits until the page asks for it, or until no page has
// the old one open.

import { precacheAndRoute } from 'workbox-precaching';

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

const scope = /** @type {any} */ (self);
/** A page of the first visit works without a network, too. */
scope.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('message', (/** @type {MessageEvent} */ { data }) => {
  if (data === 'take-over') scope.skipWaiting();
});
