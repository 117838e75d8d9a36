// Results of coverage are put together line by line.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allAtOnce } from '../../../tools/build/one-file.mjs';
import { coveredFiles, readLcov, union } from '../../../tools/coverage/reports.mjs';

const UNIT = `TN:
SF:www/a.js
DA:1,4
DA:2,0
DA:3,0
BRDA:2,0,0,0
BRDA:2,0,1,1
BRDA:3,1,0,-
end_of_record
SF:www/b.js
DA:1,1
end_of_record
`;
const BROWSER = `SF:www/a.js
DA:2,7
DA:3,0
BRDA:2,0,0,2
BRDA:2,0,1,0
end_of_record
SF:www/b.js
DA:1,0
DA:2,0
end_of_record
`;

test('what either kind of test reaches is reached', () => {
  assert.deepEqual(coveredFiles(union(readLcov(UNIT), readLcov(BROWSER))), [
    { file: 'www/a.js', reached: { lines: { count: 3, covered: 2 }, branches: { count: 3, covered: 2 } } },
    { file: 'www/b.js', reached: { lines: { count: 1, covered: 1 }, branches: { count: 0, covered: 0 } } },
  ]);
});

test('what is loaded at once keeps each line in its place', () => {
  assert.equal(
    allAtOnce(
      "// A module.\nasync function open() {\n  const { Chart } = await import('./chart.js');\n  return Chart;\n}",
    ),
    "import { Chart as ChartNow } from './chart.js'; // A module.\nasync function open() {\n  const Chart = ChartNow;\n  return Chart;\n}",
  );
});
