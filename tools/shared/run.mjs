// Runs programs, and reports clearly if one fails.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { fail } from '../../commands/options.mjs';

export { fail };

/** The folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The value of `NODE_ENV` before Vite sets it to `production` for a build; that value would make npm ignore build
 * tools.
 */
const { NODE_ENV } = process.env;
/** @param {NodeJS.ProcessEnv} [more] */
const environment = (more) => ({ ...process.env, NODE_ENV, ...more });

/** True for npm and npx on Windows, where they are `.cmd` files, which need a shell. @param {string} program */
const needsShell = (program) => process.platform === 'win32' && program.startsWith('np');

/**
 * Runs a program and shows its output. Ends this process if the program fails.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [folder] in which it runs
 */
export function run(program, args, env = {}, folder = root) {
  const { status, error } = spawnShown(program, args, env, folder);
  if (error || status !== 0) fail(`"${program} ${args.join(' ')}" failed${error ? `: ${error.message}` : ''}.`);
}

/**
 * Runs a program like `run`, but lets the caller handle a failure.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {boolean} true if it succeeded
 */
export function tryToRun(program, args, env = {}) {
  return statusOf(program, args, env) === 0;
}

/**
 * Runs a program like `run`, for a caller that interprets its exit code.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {number | null} null if it could not run, or was killed
 */
export function statusOf(program, args, env = {}) {
  return spawnShown(program, args, env).status;
}

/** @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} env @param {string} [folder] */
function spawnShown(program, args, env, folder = root) {
  const options = { cwd: folder, shell: needsShell(program), env: environment(env) };
  return spawnSync(program, args, { ...options, stdio: 'inherit' });
}

/**
 * Runs a program in parallel with others. It is killed when this process ends.
 * @param {string} program
 * @param {string[]} args
 * @param {'as it comes' | 'at its end' | 'if it fails'} shown when its output is shown
 * @returns {Promise<boolean>} true if it succeeded
 */
export async function runAlong(program, args, shown) {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = shown === 'as it comes' ? 'inherit' : ['ignore', 'pipe', 'pipe'];
  const child = spawn(program, args, { cwd: root, shell: needsShell(program), env: environment(), stdio });
  const end = () => child.kill();
  process.on('exit', end);
  /** @type {Buffer[]} */
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
  // A program that cannot start has no exit code.
  const [status] = await once(child, 'close').catch(() => []);
  process.off('exit', end);
  if (shown === 'at its end' || status !== 0) process.stdout.write(Buffer.concat(chunks));
  return status === 0;
}

/**
 * The output of a program, or undefined if it is missing or fails.
 * @param {string} program
 * @param {string[]} args
 * @param {string} [folder] in which it runs
 */
export function output(program, args, folder = root) {
  const { status, stdout } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: environment(),
    shell: needsShell(program),
  });
  return status === 0 ? stdout : undefined;
}

/**
 * Starts a program that runs in parallel with this process, and is killed when this process ends.
 * @param {string} program
 * @param {string[]} args
 */
export function runBeside(program, args) {
  const child = spawn(program, args, {
    cwd: root,
    env: environment(),
    stdio: 'inherit',
    shell: needsShell(program),
  });
  process.on('exit', () => child.kill());
  return child;
}
