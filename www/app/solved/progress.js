// The player's progress, stored on the device. If the progress cannot be stored, it is kept only until the page is
// closed, and the player is told.

import { createStore, del, get, update } from 'idb-keyval';
import { onceDone } from '../../common/memo.js';
import { EMPTY, merge, NewerRecord, readRecord, withDay, withLearned, withLeft, withWin } from './progress-record.js';

/** @typedef {import('./progress-record.js').ProgressRecord} ProgressRecord */
/** @typedef {ReturnType<typeof keptProgress>} Progress */
/**
 * A function that adds to a record; applying it again has no effect.
 * @typedef {(record: ProgressRecord) => ProgressRecord} Change
 */
/**
 * The context of dialogs that show progress; `show` opens another dialog.
 * @typedef {import('../kit/dialog.js').Table & { progress: Progress, show: (view: string) => void }} ProgressTable
 */
/**
 * The reason why progress is not stored, or has been lost.
 * @typedef {'forbidden' | 'full' | 'newer' | 'damaged'} Trouble
 */

const KEY = 'progress';
/** The store of earlier versions, which other pages of the same origin may also use. */
const SHARED_STORE = 'keyval-store';

/**
 * The page's own store, including the data that earlier versions stored elsewhere. If opening it fails, the next call
 * retries.
 */
const ownStore = onceDone(async () => {
  const store = createStore('peg-solitaire', KEY);
  await moveFromSharedStore(store);
  return store;
});

/** A tab with an earlier version may still add to the shared store. @param {import('idb-keyval').UseStore} store */
async function moveFromSharedStore(store) {
  const databases = await indexedDB.databases?.();
  if (databases?.every(({ name }) => name !== SHARED_STORE)) return;
  const kept = await get(KEY).catch(() => undefined);
  if (!isRecord(kept)) return;
  await update(KEY, (own) => (isRecord(own) ? together(own, kept) : kept), store);
  await del(KEY);
}

/** A record from a newer version is left unchanged. @param {unknown} own @param {unknown} kept */
function together(own, kept) {
  try {
    return merge(readRecord(own), readRecord(kept));
  } catch {
    return own;
  }
}

export function keptProgress() {
  /** The changes that are not stored yet, or could not be stored. @type {Change[]} */
  let unkept = [];
  /**
   * True if the stored record was damaged. The damage is reported throughout the visit, even if the record is replaced.
   */
  let isDamaged = false;
  const progress = {
    record: EMPTY,
    /** @type {Trouble | undefined} */
    trouble: undefined,

    /**
     * @returns {Promise<ProgressRecord>} the stored record, including other tabs' changes, plus any changes that could
     * not be stored
     */
    async read() {
      await attempt(async () => grow(await get(KEY, await ownStore())));
      return progress.record;
    },

    /** @param {import('./progress-record.js').KeptWin} win */
    addWin: (win) => change((record) => withWin(record, win)),

    /** Records a game that ended without a win. @param {string} problem its key @param {number} pegs left */
    addLeft: (problem, pegs) => change((record) => withLeft(record, problem, pegs)),

    /** Records which problem belongs to a day. @param {string} day @param {string} problem its key */
    addDay: (day, problem) => change((record) => withDay(record, day, problem)),

    /** @param {string} problem its key @param {import('./progress-record.js').Learned} learned */
    addLearned: (problem, learned) => change((record) => withLearned(record, problem, learned)),

    /** @param {ProgressRecord} other */
    add: (other) => change((record) => merge(record, other)),

    async clear() {
      progress.record = EMPTY;
      unkept = [];
      isDamaged = false;
      // Deleting works even if the storage is full.
      await attempt(async () => del(KEY, await ownStore()));
    },
  };
  return progress;

  /** Another tab may have stored more in the meantime, or cleared everything. @param {Change} change */
  async function change(change) {
    unkept.push(change);
    progress.record = change(progress.record);
    await attempt(async () => {
      const changes = [...unkept];
      await update(KEY, grow, await ownStore());
      unkept = unkept.filter((one) => !changes.includes(one));
    });
  }

  /** Adds the changes that are not stored yet to the stored record. @param {unknown} kept */
  function grow(kept) {
    const read = readKept(kept);
    isDamaged ||= kept !== undefined && read === EMPTY;
    progress.record = unkept.reduce((record, change) => change(record), read);
    return progress.record;
  }

  /** @param {() => Promise<unknown>} work */
  async function attempt(work) {
    try {
      await work();
      if (unkept.length === 0) progress.trouble = isDamaged ? 'damaged' : undefined;
    } catch (error) {
      progress.trouble = troubleOf(/** @type {Error} */ (error));
    }
  }
}

/** True if a value is a progress record of this version or a newer one. @param {unknown} value */
function isRecord(value) {
  try {
    return readRecord(value) !== undefined;
  } catch (error) {
    return error instanceof NewerRecord;
  }
}

/** A damaged record is ignored. @param {unknown} kept */
function readKept(kept) {
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
