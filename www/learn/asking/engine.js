// Sends questions to the large engine, which runs in a worker and is loaded with the first question.

import { trustedScriptUrl } from '../../common/dom/trusted-types.js';
import workerUrl from './worker.js?worker&url';

/** @type {Worker | undefined} */
let worker;
/**
 * The pending questions, with their callbacks.
 * @type {Map<number, { resolve: (answer: any) => void, reject: (error: Error) => void }>}
 */
const open = new Map();
let last = 0;

/**
 * Runs a task in the worker, one report at a time. The next report is computed on request, so a task pauses while no
 * one iterates, and ends when the loop over its reports ends. The argument of `next` is a request for the next report.
 * @template {keyof import('./tasks.js').Tasks} Name
 * @param {Name} task
 * @param {Parameters<import('./tasks.js').Tasks[Name]>[0]} question
 * @returns {AsyncGenerator<import('./tasks.js').ReportOf<Name>, void, any>}
 */
export async function* reports(task, question) {
  const id = ++last;
  try {
    let { report, isDone } = await ask(id, { id, task, question });
    while (!isDone) {
      const wish = yield report;
      ({ report, isDone } = await ask(id, { id, wish }));
    }
  } finally {
    worker?.postMessage({ id, isOver: true });
  }
}

/**
 * The last report of a task.
 * @template {keyof import('./tasks.js').Tasks} Name
 * @param {Name} task
 * @param {Parameters<import('./tasks.js').Tasks[Name]>[0]} question
 * @returns {Promise<import('./tasks.js').ReportOf<Name>>}
 */
export async function answer(task, question) {
  let answer;
  for await (const report of reports(task, question)) answer = report;
  return /** @type {any} */ (answer);
}

/** @param {number} id @param {object} message @returns {Promise<{ report: any, isDone: boolean }>} */
function ask(id, message) {
  worker ??= start();
  worker.postMessage(message);
  return new Promise((resolve, reject) => open.set(id, { resolve, reject }));
}

function start() {
  const started = new Worker(trustedScriptUrl(workerUrl), { type: 'module' });
  started.addEventListener('message', ({ data: { id, error, isTrap, ...rest } }) => {
    const waiting = open.get(id);
    open.delete(id);
    if (error) waiting?.reject(new Error(error));
    else waiting?.resolve(rest);
    if (isTrap) end();
  });
  started.addEventListener('error', end);
  return started;
}

/** Terminates the worker and rejects all pending questions. The next question starts a new worker. */
function end() {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of open.values()) reject(new Error('The engine stopped'));
  open.clear();
}
