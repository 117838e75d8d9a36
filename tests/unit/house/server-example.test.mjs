// The example of a server answers for the game of each link.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer } from '../../../examples/server/server.mjs';

const GAME = '?board=6:o/oo/ooo&start=o/xx/xxx';

test('a link has a picture and a frame of its game', async () => {
  const html = await (await answer({ url: `https://example.org/${GAME}` })).text();
  const [, picture] = /<meta property="og:image" content="([^"]*)">/.exec(html) ?? [];
  const [, oEmbed] = /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)">/.exec(html) ?? [];
  const frame = await (await answer({ url: oEmbed })).json();
  assert.equal(frame.html.replaceAll('&amp;', '&').includes(`src="https://example.org/embed.html${GAME}"`), true);
  // The format asks for all of these, and for the size of a thumbnail if there is one.
  assert.deepEqual(Object.keys(frame).sort(), ['height', 'html', 'type', 'version', 'width']);
  const drawn = new Uint8Array(await (await answer({ url: picture.replaceAll('&amp;', '&') })).arrayBuffer());
  assert.equal(new TextDecoder().decode(drawn.subarray(1, 4)), 'PNG');
});

test('a field of a link is no option of the command', async () => {
  await assert.rejects(answer({ url: 'https://example.org/picture.png?board=--out=x' }));
});
