// The ways in which `npm test` gets its browsers, by machine.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  download,
  installHeadlessShell,
  installLibraries,
  installPackages,
  installWebKit,
} from '../../../tools/kit/browsers.mjs';

/** @typedef {import('../../../tools/kit/browsers.mjs').Machine} Machine */

/** A fresh container of Debian. @type {Machine} */
const BARE = {
  missing: ['chromium', 'firefox'],
  downloaded: [],
  isRoot: true,
  distribution: 'debian',
  hasSnap: false,
};
/** @param {import('../../../tools/kit/browsers.mjs').Step | undefined} step */
const words = (step) => step?.commands.flat();

test('nothing is done where both browsers run', () => {
  /** @type {Machine} */
  const machine = { ...BARE, missing: [] };
  for (const way of [download, installLibraries, installPackages]) assert.equal(way(machine), undefined);
});

test('what is missing is downloaded, on any system and by any user', () => {
  const step = download({ ...BARE, isRoot: false, distribution: undefined });
  assert.deepEqual(words(step)?.slice(-4), ['install', '--no-shell', 'chromium', 'firefox']);
  assert.deepEqual(words(download({ ...BARE, missing: ['firefox'] }))?.slice(-2), ['--no-shell', 'firefox']);
});

test('where the download is refused, root gets the packages of Debian', () => {
  const step = installPackages(BARE);
  assert.deepEqual(step?.commands[0].slice(0, 2), ['apt-get', 'update']);
  assert.deepEqual(step?.commands[1].slice(-2), ['chromium', 'firefox-esr']);
  assert.deepEqual(words(installPackages({ ...BARE, missing: ['firefox'] }))?.at(-1), 'firefox-esr');
  assert.equal(installPackages({ ...BARE, isRoot: false }), undefined);
  assert.equal(installPackages({ ...BARE, distribution: 'fedora' }), undefined);
  assert.equal(installPackages({ ...BARE, distribution: undefined }), undefined);
});

test('the packages of Ubuntu are snaps: they are installed only where snapd runs', () => {
  assert.equal(installPackages({ ...BARE, distribution: 'ubuntu' }), undefined);
  const step = installPackages({ ...BARE, distribution: 'ubuntu', hasSnap: true });
  assert.deepEqual(step?.commands[1].slice(-2), ['chromium-browser', 'firefox']);
});

test('a downloaded browser that does not start gets its libraries, and is not downloaded again', () => {
  /** @type {Machine} */
  const machine = { ...BARE, distribution: 'ubuntu', downloaded: ['chromium'] };
  assert.deepEqual(words(installLibraries(machine))?.slice(-2), ['install-deps', 'chromium']);
  assert.equal(words(download(machine))?.includes('chromium'), false);
  assert.equal(installLibraries({ ...machine, isRoot: false }), undefined);
  assert.equal(installLibraries({ ...machine, missing: ['firefox'] }), undefined);
});

test('root gets WebKit and its driver on Debian and Ubuntu', () => {
  assert.ok(words(installWebKit(BARE))?.includes('webkit2gtk-driver'));
  assert.equal(installWebKit({ ...BARE, isRoot: false }), undefined);
  assert.equal(installWebKit({ ...BARE, distribution: 'fedora' }), undefined);
});

test("root gets Chromium's headless shell where there is a package of it", () => {
  assert.equal(words(installHeadlessShell(BARE))?.at(-1), 'chromium-headless-shell');
  assert.equal(installHeadlessShell({ ...BARE, isRoot: false }), undefined);
  assert.equal(installHeadlessShell({ ...BARE, distribution: 'ubuntu' }), undefined);
});
