// Lets the page work without a network, and says when a new version of it is ready.

import { build } from '../common/dom.js';
import { trustedScriptUrl } from '../common/trusted-types.js';

/** @typedef {import('../words/dialogs.js').DialogWords['offline']} Words */

/**
 * Starts the service worker. While one develops there is none, and no manifest either; a browser may forbid it.
 * @param {Words} words
 */
export function workOffline(words) {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !document.querySelector('link[rel="manifest"]')) return;
  // On a first visit the version that the page has come with takes over first: that is no new one.
  let isKept = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isKept) location.reload();
    isKept = true;
  });
  register(serviceWorker, words).catch(() => {});
}

/** @param {ServiceWorkerContainer} container @param {Words} words */
async function register(container, words) {
  const registration = await container.register(trustedScriptUrl('./offline-worker.js'), { updateViaCache: 'none' });
  const look = () => {
    // The very first version replaces none.
    if (registration.waiting && container.controller) offer(registration, words);
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  // An installed app may stay open for weeks.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}

/** @param {ServiceWorkerRegistration} registration @param {Words} words */
function offer(registration, words) {
  document.querySelector('.update')?.remove();
  const reload = build('button', { type: 'button' }, words.reload);
  const later = build('button', { type: 'button' }, words.later);
  const line = build('p', { class: 'notice update', role: 'status' }, words.ready, reload, later);
  reload.addEventListener('click', () => {
    // Another tab may have let it take over.
    if (registration.waiting) registration.waiting.postMessage('take-over');
    else location.reload();
  });
  later.addEventListener('click', () => line.remove());
  document.body.append(line);
}
