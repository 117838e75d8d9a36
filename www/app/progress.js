// What a person has solved, kept on the device. Where it cannot be kept, the page knows it until it is left, and says so.

import { get, set, update } from 'idb-keyval';
import { EMPTY, merge, NewerRecord, readRecord, withDay, withWin } from './progress-record.js';

/** @typedef {import('./progress-record.js').ProgressRecord} ProgressRecord */
/** Why progress is not kept, or not there any more. @typedef {'forbidden' | 'full' | 'newer' | 'damaged'} Trouble */

const KEY = 'progress';

export class Progress {
  /** @type {ProgressRecord} */
  record = EMPTY;
  /** @type {Trouble | undefined} */
  trouble;
  #loaded = this.#load();

  /** @returns {Promise<ProgressRecord>} the record, once what was kept is read */
  async read() {
    await this.#loaded;
    return this.record;
  }

  /** @param {{ problem: string, moves: number, today: string }} win */
  async addWin(win) {
    await this.#change((record) => withWin(record, win));
  }

  /** Notes that a problem is that of a day. @param {string} day @param {string} problem its key */
  async addDay(day, problem) {
    await this.#change((record) => withDay(record, day, problem));
  }

  /** @param {ProgressRecord} other */
  async add(other) {
    await this.#change((record) => merge(record, other));
  }

  async clear() {
    await this.#loaded;
    this.record = EMPTY;
    await this.#try(() => set(KEY, EMPTY));
  }

  async #load() {
    let isDamaged = false;
    await this.#try(async () => {
      const kept = await get(KEY);
      this.record = read(kept);
      isDamaged = kept !== undefined && this.record === EMPTY;
    });
    if (isDamaged) this.trouble = 'damaged';
  }

  /** Another tab may have kept more meanwhile. @param {(record: ProgressRecord) => ProgressRecord} act */
  async #change(act) {
    await this.#loaded;
    this.record = act(this.record);
    await this.#try(() =>
      update(KEY, (kept) => {
        this.record = merge(read(kept), this.record);
        return this.record;
      }),
    );
  }

  /** @param {() => Promise<void>} work */
  async #try(work) {
    try {
      await work();
      this.trouble = undefined;
    } catch (error) {
      this.trouble = troubleOf(/** @type {Error} */ (error));
    }
  }
}

/** What is damaged is as good as nothing: then it is `EMPTY` itself. @param {unknown} kept */
function read(kept) {
  try {
    return readRecord(kept);
  } catch (error) {
    if (error instanceof NewerRecord) throw error;
    return EMPTY;
  }
}

/** @param {Error} error @returns {Trouble} */
function troubleOf(error) {
  if (error instanceof NewerRecord) return 'newer';
  return error.name === 'QuotaExceededError' ? 'full' : 'forbidden';
}
