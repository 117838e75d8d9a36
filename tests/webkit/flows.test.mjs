// The most common actions of players and readers, in WebKit, the engine of Safari.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { preview } from 'vite';
import { startBlog } from '../user/blog/server.mjs';
import { Player } from './player.mjs';
import { startWebKit } from './webkit.mjs';

/** @type {Awaited<ReturnType<typeof startWebKit>>} */
let webKit;
/** @type {Awaited<ReturnType<typeof startBlog>>} */
let blog;
/** @type {import('vite').PreviewServer} */
let server;
/** @type {Player} */
let player;
let app = '';

before(async () => {
  blog = await startBlog();
  server = await preview({ logLevel: 'warn' });
  webKit = await startWebKit();
  app = server.resolvedUrls?.local[0] ?? '';
  player = new Player(webKit.driver);
});

after(async () => {
  blog?.close();
  await server?.close();
  await webKit?.close();
});

test('pegs are moved by clicks, by dragging and by keys, and jumps are taken back', async () => {
  await player.open(app);
  await player.click('d2');
  await player.click('d4');
  await player.isTold('31 pegs.');
  await player.drag('b3', 'd3');
  await player.isTold('30 pegs.');
  await player.press('ARROW_LEFT', 'u');
  await player.isTold('31 pegs.');
  assert.deepEqual(await player.ask('element.jumps'), ['d2-d4']);
  assert.equal(await player.ask('element.moves'), 'd2-d4 b3-d3');
});

test('jumps are typed, and answers are spoken', async () => {
  await player.open(`${app}?board=triangle&start=a1`);
  await player.press('t');
  await player.until("element.shadowRoot.activeElement?.tagName === 'INPUT'");
  for (const key of ['a', '3', ' ', 'a', '1', 'ENTER']) await player.press(key);
  await player.until("element.moves === 'a3-a1'");
  await player.listen();
  await player.press('ESCAPE', 'l');
  await player.hears('Removed: a2, a3. Added: a1.');
});

test('a solution is found in the worker, and plays to its end', async () => {
  await player.open(`${app}?board=triangle`);
  await player.ask('void (element.speed = 8)');
  await player.act('solve');
  await player.until('element.jumps.length === 13 && element.paused');
  await player.isTold('Solved!');
});

test('a position that cannot be won is reported', async () => {
  // The goal is in another position class.
  await player.open(`${app}?board=english&start=d4&goal=c4`);
  await player.ask("void (element.analysis = 'all')");
  await player.until("element.shadowRoot.querySelector('.judgement.is-lost') !== null");
});

test('the game is in the address, and there again after a reload', async () => {
  await player.open(`${app}?board=european&start=d4`);
  await player.drag('d2', 'd4');
  await player.until("location.search.includes('moves=')");
  await player.reload();
  await player.until("element.moves === 'd2-d4'");
});

test('a sheet to print has its puzzle and its style', async () => {
  await player.open(`${app}?board=triangle-10&view=print`);
  const drawn = "document.querySelector('#print-dialog iframe')?.contentDocument.querySelector('figure img')";
  await player.until(`${drawn}?.naturalWidth > 0`);
  assert.equal(await player.ask(`getComputedStyle(${drawn}.closest('.diagrams')).display`), 'flex');
});

test('a board is chosen in a dialog, and Back leads to the one before', async () => {
  await player.open(`${app}?board=english`);
  await player.choose('#boards');
  // The row is visible a moment before it can be clicked.
  await player.until(`(() => {
    const row = document.querySelector('[data-board=diamond]');
    const { left, top, width, height } = row?.getBoundingClientRect() ?? {};
    return width > 0 && row.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  })()`);
  await player.choose('[data-board=diamond]');
  await player.until('/^Diamond/.test(document.title)');
  await webKit.driver.navigate().back();
  await player.until('/^English/.test(document.title)');
});

test('a win by hand is reported', async () => {
  await player.open(`${app}?board=triangle`);
  await player.ask('void element.solve()');
  await player.until("element.moves !== ''");
  const moves = await player.ask('element.moves');
  // Showing verdicts on all jumps counts as help, and whether they are shown is stored.
  await player.ask("void (element.analysis = 'off')");
  // Jumps that were played back count as help, too, and are remembered for the visit.
  await player.ask('void (element.pause(), sessionStorage.clear())');
  await player.open(`${app}?board=triangle`);
  for (const jump of moves.split(/\s+/)) {
    const holes = jump.split('-');
    for (const index of holes.keys()) if (index > 0) await player.drag(holes[index - 1], holes[index]);
  }
  await player.until("/You did it/.test(document.querySelector('.win').textContent)");
});

for (const script of /** @type {const} */ (['script', 'plusScript', 'distantScript'])) {
  test(`on another site it is drawn, played and solved: ${script}`, async () => {
    const html = `<a data-peg="post@1">first</a><peg-solitaire id="post" board="triangle" controls></peg-solitaire>`;
    await player.open(blog.publish(`${html}<script src="${blog[script]}" crossorigin></script>`));
    await player.act('solve');
    await player.until('element.jumps.length > 0');
    await player.ask("document.querySelector('a').click()");
    await player.until('element.jumps.length === 1 && element.paused');
    await player.until("document.querySelector('a').ariaCurrent === 'step'");
  });
}

test('a strict policy', async () => {
  const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:";
  const html = `<peg-solitaire board="triangle" controls></peg-solitaire><script src="${blog.script}"></script>`;
  await player.open(blog.publish(html, { 'content-security-policy': policy }));
  await player.act('solve');
  await player.isTold('Solved');
});

test('in two columns of text it is drawn', async () => {
  const html = '<div style="column-count: 2">Text<peg-solitaire></peg-solitaire>Text</div>';
  await player.open(blog.publish(`${html}<script src="${blog.script}"></script>`));
  await player.until("element.shadowRoot.querySelector('canvas').clientWidth > 0");
});

test('under a zoom it is played', async () => {
  const html = '<div style="zoom: 2; width: 200px"><peg-solitaire></peg-solitaire></div>';
  await player.open(blog.publish(`${html}<script src="${blog.script}"></script>`));
  for (const name of ['d2', 'd4']) {
    // WebKit reports positions in the zoomed element's own pixels.
    const { x, y } = await player.place(name);
    const at = { x: 2 * x, y: 2 * y };
    await player.driver.actions().move(at).press().release().perform();
  }
  await player.until("element.moves === 'd2-d4'");
});

test('a policy without wasm is called so', async () => {
  const policy = "script-src 'self'; worker-src blob:";
  await player.driver.get(
    blog.publish(`<peg-solitaire></peg-solitaire><script src="${blog.script}"></script>`, {
      'content-security-policy': policy,
    }),
  );
  await player.until("element.shadowRoot.textContent.includes('security policy')");
});

test('the article is read to its end', async () => {
  const figure = (/** @type {string} */ name) => `document.querySelector('[data-figure="${name}"]')`;
  const read = async (/** @type {string} */ name) => {
    await player.ask(`${figure(name)}.scrollIntoView()`);
    await player.until(`${figure(name)}.classList.contains('alive')`);
  };
  const press = (/** @type {string} */ name, /** @type {string} */ button) =>
    player.ask(`${figure(name)}.querySelector('[data-do="${button}"]').click()`);
  await player.driver.get(`${app}learn/`);
  await read('three-numbers');
  await player.until(`${figure('three-numbers')}.querySelectorAll('.plates span').length === 37`);
  await read('watch');
  await player.until(`${figure('watch')}.querySelectorAll('.peg').length > 0`);
  await read('race');
  await player.until(`${figure('race')}.textContent.includes('323,873 positions')`);
  await read('weights');
  await player.until(`${figure('weights')}.querySelectorAll('[data-hole]').length === 33`);
  await press('weights', 'find');
  await player.until(`${figure('weights')}.classList.contains('proven')`);
  await read('certificate');
  await press('certificate', 'check');
  await player.until(`/^It is right/.test(${figure('certificate')}.querySelector('output').textContent)`);
  await read('whole-game');
  await press('whole-game', 'start');
  await player.until(`/^187,636,299 positions/.test(${figure('whole-game')}.querySelector('output').textContent)`);
});
