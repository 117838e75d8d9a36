// Runs a command of `commands/` in this process: another process would load the engine and all modules again.

import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

let count = 0;

/** A command has asked for the end of its process. */
class Ended extends Error {}

/**
 * Runs a command that writes to a file, and gives its status and its complaints.
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
    // A module with another address runs anew.
    await import(`${command}?${count++}`);
  } catch (failure) {
    if (!(failure instanceof Ended)) throw failure;
  } finally {
    Object.assign(process, { argv, exit });
    console.error = error;
    // Pictures in pixels leave a document behind.
    Reflect.deleteProperty(globalThis, 'document');
  }
  return ended;
}
