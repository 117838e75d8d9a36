// The user's preference for reduced motion.

import { once } from '../memo.js';

/** One query that all frames share. */
const query = once(() => matchMedia('(prefers-reduced-motion: reduce)'));

/** True if the user prefers reduced motion. */
export const isStill = () => query().matches;
