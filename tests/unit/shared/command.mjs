// Runs a command from `commands/` in this process, because a new process would load the engine and all modules again.

import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

let count = 0;

/** Thrown when a command calls `process.exit`. */
class Ended extends Error {}

/**
 * Runs a command that writes to a file, and returns its status and error messages.
 * @param {string} name such as `picture`
 * @param {string} out the file
 * @param {...string} args
 */
export async function runCommand(name, out, ...args) {
  const command = new URL(`../../../commands/${name}.mjs`, import.meta.url);
  const { argv, exit } = process;
  const { error } = console;
  const ended = { status: 0, stderr: '' };
  rmSync(out, { force: true });
  process.argv = [process.execPath, fileURLToPath(command), ...args, '--out', out];
  process.exit = (status) => {
    ended.status = Number(status ?? 0);
    throw new Ended();
  };
  console.error = (text) => {
    ended.stderr += `${text}\n`;
  };
  try {
    // A module runs again if its URL differs.
    await import(`${command}?${count++}`);
  } catch (failure) {
    if (!(failure instanceof Ended)) throw failure;
  } finally {
    Object.assign(process, { argv, exit });
    console.error = error;
    // Commands that draw pixels leave a global `document` behind.
    Reflect.deleteProperty(globalThis, 'document');
  }
  return ended;
}
