// What a person has solved, kept on the device. Where it cannot be kept, the page knows it until it is left, and says so.

import { del, get, update } from 'idb-keyval';
import { EMPTY, merge, NewerRecord, readRecord, withDay, withWin } from './progress-record.js';

/** @typedef {import('./progress-record.js').ProgressRecord} ProgressRecord */
/** Makes a record grow; once more, it changes nothing. @typedef {(record: ProgressRecord) => ProgressRecord} Change */
/** What the dialogs work with that say what is solved. @typedef {import('../kit/dialog.js').Table & { progress: Progress }} ProgressTable */
/** Why progress is not kept, or not there any more. @typedef {'forbidden' | 'full' | 'newer' | 'damaged'} Trouble */

const KEY = 'progress';

export class Progress {
  /** @type {ProgressRecord} */
  record = EMPTY;
  /** The changes that are not kept, or not yet. @type {Change[]} */
  #unkept = [];
  /** Whether what was kept is damaged: this visit says so, though it is replaced. */
  #isDamaged = false;
  /** @type {Trouble | undefined} */
  trouble;

  /** @returns {Promise<ProgressRecord>} what is kept now, by another tab as well, and what could not be kept */
  async read() {
    await this.#try(async () => {
      this.record = this.#grown(this.#readKept(await get(KEY)));
    });
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
    this.record = EMPTY;
    this.#unkept = [];
    this.#isDamaged = false;
    // Also where the storage is full.
    await this.#try(() => del(KEY));
  }

  /** Another tab may have kept more meanwhile, or cleared all. @param {Change} change */
  async #change(change) {
    this.#unkept.push(change);
    this.record = change(this.record);
    await this.#try(async () => {
      const changes = [...this.#unkept];
      await update(KEY, (kept) => {
        this.record = this.#grown(this.#readKept(kept));
        return this.record;
      });
      this.#unkept = this.#unkept.filter((one) => !changes.includes(one));
    });
  }

  /** What is kept, with what is not. @param {ProgressRecord} kept */
  #grown(kept) {
    return this.#unkept.reduce((record, change) => change(record), kept);
  }

  /** @param {unknown} kept */
  #readKept(kept) {
    const record = read(kept);
    this.#isDamaged ||= kept !== undefined && record === EMPTY;
    return record;
  }

  /** @param {() => Promise<void>} work */
  async #try(work) {
    try {
      await work();
      if (this.#unkept.length === 0) this.trouble = this.#isDamaged ? 'damaged' : undefined;
    } catch (error) {
      this.trouble = troubleOf(/** @type {Error} */ (error));
    }
  }
}

/** What is damaged is as good as nothing. @param {unknown} kept */
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
