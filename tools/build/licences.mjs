// Collects the licences that every copy of the site and of the npm package includes: the project's own, and those of
// its dependencies.

import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail, output, root } from '../shared/run.mjs';
import { FACE } from './display-face.mjs';

/** Vite writes the licences of bundled npm packages here, for the page and for its service worker. */
export const OF_PAGE = { fileName: 'licences.md' };
export const OF_OFFLINE_WORKER = { fileName: 'licences-offline-worker.md' };
const OWN = ['LICENSE-MIT', 'LICENSE-APACHE'];
/** A crate's licence text is the first of these files that the crate contains. */
const TEXTS = ['LICENSE-MIT', 'LICENSE', 'LICENSE.md'];
/** The crates in the wasm. Macros are left out, because they run only during compilation. */
const CRATES = ['--locked', '--manifest-path', 'wasm/Cargo.toml', '--features', 'engine'];
const WASM = 'wasm32-unknown-unknown';
const TREE = ['tree', ...CRATES, '--target', WASM, '--edges', 'normal,no-proc-macro', '--prefix', 'none'];
const METADATA = ['metadata', ...CRATES, '--filter-platform', WASM, '--format-version', '1'];
/** A dependency of a procedural macro, which `no-proc-macro` does not leave out. */
const NOT_IN_WASM = ['unicode-ident'];

/** Writes the licences of the site into its folder, next to the page. @param {string} folder that Vite has built */
export function writeLicences(folder) {
  for (const name of OWN) cpSync(join(root, name), join(folder, name));
  const [page, worker] = [OF_PAGE, OF_OFFLINE_WORKER].map(({ fileName }) => join(folder, fileName));
  const packages = [page, worker].flatMap((file) => sectionsOf(readFileSync(file, 'utf8')));
  rmSync(worker);
  writeFileSync(page, textOf([...packages, sectionOfFace(), ...sectionsOfCrates()]));
}

/** The licence of the font, whose package Vite does not see. */
function sectionOfFace() {
  const { name, version, license } = JSON.parse(readFileSync(join(root, FACE, 'package.json'), 'utf8'));
  return section({ name, version, license }, join(root, FACE, 'LICENSE'));
}

/** Writes the licences of the crates in the engine to a file. @param {string} file */
export function writeEngineLicences(file) {
  writeFileSync(file, textOf(sectionsOfCrates()));
}

/** @param {string[]} sections */
function textOf(sections) {
  return `# Licences\n\nThe parts that others have written:\n\n${sections.join('\n\n')}\n`;
}

/** The sections of a licence file, one for each package. @param {string} text */
function sectionsOf(text) {
  return text
    .split(/^(?=## )/m)
    .slice(1)
    .map((section) => section.trim());
}

/** A section for each crate that comes from a registry and is compiled into the wasm. */
function sectionsOfCrates() {
  const tree = output('cargo', TREE) ?? fail('The crates in the wasm could not be listed.');
  const { packages } = JSON.parse(output('cargo', METADATA) ?? fail('Cargo does not report where the crates are.'));
  const crates = [...new Set(tree.trim().split('\n').map(nameAndVersion))].sort();
  return packages
    .filter(
      (/** @type {Package} */ { name, version, source }) =>
        source && crates.includes(`${name} ${version}`) && !NOT_IN_WASM.includes(name),
    )
    .map(sectionOf);
}

/** @typedef {{ name: string, version: string, license: string, source: ?string, manifest_path: string }} Package */

/** @param {string} line such as `serde v1.0.229 (*)` */
function nameAndVersion(line) {
  const [name, version] = line.split(' ');
  return `${name} ${version.slice(1)}`;
}

/** @param {Package} crate */
function sectionOf(crate) {
  const folder = dirname(crate.manifest_path);
  const file = TEXTS.find((text) => readdirSync(folder).includes(text));
  return section(crate, join(folder, file ?? fail(`${crate.name} has no licence text.`)));
}

/** @param {Pick<Package, 'name' | 'version' | 'license'>} part @param {string} file with the text of its licence */
function section({ name, version, license }, file) {
  return `## ${name} - ${version} (${license})\n\n${readFileSync(file, 'utf8').trim()}`;
}
