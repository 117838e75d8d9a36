// Drives the page like a player, in WebKit.

import { By, Key } from 'selenium-webdriver';

/** The timeout, in milliseconds: answers may take a long time on a busy machine. */
const PATIENCE = 60_000;
/** The duration of pointer moves, in milliseconds, so that a drag is recognised. */
const HAND = { duration: 50 };

const STATUS = "element.shadowRoot.querySelector('.status').textContent";
/** A JavaScript expression for the state of the page, which is reported after a timeout. */
const LOOKS = `JSON.stringify({
  address: location.href,
  state: document.readyState,
  isDefined: Boolean(customElements.get('peg-solitaire')),
  status: element?.shadowRoot && ${STATUS},
  moves: element?.moves,
  isPaused: element?.paused,
  files: performance.getEntriesByType('resource').map(({ name, responseEnd }) => name + ' ' + responseEnd),
}, undefined, 2)`;

/** @typedef {import('../../www/element/plus-element.js').PegSolitaireElement} PegSolitaireElement */

export class Player {
  /** @param {import('selenium-webdriver').WebDriver} driver */
  constructor(driver) {
    this.driver = driver;
  }

  /** @param {string} address */
  async open(address) {
    await this.#leave(() => this.driver.get(address));
  }

  async reload() {
    await this.#leave(() => this.driver.navigate().refresh());
  }

  /**
   * Goes to another page, and waits until it is ready. After navigating back, the driver may return while the previous
   * page is still there.
   * @param {() => Promise<void>} go
   */
  async #leave(go) {
    await this.ask('void (globalThis.isBefore = true)');
    await go();
    await this.until('!globalThis.isBefore');
    await this.until("element.shadowRoot?.querySelector('[data-hole][style]') != null");
  }

  /** The value of an expression that uses `element`. @param {string} expression @returns {Promise<any>} */
  ask(expression) {
    return this.driver.executeScript(`const element = document.querySelector('peg-solitaire'); return ${expression}`);
  }

  /**
   * Waits until an expression that uses `element` is true. If the wait times out, the error reports the state of the
   * page.
   * @param {string} expression
   */
  async until(expression) {
    try {
      await this.driver.wait(async () => Boolean(await this.ask(expression)), PATIENCE);
    } catch (error) {
      throw new Error(`Not so: ${expression}\n${await this.ask(LOOKS)}`, { cause: error });
    }
  }

  /** Waits for a sentence below the board. @param {string} text a part of it */
  async isTold(text) {
    await this.until(`${STATUS}.includes(${JSON.stringify(text)})`);
  }

  /** Records everything announced from now on, because each sentence replaces the one before. */
  async listen() {
    await this.ask(`void (() => {
      const news = element.shadowRoot.querySelector('[role=status]');
      globalThis.said = [];
      new MutationObserver(() => said.push(news.textContent)).observe(news, { childList: true, subtree: true });
    })()`);
  }

  /** Waits until a sentence has been announced. @param {string} beginning */
  async hears(beginning) {
    await this.until(`said.some((text) => text.startsWith(${JSON.stringify(beginning)}))`);
  }

  /** The centre of a hole in the window. @param {string} name */
  async place(name) {
    const rectangle = `element.shadowRoot.querySelector('[data-hole="${name}"]').getBoundingClientRect()`;
    const { x, y, width, height } = await this.ask(`${rectangle}.toJSON()`);
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  }

  /** @param {string} name */
  async click(name) {
    const at = { ...(await this.place(name)), ...HAND };
    await this.driver.actions().move(at).press().release().perform();
  }

  /** @param {string} from @param {string} to */
  async drag(from, to) {
    const [a, b] = [await this.place(from), await this.place(to)];
    const hand = this.driver
      .actions()
      .move({ ...a, ...HAND })
      .press();
    await hand
      .move({ ...b, ...HAND })
      .release()
      .perform();
  }

  /** @param {string[]} keys of `Key`, or letters */
  async press(...keys) {
    for (const key of keys)
      await this.driver
        .actions()
        .sendKeys(Key[/** @type {'ENTER'} */ (key)] ?? key)
        .perform();
  }

  /** Presses a button inside the element. Buttons become usable a frame later than the board. @param {string} action */
  async act(action) {
    const button = `element.shadowRoot.querySelector('[data-action="${action}"]')`;
    await this.until(`!${button}.disabled && ${button}.ariaDisabled !== 'true'`);
    await this.ask(`${button}.click()`);
  }

  /** Presses a button on the page. @param {string} selector */
  async choose(selector) {
    await this.driver.findElement(By.css(selector)).click();
  }
}
