// Writes bills of materials, as CycloneDX: the parts of the crate and of the npm package.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cargoTool } from '../kit/cargo-tools.mjs';
import { fail, output, run } from '../kit/run.mjs';

const CRATE = 'crate.cdx.json';
const PACKAGE = 'npm.cdx.json';
const DESCRIBE = ['cyclonedx', '--quiet', '--format', 'json', '--spec-version', '1.5', '--features', 'engine'];

/**
 * The first lists the crate as it is compiled to wasm; that of npm also lists build tools, since some are bundled.
 * @param {string} sources the folder of the crate
 * @param {string} folder of the bills
 */
export function writeBills(sources, folder) {
  cargoTool('cyclonedx', '0.5.9');
  mkdirSync(folder, { recursive: true });
  run('cargo', [...DESCRIBE, '--target', 'wasm32-unknown-unknown', '--override-filename', 'bill'], {}, sources);
  // The tools take the names of folders of this machine for names.
  const ofCrate = readFileSync(join(sources, 'bill.json'), 'utf8').replaceAll(`path+file://${sources}`, 'crate');
  writeFileSync(join(folder, CRATE), ofCrate);
  const ofPackage = JSON.parse(
    output('npm', ['sbom', '--sbom-format', 'cyclonedx']) ?? fail('npm cannot write a bill of materials.'),
  );
  ofPackage.metadata.component.name = 'peg-solitaire';
  writeFileSync(join(folder, PACKAGE), JSON.stringify(ofPackage, undefined, 2));
  for (const file of [CRATE, PACKAGE]) console.log(`Wrote ${join(folder, file)}.`);
}
