// Makes the page work offline, and offers new versions.

import { trustedScriptUrl } from '../../common/dom/trusted-types.js';
import { pathInSite, WIDE_FILES } from '../../common/visited.js';
import { element } from '../kit/html.js';

/** @typedef {import('../../words/dialogs.js').DialogWords['offline']} Words */

/**
 * Starts the service worker. A development server has neither a service worker nor a manifest, and browsers may forbid
 * service workers.
 * @param {Words} words
 * @param {() => void} prepare runs before the page is reloaded
 */
export function workOffline(words, prepare) {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !document.querySelector('link[rel="manifest"]')) return;
  // On a first visit, the first service worker to take over is the page's own version, not a new one.
  let isKept = serviceWorker.controller !== null;
  let isAccepted = false;
  // Some screen readers announce only changes to an element that already exists.
  const said = element`<p class="sr-only" role="status"></p>`;
  document.body.append(said);
  serviceWorker.addEventListener('controllerchange', () => {
    // This tab may have drawings and searches to lose, so a version accepted in another tab is only offered here.
    if (isKept && isAccepted) reload();
    else if (isKept) offer();
    else keepWide();
    isKept = true;
  });
  register().catch(() => {});

  /** Caches the engines for larger boards that were loaded before the service worker. */
  function keepWide() {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    for (const name of names.filter((name) => WIDE_FILES.test(pathInSite(name)))) fetch(name).catch(() => {});
  }

  async function register() {
    const url = trustedScriptUrl('./offline-worker.js');
    const registration = await serviceWorker.register(url, { updateViaCache: 'none' });
    const look = () => {
      // The very first version replaces nothing.
      if (registration.waiting && serviceWorker.controller) offer(registration);
    };
    look();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
    // An installed app may stay open for weeks.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => {});
    });
  }

  function reload() {
    prepare();
    location.reload();
  }

  /** @param {ServiceWorkerRegistration} [registration] of the version waiting to be accepted */
  function offer(registration) {
    document.querySelector('.update')?.remove();
    const accept = () => {
      isAccepted = true;
      // The new version may already have taken over, if it was accepted in another tab.
      if (registration?.waiting) registration.waiting.postMessage('take-over');
      else reload();
    };
    const line = element`<p class="notice box update row wrap">
      ${words.ready}
      <button type="button" @click=${accept}>${words.reload}</button>
      <button type="button" @click=${() => line.remove()}>${words.later}</button>
    </p>`;
    document.body.append(line);
    said.textContent = words.ready;
  }
}
