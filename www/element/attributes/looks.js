/** The finished styles of a board, as looks.css has them: wood with marbles, which is usual, flat, and of high contrast. */
export const LOOKS = /** @type {const} */ (['wood', 'flat', 'contrast']);
