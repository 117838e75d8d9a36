// The element as writers embed it: the one file, its attributes, methods and events; frames and pictures.

import { readFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import omggif from 'omggif';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../types/peg-solitaire-element.js').PegSolitaireElement} Element */

const SHORT = 'd2-d4 b3-d3 d4-d2';

/** A page of a blog, with the script and some HTML. */
class Blog {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.element = page.locator('peg-solitaire').first();
  }

  /** @param {string} html */
  async write(html) {
    const body = `<!doctype html><meta charset="utf-8"><title>Blog</title><script>var errors = [];
      document.addEventListener('error', (event) => errors.push(event.detail?.message), true);</script>
      <script type="module" src="/peg-solitaire.js"></script>${html}`;
    await this.page.route('**/blog.html', (route) => route.fulfill({ body, contentType: 'text/html' }));
    await this.page.goto('/blog.html');
  }

  /**
   * @template T
   * @param {(element: Element) => T} question
   * @returns {Promise<T>}
   */
  async ask(question) {
    return /** @type {Promise<T>} */ (this.element.evaluate(/** @type {any} */ (question)));
  }

  async pegs() {
    return (await this.ask(({ position }) => position)).replaceAll(/[^x]/g, '').length;
  }
}

const test = base.extend(
  /** @type {any} */ ({ blog: async (/** @type {any} */ { page }, /** @type {any} */ use) => use(new Blog(page)) }),
);
/** @param {string} title @param {(fixtures: { blog: Blog, page: Page }) => Promise<void>} run */
const check = (title, run) =>
  test(title, /** @type {any} */ (async (/** @type {any} */ { blog, page }) => run({ blog, page })));

check('two lines are enough to play and to solve', async ({ blog }) => {
  await blog.write('<peg-solitaire board="english" controls></peg-solitaire>');
  await expect(blog.element.locator('.status')).toHaveText('32 pegs. 4 jumps possible.');
  await blog.element.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(blog.element.locator('.status')).toHaveText(/^Solved: 31 jumps/);
  await expect(blog.element.getByRole('button', { name: 'Another solution' })).toBeVisible();
  await expect(blog.element.getByRole('button', { name: 'Fewest moves' })).toBeHidden();
});

check('nothing is compiled before the element is near', async ({ blog, page }) => {
  await page.addInitScript(() => {
    const { compile } = WebAssembly;
    Reflect.set(globalThis, 'compiled', 0);
    WebAssembly.compile = (bytes) => {
      Reflect.set(globalThis, 'compiled', Reflect.get(globalThis, 'compiled') + 1);
      return compile(bytes);
    };
  });
  await blog.write('<div style="height: 3000px"></div><peg-solitaire></peg-solitaire>');
  await page.waitForFunction(() => customElements.get('peg-solitaire'));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))));
  expect(await page.evaluate('compiled')).toBe(0);
  await page.evaluate(() => scrollTo(0, 3000));
  await expect.poll(() => blog.pegs()).toBe(32);
  expect(await page.evaluate('compiled')).toBe(1);
});

check('given moves play by themselves, and again and again', async ({ blog, page }) => {
  await blog.write(`<peg-solitaire moves="${SHORT}" autoplay loop speed="8"></peg-solitaire>`);
  const ends = page.evaluate(
    () =>
      new Promise((resolve) => {
        let count = 0;
        document.querySelector('peg-solitaire')?.addEventListener('ended', () => ++count === 2 && resolve(count));
      }),
  );
  expect(await ends).toBe(2);
  expect(await blog.ask(({ moves, speed }) => [moves, speed])).toEqual([SHORT, 8]);
});

check('out of sight, a film that began by itself stands still', async ({ blog, page }) => {
  await blog.write(
    `<peg-solitaire moves="${SHORT}" autoplay speed="0.25"></peg-solitaire><div style="height: 3000px"></div>`,
  );
  await expect.poll(() => blog.ask(({ paused }) => paused)).toBe(false);
  await page.evaluate(() => scrollTo(0, 3000));
  await expect.poll(() => blog.ask(({ paused }) => paused)).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => blog.ask(({ paused }) => paused)).toBe(false);
});

check('what a person has paused stays paused', async ({ blog, page }) => {
  await blog.write(
    `<peg-solitaire moves="${SHORT}" autoplay controls speed="0.25"></peg-solitaire><div style="height: 3000px"></div>`,
  );
  await blog.element.getByRole('button', { name: 'Pause' }).click();
  await page.evaluate(() => scrollTo(0, 3000));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(await blog.ask(({ paused }) => paused)).toBe(true);
});

check('with reduced motion nothing plays by itself', async ({ blog, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await blog.write(`<peg-solitaire moves="${SHORT}" autoplay></peg-solitaire>`);
  await expect.poll(() => blog.pegs()).toBe(32);
  expect(await blog.ask(({ paused }) => paused)).toBe(true);
});

check('a board to look at cannot be played, but its film can', async ({ blog, page }) => {
  await blog.write(`<peg-solitaire moves="${SHORT}" readonly controls></peg-solitaire>`);
  await expect.poll(() => blog.pegs()).toBe(32);
  const hole = async (/** @type {string} */ name) => {
    const box = await blog.element.locator(`[data-hole="${name}"]`).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  };
  await hole('d6');
  await hole('d4');
  expect(await blog.pegs()).toBe(32);
  await expect(blog.element.getByRole('button', { name: 'Solve', exact: true })).toBeHidden();
  await blog.element.getByRole('button', { name: 'One move forward' }).click();
  await expect.poll(() => blog.pegs()).toBe(31);
});

check('a solution is found and played on load', async ({ blog }) => {
  await blog.write('<peg-solitaire board="triangle" start="a1" solve speed="8"></peg-solitaire>');
  await expect.poll(() => blog.pegs(), { timeout: 15_000 }).toBe(1);
});

check('attributes are properties, even those that were set before the script came', async ({ blog, page }) => {
  await blog.write(`<peg-solitaire id="early"></peg-solitaire><script>
    Object.assign(document.querySelector('#early'), { board: 'triangle', loop: true, readOnly: true });</script>`);
  await expect.poll(() => blog.pegs()).toBe(14);
  expect(
    await blog.ask((one) => [one.getAttribute('board'), one.hasAttribute('loop'), one.hasAttribute('readonly')]),
  ).toEqual(['triangle', true, true]);
  await blog.ask((one) => {
    one.board = '';
    one.start = 'c1';
    one.controls = true;
  });
  await expect.poll(() => blog.ask(({ position }) => position.slice(0, 7))).toBe('..oxx..');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

check('bad values fall back, and are told of once', async ({ blog, page }) => {
  await blog.write('<peg-solitaire speed="fast" theme="pink" loading="never" lang="?" controls></peg-solitaire>');
  await expect(blog.element.locator('.status')).toHaveText('32 pegs. 4 jumps possible.');
  await blog.ask((one) => one.undo());
  await expect
    .poll(() => page.evaluate('errors'))
    .toEqual([
      "speed: expected a number from 0.25 to 8, found 'fast'",
      "theme: expected light or dark, found 'pink'",
      "loading: expected lazy or eager, found 'never'",
      "lang: expected a language such as en or de-AT, found '?'",
    ]);
  expect(await blog.ask(({ speed }) => speed)).toBe(1);
});

check('numbers are written as the language has them', async ({ blog }) => {
  await blog.write('<article lang="de"><peg-solitaire controls></peg-solitaire></article>');
  await blog.element.getByRole('button', { name: 'Solve', exact: true }).click();
  await expect(blog.element.locator('.status')).toHaveText(/found in (\d+,\d|\d\d+) ms/);
});

check('a frame shows what its address says, and tells its height', async ({ blog, page }) => {
  await blog.write(`<iframe src="/embed.html?board=triangle&moves=a3-a1&controls=0&readonly=1" width="400"></iframe>
    <script>addEventListener('message', ({ data }) => { if (data.type === 'peg-solitaire') globalThis.told = data.height; });</script>`);
  await expect.poll(() => page.evaluate('globalThis.told')).toBeGreaterThan(350);
  await expect.poll(() => page.evaluate('globalThis.told')).toBeLessThan(520);
  const frame = page.frameLocator('iframe').locator('peg-solitaire');
  await expect
    .poll(() => frame.evaluate((/** @type {any} */ one) => [one.moves, one.readOnly, one.controls]))
    .toEqual(['a3-a1', true, false]);
});

for (const [at, shown] of [
  ['', '&at=0'],
  ['&at=1', '&at=1'],
]) {
  check(`a frame leads to the position that it shows: moves ${at}`, async ({ blog, page }) => {
    await page.goto(`/embed.html?board=triangle&moves=a3-a1_c3-a3${at}`);
    await expect.poll(() => blog.ask(({ jumps }) => jumps.length)).toBe(Number(shown.at(-1)));
    await expect(page.getByRole('link')).toHaveAttribute('href', `./?board=triangle&moves=a3-a1_c3-a3${shown}`);
  });
}

/** @param {Page} page */
async function openShare(page) {
  await page.goto('/?board=triangle&moves=a3-a1_c3-a3&at=0');
  await page.locator('peg-solitaire').locator('[data-hole="a1"]').waitFor({ state: 'attached' });
  await page.click('#share');
}

check('the preview shows all of what is shared', async ({ page }) => {
  await openShare(page);
  const frame = page.locator('#sharing .frame');
  for (const hasControls of [true, false]) {
    await page.locator('.choices label', { hasText: 'Frame' }).click();
    await page.getByRole('checkbox', { name: 'Controls' }).setChecked(hasControls);
    const element = frame.contentFrame().locator('peg-solitaire');
    await expect.poll(() => element.evaluate((/** @type {any} */ one) => one.controls)).toBe(hasControls);
    await expect
      .poll(async () => {
        const [inner, outer] = [await element.boundingBox(), await page.locator('#sharing .preview').boundingBox()];
        return inner && outer && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
      })
      .toBe(true);
  }
});

check('the dialog gives a link, an element and a frame that show the game', async ({ blog, page }) => {
  await openShare(page);
  const code = page.locator('#sharing .code textarea');
  await expect(code).toHaveValue(/\/\?board=triangle&moves=a3-a1_c3-a3&at=0$/);
  await page.locator('.choices label', { hasText: 'Frame' }).click();
  await expect(code).toHaveValue(/^<iframe src="http[^"]*embed\.html\?board=triangle&amp;moves=a3-a1_c3-a3&amp;at=0" /);
  await page.locator('.choices label', { hasText: 'Element' }).click();
  await page.getByLabel('Autoplay').check();
  const html = await code.inputValue();
  const preview = page.frameLocator('#sharing .frame').locator('peg-solitaire');
  await expect.poll(() => preview.evaluate((/** @type {any} */ one) => one.autoplay)).toBe(true);
  await blog.write(html);
  await expect.poll(() => blog.ask(({ moves, autoplay }) => `${moves} ${autoplay}`)).toBe('a3-a1 c3-a3 true');
});

check('link, element, frame and preview show the position that is shared', async ({ blog, page }) => {
  await page.goto('/?board=triangle&moves=a3-a1_c3-a3&at=1');
  await blog.element.locator('[data-hole="a1"]').waitFor({ state: 'attached' });
  await page.getByLabel('Speed').selectOption('0.5');
  await page.click('#share');
  const code = page.locator('#sharing .code textarea');
  const jumps = (/** @type {any} */ element) => element.jumps;
  const preview = page.frameLocator('#sharing .frame').locator('peg-solitaire');
  await expect.poll(() => preview.evaluate(jumps)).toEqual(['a3-a1']);
  /** @type {Record<string, string>} */
  const shared = {};
  for (const form of ['Link', 'Element', 'Frame']) {
    await page.locator('.choices label', { hasText: form }).click();
    shared[form] = await code.inputValue();
  }
  await blog.write(shared.Element);
  await expect.poll(() => blog.ask(({ jumps, speed }) => [...jumps, speed])).toEqual(['a3-a1', 0.5]);
  await blog.write(shared.Frame);
  const framed = page.frameLocator('iframe').locator('peg-solitaire');
  await expect
    .poll(() => framed.evaluate((/** @type {any} */ one) => [...one.jumps, one.speed]))
    .toEqual(['a3-a1', 0.5]);
  await page.goto(shared.Link);
  await expect.poll(() => blog.ask(({ jumps }) => jumps)).toEqual(['a3-a1']);
});

check('a frame has the speed and the language of its address', async ({ blog, page }) => {
  await page.goto('/embed.html?board=triangle&speed=4&lang=de');
  await expect.poll(() => blog.ask(({ speed, lang }) => `${speed} ${lang}`)).toBe('4 de');
});

check('Enter on a choice of what is shared closes nothing', async ({ page }) => {
  await openShare(page);
  await page.getByRole('radio', { name: 'Link' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('#sharing')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Element' })).toBeChecked();
});

check('an animated SVG moves without a script', async ({ page }) => {
  await openShare(page);
  await page.locator('.choices label', { hasText: 'Picture' }).click();
  const image = page.locator('#sharing .image');
  await expect(page.locator('#sharing output')).toHaveText(/KB$/);
  const before = await image.screenshot();
  await expect.poll(async () => before.equals(await image.screenshot())).toBe(false);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text).toMatch(/^<svg /);
  expect(text).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/);
});

check('a GIF shows every jump', async ({ page }) => {
  await openShare(page);
  await page.locator('.choices label', { hasText: 'Picture' }).click();
  await page.getByLabel('Kind of picture').selectOption('gif');
  await expect(page.locator('#sharing output')).toHaveText(/KB$/, { timeout: 20_000 });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const gif = new omggif.GifReader(readFileSync(await (await download).path()));
  expect([gif.width, gif.height]).toEqual([480, 480]);
  expect(gif.numFrames()).toBeGreaterThan(8);
  expect(gif.loopCount()).toBe(0);
});

check('every board of the example post is drawn', async ({ page }) => {
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/examples/blog/');
  const boards = page.locator('peg-solitaire');
  for (const board of await boards.all()) {
    if (!(await board.isVisible())) continue;
    await board.scrollIntoViewIfNeeded();
    await expect.poll(() => board.evaluate((/** @type {any} */ one) => one.position)).toMatch(/x/);
  }
  expect(await boards.count()).toBeGreaterThan(5);
  expect(errors).toEqual([]);
});
