// What is looked for only while somebody wants to know it.

export class Wanted {
  #isWanted = false;
  #invalidate;

  /** @param {() => void} invalidate tells that something is to be drawn */
  constructor(invalidate) {
    this.#invalidate = invalidate;
  }

  /** Whether somebody looks at it. */
  get isWanted() {
    return this.#isWanted;
  }

  set isWanted(isWanted) {
    if (isWanted === this.#isWanted) return;
    this.#isWanted = isWanted;
    if (isWanted) this.find();
    else this.stop();
    this.#invalidate();
  }

  /** Looks for what is not known. */
  find() {}

  /** Ends what is being looked for. */
  stop() {}
}
