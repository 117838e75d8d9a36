// Checks the crates against `deny.toml`.

import { cargoTool } from '../kit/cargo-tools.mjs';
import { run, tryToRun } from '../kit/run.mjs';

const DENY = ['deny', '--locked'];

/** Checks licences, sources and duplicates always, and known weaknesses if their database can be loaded. */
export function checkCrates() {
  cargoTool('deny', '0.20.2');
  run('cargo', [...DENY, '--offline', 'check', 'licenses', 'bans', 'sources']);
  if (tryToRun('cargo', [...DENY, 'fetch', 'db'])) run('cargo', [...DENY, '--offline', 'check', 'advisories']);
  else console.log('The database of known weaknesses cannot be reached: crates were not held against it.');
}
