// Writes bills of materials: what the crate and the npm package contain.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cargoTool, version } from '../shared/cargo.mjs';
import { fail, output, root, run } from '../shared/run.mjs';

const NAME = `peg-solitaire-${version}`;
const FOLDER = join(root, 'target/dependencies');
const CRATE = 'crate.cdx.json';
const PACKAGE = 'npm.cdx.json';
const BILL = 'bill';
const ENGINE = ['--manifest-path', 'wasm/Cargo.toml', '--features', 'engine', '--target', 'wasm32-unknown-unknown'];
const DESCRIBE = ['cyclonedx', '--quiet', '--format', 'json', '--spec-version', '1.5', ...ENGINE];

/** Writes the sources of the crate as Cargo would publish them. @returns {string} the folder */
export function writeSources() {
  run('cargo', ['package', '--locked', '--allow-dirty', '--no-verify', '--quiet']);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  run('tar', ['-xzf', join(root, 'target/package', `${NAME}.crate`)], {}, FOLDER);
  return join(FOLDER, NAME);
}

/**
 * Writes bills of materials in CycloneDX format. The crate's bill lists what is compiled to wasm; the npm package's
 * bill also lists build tools, since some of them are bundled.
 * @param {string} folder for the bills
 */
export function writeBills(folder) {
  cargoTool('cyclonedx', '0.5.9');
  mkdirSync(folder, { recursive: true });
  run('cargo', [...DESCRIBE, '--override-filename', BILL]);
  // The tools name packages after their paths on this machine.
  const ofEngine = readFileSync(join(root, 'wasm', `${BILL}.json`), 'utf8').replaceAll(`path+file://${root}`, 'crate');
  // Removes the bills that the tool also writes into each member of the workspace.
  for (const member of membersOf()) rmSync(join(member, `${BILL}.json`), { force: true });
  writeBill(join(folder, CRATE), JSON.parse(ofEngine));
  const ofPackage = JSON.parse(
    output('npm', ['sbom', '--sbom-format', 'cyclonedx']) ?? fail('npm cannot write a bill of materials.'),
  );
  ofPackage.metadata.component.name = 'peg-solitaire';
  writeBill(join(folder, PACKAGE), ofPackage);
}

/** The folders of the members of the workspace. */
function membersOf() {
  const metadata = output('cargo', ['metadata', '--no-deps', '--format-version', '1']);
  /** @type {{ manifest_path: string }[]} */
  const packages = JSON.parse(metadata ?? fail('Cargo does not list the members of the workspace.')).packages;
  return packages.map(({ manifest_path }) => dirname(manifest_path));
}

/** @param {string} file @param {{ components?: object[] }} bill */
function writeBill(file, bill) {
  if (!bill.components?.length) fail(`${file} would be empty.`);
  writeFileSync(file, JSON.stringify(bill, undefined, 2));
  console.log(`Wrote ${file}.`);
}
