// A pause between two tasks, in which a browser can do something else.

/** @returns {Promise<void>} */
export function nextTask() {
  return new Promise((resolve) => setTimeout(resolve));
}
