// Fingers on a touch screen, as the browser sees them.

/** @typedef {{ x: number, y: number }} Place in CSS pixels of the window */

/**
 * Fingers on a page. This class uses only the browser's protocol, because Playwright's locators add touch listeners,
 * which the browser waits for before it scrolls.
 */
export class Fingers {
  #client;

  /** @param {import('@playwright/test').CDPSession} client */
  constructor(client) {
    this.#client = client;
  }

  /** @param {import('@playwright/test').Page} page */
  static async on(page) {
    return new Fingers(await page.context().newCDPSession(page));
  }

  /** The value of an expression in the page; promises are awaited. @param {string} expression */
  async ask(expression) {
    const { result } = await this.#client.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    return result.value;
  }

  /**
   * The centre of a hole of the first board; undefined before it is drawn.
   * @param {string} name
   * @returns {Promise<any>}
   */
  async hole(name) {
    return this.ask(`(() => {
      const hole = document.querySelector('peg-solitaire').shadowRoot.querySelector('[data-hole="${name}"][style]');
      const box = hole?.getBoundingClientRect();
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    })()`);
  }

  /** Waits for two frames, after which the browser knows whether the page handles touches. */
  async rest() {
    await this.ask('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
  }

  /** Puts fingers down; fingers already down have to be listed again. @param {Place[]} places */
  async press(...places) {
    await this.#touch('touchStart', places);
  }

  /** Moves all fingers, and waits until a frame shows the change. @param {Place[]} places */
  async move(...places) {
    await this.#touch('touchMove', places);
    await this.ask('new Promise(requestAnimationFrame)');
  }

  async lift() {
    await this.#touch('touchEnd', []);
  }

  /** Swipes from one point to another with one finger. @param {Place} from @param {Place} to */
  async swipe(from, to) {
    await this.press(from);
    const steps = 10;
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      await this.move({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }
    await this.lift();
  }

  /** @param {'touchStart' | 'touchMove' | 'touchEnd'} type @param {Place[]} places */
  async #touch(type, places) {
    await this.#client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((place, id) => ({ ...place, id })),
    });
  }
}
