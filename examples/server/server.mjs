// A function for your own server, so that chats and other pages can show a picture or a frame for a link to a game. It
// takes a request and returns a response, as Deno, Bun, Cloudflare and Node frameworks expect. Drawing the picture
// requires Node and the package `@napi-rs/canvas`.

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const SITE = new URL('../../dist/', import.meta.url);
const PICTURE = fileURLToPath(new URL('../../commands/picture.mjs', import.meta.url));
const FIELDS = ['board', 'start', 'goal', 'moves', 'game', 'at'];

/**
 * Responds with a game's page, with oEmbed data (`oembed?url=...`) or with a picture (`picture.png?board=...`).
 * @param {{ url: string }} request
 */
export async function answer({ url }) {
  const { origin, pathname, search, searchParams } = new URL(url);
  if (pathname === '/picture.png') return new Response(await pictureOf(searchParams), typed('image/png'));
  if (pathname === '/oembed') return Response.json(oEmbedOf(new URL(searchParams.get('url') ?? '', origin)));
  const page = readFileSync(new URL('index.html', SITE), 'utf8');
  const oEmbed = `${origin}/oembed?url=${encodeURIComponent(url)}`;
  const link = `<link rel="alternate" type="application/json+oembed" href="${oEmbed}">`;
  const html = page
    .replace('./link.png', escaped(`${origin}/picture.png${search}`))
    .replace('</head>', `${link}</head>`);
  return new Response(html, typed('text/html; charset=utf-8'));
}

/** @param {URL} page */
function oEmbedOf({ origin, search }) {
  const html = `<iframe src="${escaped(`${origin}/embed.html${search}`)}" width="640" height="1040"></iframe>`;
  return { version: '1.0', type: 'rich', html, width: 640, height: 1040 };
}

/** @param {URLSearchParams} link */
async function pictureOf(link) {
  const texts = FIELDS.filter((name) => link.has(name)).map((name) => `--${name}=${plain(link.get(name) ?? '')}`);
  const options = ['--kind', 'still', '--format', 'png', '--ground', '#fff', ...texts];
  const { stdout } = await promisify(execFile)(process.execPath, [PICTURE, ...options], { encoding: 'buffer' });
  return new Uint8Array(stdout);
}

/** A link's field, in the form that the picture command accepts. */
const plain = (/** @type {string} */ text) => text.replaceAll('_', ' ').replace(/^(\d):/, '# directions: $1\n');
const escaped = (/** @type {string} */ text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const typed = (/** @type {string} */ type) => ({ headers: { 'content-type': type } });
