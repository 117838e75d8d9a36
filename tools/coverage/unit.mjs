// Measures what the unit tests reach of the page.

import { rmSync } from 'node:fs';
import { testsIn } from '../kit/node-tests.mjs';
import { tryToRun } from '../kit/run.mjs';
import { recordsOf } from './folders.mjs';
import { readReports } from './report.mjs';

/** Runs the unit tests. */
export function reportUnitTests() {
  const records = recordsOf('unit');
  rmSync(records, { recursive: true, force: true });
  const passed = tryToRun(process.execPath, testsIn('tests/unit'), { NODE_V8_COVERAGE: records });
  if (!passed) console.log('Some unit tests failed: `npm test -- unit` says which.');
  return readReports('unit');
}
