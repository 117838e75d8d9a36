// Lets the page work without a network, and offers new versions.

import { trustedScriptUrl } from '../../common/dom/trusted-types.js';
import { element } from '../kit/html.js';

/** @typedef {import('../../words/dialogs.js').DialogWords['offline']} Words */

/**
 * Starts the service worker. A development server has none, and no manifest either; a browser may forbid it.
 * @param {Words} words
 * @param {() => void} prepare runs before the page is loaded again
 */
export function workOffline(words, prepare) {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !document.querySelector('link[rel="manifest"]')) return;
  // On a first visit the page's own version takes over first: that is no new one.
  let isKept = serviceWorker.controller !== null;
  const reload = () => {
    prepare();
    location.reload();
  };
  const what = { words, reload, isAccepted: false };
  serviceWorker.addEventListener('controllerchange', () => {
    // A tab keeps its drawings and searches: the version that another tab accepts is only offered here.
    if (isKept && what.isAccepted) reload();
    else if (isKept) offer(what);
    isKept = true;
  });
  register(serviceWorker, what).catch(() => {});
}

/** @typedef {{ words: Words, reload: () => void, isAccepted: boolean }} Offer */

/** @param {ServiceWorkerContainer} container @param {Offer} what */
async function register(container, what) {
  const registration = await container.register(trustedScriptUrl('./offline-worker.js'), { updateViaCache: 'none' });
  const look = () => {
    // The very first version replaces none.
    if (registration.waiting && container.controller) offer(what, registration);
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  // An installed app may stay open for weeks.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}

/**
 * @param {Offer} what
 * @param {ServiceWorkerRegistration} [registration] of the version that waits until it is accepted
 */
function offer(what, registration) {
  const { words, reload } = what;
  document.querySelector('.update')?.remove();
  const accept = () => {
    what.isAccepted = true;
    // Another tab may have let it take over.
    if (registration?.waiting) registration.waiting.postMessage('take-over');
    else reload();
  };
  const line = element`<p class="notice update row" role="status">
    ${words.ready}
    <button type="button" @click=${accept}>${words.reload}</button>
    <button type="button" @click=${() => line.remove()}>${words.later}</button>
  </p>`;
  document.body.append(line);
}
