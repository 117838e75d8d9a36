// A person's progress, kept on the device. If it cannot be kept, the page remembers it until it is left, and says so.

import { createStore, del, get, update } from 'idb-keyval';
import { onceDone } from '../../common/memo.js';
import { EMPTY, merge, NewerRecord, readRecord, withDay, withLearned, withLeft, withWin } from './progress-record.js';

/** @typedef {import('./progress-record.js').ProgressRecord} ProgressRecord */
/** @typedef {ReturnType<typeof keptProgress>} Progress */
/** Makes a record grow; once more, it changes nothing. @typedef {(record: ProgressRecord) => ProgressRecord} Change */
/**
 * The parts of dialogs that show progress; `show` opens another one.
 * @typedef {import('../kit/dialog.js').Table & { progress: Progress, show: (view: string) => void }} ProgressTable
 */
/**
 * The reasons if progress is not kept, or not there any more.
 * @typedef {'forbidden' | 'full' | 'newer' | 'damaged'} Trouble
 */

const KEY = 'progress';
/** The store of earlier versions, which other pages of the same origin may use as well. */
const SHARED_STORE = 'keyval-store';

/** The store of this page alone, with what earlier versions kept. It is opened again after it could not be. */
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

/** A record of a newer version stays as it is. @param {unknown} own @param {unknown} kept */
function together(own, kept) {
  try {
    return merge(readRecord(own), readRecord(kept));
  } catch {
    return own;
  }
}

export function keptProgress() {
  /** The changes that are not kept, or not yet. @type {Change[]} */
  let unkept = [];
  /** True if the kept record is damaged: this visit says so, though it is replaced. */
  let isDamaged = false;
  const progress = {
    record: EMPTY,
    /** @type {Trouble | undefined} */
    trouble: undefined,

    /**
     * @returns {Promise<ProgressRecord>} the kept record, by another tab as well, with the changes that could not be
     *   kept
     */
    async read() {
      await attempt(async () => grow(await get(KEY, await ownStore())));
      return progress.record;
    },

    /** @param {import('./progress-record.js').KeptWin} win */
    addWin: (win) => change((record) => withWin(record, win)),

    /** Notes a game without a win. @param {string} problem its key @param {number} pegs left */
    addLeft: (problem, pegs) => change((record) => withLeft(record, problem, pegs)),

    /** Notes the problem of a day. @param {string} day @param {string} problem its key */
    addDay: (day, problem) => change((record) => withDay(record, day, problem)),

    /** @param {string} problem its key @param {import('./progress-record.js').Learned} learned */
    addLearned: (problem, learned) => change((record) => withLearned(record, problem, learned)),

    /** @param {ProgressRecord} other */
    add: (other) => change((record) => merge(record, other)),

    async clear() {
      progress.record = EMPTY;
      unkept = [];
      isDamaged = false;
      // This works even if the storage is full.
      await attempt(async () => del(KEY, await ownStore()));
    },
  };
  return progress;

  /** Another tab may have kept more meanwhile, or cleared all. @param {Change} change */
  async function change(change) {
    unkept.push(change);
    progress.record = change(progress.record);
    await attempt(async () => {
      const changes = [...unkept];
      await update(KEY, grow, await ownStore());
      unkept = unkept.filter((one) => !changes.includes(one));
    });
  }

  /** Takes the kept record, with the changes that are not kept. @param {unknown} kept */
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

/** True if a value is a record of this page, of this version or a newer one. @param {unknown} value */
function isRecord(value) {
  try {
    return readRecord(value) !== undefined;
  } catch (error) {
    return error instanceof NewerRecord;
  }
}

/** A damaged record counts as none. @param {unknown} kept */
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
