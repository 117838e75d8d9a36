// Shared by the commands for people: the name of a command, and its end if something is wrong.

import { basename } from 'node:path';
import { fail } from '../tools/kit/run.mjs';

/** The command as a person writes it: the name of the npm package's command, or the file. @param {string} file */
export function calledAs(file) {
  const called = basename(process.argv[1] ?? '');
  return called.endsWith('.mjs') || called === '' ? `node commands/${file}` : called;
}

/**
 * Makes a function that calls another, and ends this process with the place and the cause if that throws.
 * @param {string} command
 */
export function attempter(command) {
  /**
   * @template T
   * @param {string} place
   * @param {() => T} act
   * @returns {T}
   */
  return (place, act) => {
    try {
      return act();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return fail(`${place ? `${place}: ` : ''}${message}\n"${command} --help" lists all options.`);
    }
  };
}
