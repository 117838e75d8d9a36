// Wherever the site accepts text, scripts in that text never run, and markup in that text never becomes elements.

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { writeLink } from '../../../www/link/link.js';
import { test } from '../../user/app.mjs';
import { test as guestTest } from '../../user/blog/room.mjs';
import { frame } from '../../user/machine/moments.mjs';
import { expect, Table } from '../../user/table.mjs';
import { openShare, pressTool } from '../../user/tools.mjs';

const SCRIPT = 'javascript:window.ran=1';
const PAYLOADS = [
  '<img src=x onerror="window.ran=1">',
  '"><script>window.ran=1</script>',
  "'><svg onload=window.ran=1>",
  SCRIPT,
  ']]></desc></title></svg><script>window.ran=1</script>',
  '</textarea></style></dialog><iframe srcdoc="<script>parent.ran=1</script>">',
  '&lt;img src=x onerror=window.ran=1&gt;',
  '{{constructor.constructor("window.ran=1")()}}',
];

/**
 * Traces of scripts that ran, and elements in the page and its shadow trees that are not in our sources.
 * @param {import('@playwright/test').Page} page
 */
function traces(page) {
  return page.evaluate(() => {
    const roots = [document, ...[...document.querySelectorAll('*')].flatMap((it) => it.shadowRoot ?? [])];
    const all = roots.flatMap((root) => [...root.querySelectorAll('*')]);
    const isForeign = (/** @type {Element} */ it) =>
      [...it.attributes].some(
        ({ name, value }) =>
          name.startsWith('on') ||
          (/^\s*javascript:/i.test(value) &&
            name !== 'value' &&
            ['href', 'src', 'action', 'formaction'].includes(name)),
      ) ||
      (it.localName === 'script' && !it.hasAttribute('src')) ||
      (it.localName === 'img' && it.getAttribute('src') === 'x') ||
      it.hasAttribute('srcdoc');
    return {
      ran: Reflect.get(window, 'ran') ?? 'nothing',
      foreign: all.filter(isForeign).map((it) => it.outerHTML.slice(0, 200)),
    };
  });
}

const NOTHING = { ran: 'nothing', foreign: [] };

/** A comment may contain anything except a closing brace. @param {string} text */
const gameWith = (text) =>
  `{${text.replaceAll('}', ')').replaceAll('{', '(')}} a3-a1 {${text.replaceAll(/[{}]/g, '')}} [label a1 "<b>"] [id x]`;

// The parts of a URL that accept text. If a name occurs twice, the first value counts. `board` accepts any text, too.
const GAME = ['board=triangle&start', 'goal', 'moves', 'game', 'view', 'at'];
const BOARD = ['board', 'view'];
const DAY = ['board=triangle&day', 'view'];

/** @param {string[]} names @param {string} text */
const queryOf = (names, text) => `?${names.map((name) => `${name}=${encodeURIComponent(text)}`).join('&')}`;

test('no address becomes markup', async ({ page }) => {
  const table = new Table(page);
  const isTold = () => expect(table.status.or(page.locator('.notice')).first()).not.toBeEmpty();
  // A `javascript:` URL works only if nothing precedes it.
  for (const text of [PAYLOADS.join(' '), SCRIPT]) {
    for (const names of [GAME, BOARD, DAY]) {
      await page.goto(`/${queryOf(names, text)}`);
      await isTold();
      expect(await traces(page), `${names}: ${text}`).toEqual(NOTHING);
    }
    const written = encodeURIComponent(text);
    await page.goto(`/embed.html?board=${written}&theme=${written}&lang=${written}`);
    await expect(table.status).not.toBeEmpty();
    expect(await traces(page), text).toEqual(NOTHING);
  }
  await page.goto('/?board=triangle');
  await table.isReady();
  let number = 2;
  for (const text of PAYLOADS)
    for (const [names, taken] of /** @type {const} */ ([
      [GAME, 'goal'],
      [BOARD, 'board'],
    ])) {
      await page.evaluate(goTo, { query: queryOf(names, text), game: number++ });
      await expect(table.element).toHaveAttribute(taken, text);
      await page.evaluate(frame);
      expect(await traces(page), `${names}: ${text}`).toEqual(NOTHING);
    }
});

/**
 * Goes to another URL, as Back and Forward do. The page identifies games by their numbers.
 * @param {{ query: string, game: number }} entry
 */
function goTo({ query, game }) {
  history.replaceState({ game }, '', query);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

test('no game of an address becomes markup', async ({ page }) => {
  const table = new Table(page);
  const game = gameWith(PAYLOADS.join(' '));
  await page.goto(`/${writeLink({ board: 'triangle', start: 'a1', game, at: 1 })}`);
  await expect(table.element.getByRole('note', { name: 'Comment' })).toContainText('onerror');
  expect(await traces(page)).toEqual(NOTHING);
});

test('nothing that is typed or pasted becomes markup', async ({ visit, page }) => {
  const table = await visit('/?board=triangle&start=a1&moves=a3-a1', 'study');
  for (const text of PAYLOADS) {
    await page.locator('.comment-field textarea').fill(text);
    await page.locator('.comment-field textarea').blur();
    expect(await traces(page), text).toEqual(NOTHING);
  }
  await table.openDialog('text');
  for (const text of PAYLOADS) {
    await page.locator('#text-dialog textarea').first().fill(text);
    await page.evaluate(frame);
    expect(await traces(page), text).toEqual(NOTHING);
  }
});

test('what is shared of a hostile game parses as what is meant, and runs nothing', async ({ page }) => {
  const text = PAYLOADS.map((each) => each.replaceAll(/[{}]/g, '')).join(' ');
  await openShare(page);
  const snippets = await page.evaluate(async (game) => {
    const element = /** @type {any} */ (document.querySelector('peg-solitaire'));
    const ready = new Promise((resolve) => element.addEventListener('ready', resolve, { once: true }));
    element.open({ board: 'triangle', start: 'a1', game });
    await ready;
    return element.game;
  }, `{${text}} a3-a1 [label a1 "<i>&"]`);
  expect(snippets).toContain('onerror');
  await page.keyboard.press('Escape');
  await pressTool(page, 'share');
  await page.getByLabel('Include my jumps').check();
  /** @type {string[]} */
  const written = [];
  for (const choice of ['Embed', 'Picture', 'Link']) {
    await page.locator('#share-dialog .choices label', { hasText: choice }).click();
    expect(await traces(page), choice).toEqual(NOTHING);
    if (choice === 'Embed') written.push(await page.locator('#share-dialog textarea').first().inputValue());
  }
  await page.goto('about:blank');
  const tags = await page.evaluate((written) => {
    const drawn = written.flatMap((html) => [
      ...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*'),
    ]);
    return [...new Set(drawn.map((it) => `${it.localName} ${it.getAttributeNames().sort().join(' ')}`.trim()))];
  }, written);
  expect(written.join()).toContain('onerror');
  expect(tags).toEqual([
    'html',
    'head',
    'link href rel',
    'script async src',
    'body',
    'div',
    'peg-solitaire app board controls data-lines game',
    'a href',
  ]);
});

const HOSTILE_SET = PAYLOADS.map((text) => `${text}\nboard: triangle\nstart: a1\ngame: ${gameWith(text)}\nat: 1`).join(
  '\n\n',
);

test('a sheet of hostile captions and comments contains only headings and pictures', async ({ page }, info) => {
  const [set, sheet] = [info.outputPath('set.txt'), info.outputPath('sheet.html')];
  writeFileSync(set, `<script>window.ran=1</script>\n\n${HOSTILE_SET}\n`);
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  execFileSync(process.execPath, ['commands/sheet.mjs', set, '--out', sheet], { cwd: root });
  await page.goto(pathToFileURL(sheet).href);
  expect(await traces(page)).toEqual(NOTHING);
  const found = await page.evaluate(() => ({
    tags: [...new Set([...document.querySelectorAll('body *')].map((it) => it.localName))].sort(),
    pictures: [...document.images].map(({ src }) => {
      const drawing = new DOMParser().parseFromString(
        decodeURIComponent(src.slice(src.indexOf(',') + 1)),
        'image/svg+xml',
      );
      return [...new Set([...drawing.querySelectorAll('*')].map((it) => it.localName))].sort().join(' ');
    }),
  }));
  expect(found.tags).toEqual(['b', 'div', 'figcaption', 'figure', 'h1', 'img', 'main', 'p']);
  expect(found.pictures).toHaveLength(PAYLOADS.length);
  for (const names of found.pictures)
    expect(names).toMatch(
      /^((circle|defs|desc|ellipse|g|line|linearGradient|marker|path|radialGradient|rect|stop|svg|text|title|tspan|use) ?)+$/,
    );
});

guestTest('no attribute and no text between the tags becomes markup', async ({ guest, page }) => {
  await page.goto(
    guest.blog.publish(`<peg-solitaire controls></peg-solitaire><script src="${guest.blog.plusScript}"></script>`),
  );
  await guest.isReady();
  for (const text of PAYLOADS) {
    await guest.element.evaluate(
      async (it, [text, game]) => {
        const element = /** @type {any} */ (it);
        for (const name of [...element.constructor.observedAttributes, 'app', 'title'])
          element.setAttribute(name, text);
        element.removeAttribute('board');
        element.playlist = [{ board: 'triangle', start: 'a1', game, caption: text }, { caption: text }];
        const ready = new Promise((resolve) => element.addEventListener('ready', resolve, { once: true }));
        element.index = 0;
        await ready;
      },
      [text, gameWith(text)],
    );
    expect((await traces(page)).ran, text).toBe('nothing');
    const inside = await guest.ask((it) => {
      const all = [.../** @type {ShadowRoot} */ (it.shadowRoot).querySelectorAll('*')];
      return all
        .filter(
          ({ localName, attributes }) =>
            /script|iframe|img/.test(localName) ||
            [...attributes].some(
              ({ name, value }) => name.startsWith('on') || (name === 'href' && !value.startsWith('http')),
            ),
        )
        .map((each) => each.outerHTML);
    });
    expect(inside, text).toEqual([]);
  }
});

test('messages of other windows are ignored', async ({ page }) => {
  await openShare(page);
  await page.locator('#share-dialog .choices label', { hasText: 'Embed' }).click();
  await page.locator('#share-dialog [name="embed"]').selectOption('frame');
  const frame = page.locator('#share-dialog iframe');
  await expect(frame.contentFrame().locator('peg-solitaire .status')).not.toBeEmpty();
  const height = () => frame.evaluate((it) => /** @type {HTMLElement} */ (it).style.height);
  const told = () =>
    frame
      .contentFrame()
      .locator('body')
      .evaluate((it) => `${Math.ceil(it.getBoundingClientRect().height)}px`);
  await expect.poll(async () => (await height()) === (await told())).toBe(true);
  const before = await height();
  await page.evaluate(async () => {
    const stranger = document.createElement('iframe');
    stranger.src = './embed.html?board=triangle';
    document.body.append(stranger);
    await new Promise((resolve) => stranger.addEventListener('load', resolve));
    const said = [
      { type: 'peg-solitaire', height: 7 },
      { type: 'peg-solitaire' },
      null,
      'take-over',
      { id: 1, isTrap: true },
      5,
    ];
    const heard = new Promise((resolve) => {
      let count = 0;
      addEventListener('message', () => ++count === 2 * said.length && resolve(true));
    });
    for (const data of said) {
      window.postMessage(data, '*');
      dispatchEvent(
        new MessageEvent('message', { data, source: stranger.contentWindow, origin: 'https://example.org' }),
      );
    }
    await heard;
    stranger.remove();
  });
  expect(await height()).toBe(before);
  // Even in a message from the frame itself, only a number is accepted as its height.
  await page.evaluate(() => {
    const source = /** @type {HTMLIFrameElement} */ (document.querySelector('#share-dialog iframe')).contentWindow;
    for (const height of [Number.NaN, 'huge', -1, 0, Number.POSITIVE_INFINITY, { valueOf: () => 7 }])
      dispatchEvent(new MessageEvent('message', { data: { type: 'peg-solitaire', height }, source }));
  });
  expect(await height()).toBe(before);
});
