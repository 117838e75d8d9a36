// The icons and the picture beside a link show a board.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { drawSitePictures, ICONS, LINK_PICTURE } from '../../../tools/build/site-pictures.mjs';
import { pixels } from '../kit/pixels.mjs';

const folder = mkdtempSync(join(tmpdir(), 'peg-solitaire-'));
after(() => rmSync(folder, { recursive: true }));
await drawSitePictures(folder);

/** True for the colour of pegs, which are more blue than red. @param {number[]} colour */
const isPeg = ([red, , blue]) => blue > red;

for (const { file, width, height, part, ground } of ICONS) {
  test(`${file} has pegs around a hole`, async () => {
    const drawn = await pixels(join(folder, file));
    assert.deepEqual([drawn.width, drawn.height], [width, height]);
    const away = 0.255 * part;
    for (const [dx, dy] of [
      [0, -away],
      [away, 0],
      [0, away],
      [-away, 0],
    ])
      assert.ok(isPeg(drawn.at(0.5 + dx, 0.5 + dy)));
    assert.ok(!isPeg(drawn.at(0.5, 0.5)));
    assert.equal(drawn.at(0, 0)[3], ground ? 255 : 0);
  });
}

test('the picture beside a link has a board in its middle', async () => {
  const { width, height, at } = await pixels(join(folder, LINK_PICTURE.file));
  assert.deepEqual([width, height], [1200, 630]);
  assert.ok(isPeg(at(0.5, 0.5)));
  assert.deepEqual(at(0.5, 0.155).slice(3), [255]);
  assert.notDeepEqual(at(0.5, 0.1), at(0.01, 0.01));
  assert.deepEqual(at(0.01, 0.01), [247, 243, 236, 255]);
});

test('the picture beside a link takes less than 100,000 bytes', () => {
  assert.ok(statSync(join(folder, LINK_PICTURE.file)).size < 100_000);
});
