// A person's wish for less motion.

import { once } from '../memo.js';

/** No frame asks the browser anew. */
const query = once(() => matchMedia('(prefers-reduced-motion: reduce)'));

/** True if a person wants nothing to move by itself. */
export const isStill = () => query().matches;
