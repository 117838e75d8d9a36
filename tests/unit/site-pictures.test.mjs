// The icons and the picture beside a link show a board.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { drawSitePictures, ICONS, LINK_PICTURE } from '../../tools/site-pictures.mjs';

const folder = mkdtempSync(join(tmpdir(), 'peg-solitaire-'));
after(() => rmSync(folder, { recursive: true }));
await drawSitePictures(folder);

/** Reads a picture: the colour at a place, each a part of the width and of the height. @param {string} file */
async function picture(file) {
  const image = await loadImage(join(folder, file));
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const at = (/** @type {number} */ x, /** @type {number} */ y) => [
    ...context.getImageData(Math.round(x * width), Math.round(y * height), 1, 1).data,
  ];
  return { width, height, at };
}

/** Whether a colour is that of pegs, more blue than red. @param {number[]} colour */
const isPeg = ([red, , blue]) => blue > red;

for (const { file, width, height, part, ground } of ICONS) {
  test(`${file} has pegs around a hole`, async () => {
    const drawn = await picture(file);
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
  const { width, height, at } = await picture(LINK_PICTURE.file);
  assert.deepEqual([width, height], [1200, 630]);
  assert.ok(isPeg(at(0.5, 0.5)));
  assert.deepEqual(at(0.5, 0.155).slice(3), [255]);
  assert.notDeepEqual(at(0.5, 0.1), at(0.01, 0.01));
});
