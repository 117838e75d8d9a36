// Runs foreign projects that install the packages, compile and run.

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, run } from '../kit/run.mjs';
import { playIn } from './browser.mjs';

/**
 * A project in `tests/consumers`: the files that it takes from elsewhere, the library for which it takes the types from
 * docs/embed.md, a flag for `npm run check`, and its pages for a browser.
 * @typedef {{ name: string, files?: string[], types?: string, isChecked?: boolean, pages?: string[] }} Stranger
 */

/** @type {Stranger[]} */
const STRANGERS = [
  { name: 'node', isChecked: true },
  { name: 'typescript', files: ['tests/types/consumer/engine.ts'], isChecked: true },
  { name: 'page', pages: ['index.html', 'module.html'] },
  { name: 'react', types: 'react', isChecked: true, pages: ['dist/index.html'] },
  { name: 'vue', types: 'vue', isChecked: true, pages: ['dist/index.html'] },
  { name: 'svelte', types: 'svelte/elements', isChecked: true, pages: ['dist/index.html'] },
];

/** @param {string} folder that has the packages */
export async function runStrangers(folder) {
  for (const stranger of STRANGERS) await runStranger(stranger, folder);
}

/** @param {Stranger} stranger @param {string} folder */
async function runStranger({ name, files = [], types, isChecked, pages = [] }, folder) {
  console.log(`\n${name}`);
  const place = join(folder, name);
  cpSync(join(root, 'tests/consumers', name), place, { recursive: true });
  for (const file of files) cpSync(join(root, file), join(place, 'main.ts'));
  if (types) writeFileSync(join(place, 'peg-solitaire.d.ts'), declarationFor(types));
  run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'], {}, place);
  if (isChecked) run('npm', ['run', '--silent', 'check'], {}, place);
  for (const page of pages) {
    const failure = await playIn(place, page).catch((error) => error);
    if (failure) fail(`The page ${join(place, page)} cannot be played: ${failure.message}`);
  }
}

/** The declaration that docs/embed.md tells users of a library to write. @param {string} library */
export function declarationFor(library) {
  const docs = readFileSync(join(root, 'docs/embed.md'), 'utf8');
  const examples = [...docs.matchAll(/```ts\n([^`]*)```/g)].map(([, example]) => example);
  const found = examples.find((example) => example.includes(`declare module '${library}'`));
  return found ?? fail(`docs/embed.md has no types for ${library}.`);
}

/** Runs the program in Rust that uses the crate. @param {string} folder that has it in `package/peg-solitaire` */
export function runRustStranger(folder) {
  console.log('\nrust');
  cpSync(join(root, 'tools/crate/stranger'), join(folder, 'stranger'), { recursive: true });
  run('cargo', ['run', '--quiet'], {}, join(folder, 'stranger'));
}
