// The expectations of tests. A question is asked again soon: most acts of a page take a frame or two.

import { expect as patient } from '@playwright/test';

/** The milliseconds before a question is asked again. */
const INTERVALS = [5, 10, 20, 40, 80, 160, 320];

/** @type {typeof patient.poll} */
const poll = (question, options) =>
  patient.poll(question, { intervals: INTERVALS, ...(typeof options === 'string' ? { message: options } : options) });

/** @type {typeof patient} */
export const expect = new Proxy(patient, {
  get: (target, name) => (name === 'poll' ? poll : Reflect.get(target, name)),
});
