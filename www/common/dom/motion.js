// A person's wish for less motion.

/** True if a person wants nothing to move by itself. */
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
