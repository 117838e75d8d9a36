// Bills of materials: what is in the crate and in the npm package, as CycloneDX.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cargoTool } from '../kit/cargo-tools.mjs';
import { fail, output, run } from '../kit/run.mjs';

const CRATE = 'crate.cdx.json';
const PACKAGE = 'npm.cdx.json';
const DESCRIBE = ['cyclonedx', '--quiet', '--format', 'json', '--spec-version', '1.5', '--features', 'engine'];

/**
 * The crate as it is compiled to wasm; of npm also what builds the package, since some of it is bundled.
 * @param {string} sources the folder of the crate
 * @param {string} folder where the bills are written
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
