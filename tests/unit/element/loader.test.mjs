// An element opens its game in time, and keeps earlier requests until then.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { makeLoader } from '../../../www/element/play/loader.js';

const bytes = readFileSync(new URL('../../../www/engine/wasm/peg_solitaire_bg.wasm', import.meta.url));

/** A loader of an element in the page, and its messages. */
function loaderInPage() {
  /** @type {string[]} */
  const told = [];
  const page = { isThere: true };
  const loader = makeLoader({
    canOpen: () => page.isThere,
    open: () => told.push('open'),
    begin: () => told.push('begin'),
    fail: () => told.push('fail'),
  });
  return { loader, page, told };
}

test('an element that has left the page does not tell that the core could not be loaded', async () => {
  globalThis.fetch = async () => new Response('', { status: 404 });
  const [gone, there] = [loaderInPage(), loaderInPage()];
  const isOver = [gone, there].map(({ loader }) => loader.load());
  gone.page.isThere = false;
  gone.loader.leave();
  await Promise.all(isOver);
  assert.deepEqual([gone.told, there.told], [[], ['fail']]);
});

test('what is asked before the game is there is done also where the element is moved meanwhile', async () => {
  globalThis.fetch = async () => new Response(bytes);
  const { loader, page, told } = loaderInPage();
  const isOpen = loader.load();
  loader.whenOpen(() => told.push('wish'));
  page.isThere = false;
  loader.leave();
  await isOpen;
  assert.deepEqual(told, []);
  page.isThere = true;
  loader.arrive(false);
  await loader.load();
  assert.deepEqual(told, ['open', 'wish', 'begin']);
});

test('a game that needs the core for larger boards is opened with it, and asked for nothing before', async () => {
  globalThis.fetch = async () => new Response(bytes);
  /** @type {string[]} */
  const told = [];
  const tell = (/** @type {string} */ what) => () => void told.push(what);
  const open = () => {
    if (told.push('open') === 1) loader.widen();
  };
  const loader = makeLoader({ canOpen: () => true, open, begin: tell('begin'), fail: tell('fail') });
  loader.want();
  loader.whenOpen(tell('wish'));
  assert.deepEqual(told, ['open']);
  await loader.load();
  assert.deepEqual(told, ['open', 'open', 'wish', 'begin']);
});
