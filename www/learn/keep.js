// Keeps the article for a visit without a network: once it was read, and not before.

import { trustedScriptUrl } from '../common/dom/trusted-types.js';
import { ARTICLE_FILES, VISITED } from '../common/visited.js';

const SITE = new URL('../', document.baseURI).href;

/** Keeps what has come so far; the service worker keeps what comes from now on. */
export async function keep() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  await serviceWorker.register(trustedScriptUrl(`${SITE}offline-worker.js`), { updateViaCache: 'none' });
  await isActivated((await serviceWorker.ready).active);
  const addresses = [
    document.baseURI.replace(/[?#].*/, ''),
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ];
  const files = addresses.filter((name) => name.startsWith(SITE) && ARTICLE_FILES.test(name.slice(SITE.length)));
  const visited = await caches.open(VISITED);
  await visited.addAll([...new Set(files)]);
}

/**
 * A service worker that is being activated still clears what an earlier one has kept.
 * @param {ServiceWorker | null} worker
 */
async function isActivated(worker) {
  while (worker && worker.state !== 'activated')
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
}
