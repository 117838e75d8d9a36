// The page in the hands of a player, in WebKit.

import { By, Key } from 'selenium-webdriver';

/** The end of patience, in milliseconds: answers may take long on a busy machine. */
const PATIENCE = 60_000;
/** The milliseconds of a pointer on its way, so that a drag is one. */
const HAND = { duration: 50 };

/** @typedef {import('../../www/element/peg-solitaire-element.js').PegSolitaireElement} PegSolitaireElement */

export class Player {
  /** @param {import('selenium-webdriver').WebDriver} driver */
  constructor(driver) {
    this.driver = driver;
  }

  /** @param {string} address */
  async open(address) {
    await this.driver.get(address);
    await this.isReady();
  }

  async isReady() {
    await this.until(() => this.ask("element.shadowRoot?.querySelector('[data-hole][style]') != null"));
  }

  /** The value of an expression of `element`. @param {string} expression @returns {Promise<any>} */
  ask(expression) {
    return this.driver.executeScript(`const element = document.querySelector('peg-solitaire'); return ${expression}`);
  }

  /** @param {() => Promise<unknown>} question */
  async until(question) {
    await this.driver.wait(async () => Boolean(await question()), PATIENCE);
  }

  /** Waits for the sentence below the board. @param {string} text a part of it */
  async isTold(text) {
    await this.until(async () => (await this.status()).includes(text));
  }

  /** @returns {Promise<string>} */
  status() {
    return this.ask("element.shadowRoot.querySelector('.status').textContent");
  }

  /** The middle of a hole in the window. @param {string} name */
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

  /** Presses a button inside the element. @param {string} action */
  async act(action) {
    const button = `element.shadowRoot.querySelector('[data-action="${action}"]')`;
    await this.until(() => this.ask(`!${button}.disabled`));
    await this.ask(`${button}.click()`);
  }

  /** Presses a button of the page. @param {string} selector */
  async choose(selector) {
    await this.driver.findElement(By.css(selector)).click();
  }
}
