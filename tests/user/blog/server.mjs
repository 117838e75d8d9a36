// Servers for a blog and for another origin from which it loads the script. Pages are given as strings.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

export const SCRIPT = new URL('../../../dist/peg-solitaire.js', import.meta.url);
const PLUS_SCRIPT = new URL('../../../dist/peg-solitaire-plus.js', import.meta.url);
const SHEET = new URL('../../../dist/peg-solitaire.css', import.meta.url);

/** @typedef {{ body: string | Buffer, headers: Record<string, string> }} Answer */

/** Starts both on free ports. */
export async function startBlog() {
  /** @type {Map<string, Answer>} */
  const answers = new Map();
  const script = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };
  answers.set('/peg-solitaire.js', { body: readFileSync(SCRIPT), headers: script });
  answers.set('/peg-solitaire-plus.js', { body: readFileSync(PLUS_SCRIPT), headers: script });
  answers.set('/peg-solitaire.css', { body: readFileSync(SHEET), headers: { 'content-type': 'text/css' } });
  const [home, away] = await Promise.all([listen(answers), listen(answers)]);
  return {
    script: `${home.origin}/peg-solitaire.js`,
    /** The larger of the two files. */
    plusScript: `${home.origin}/peg-solitaire-plus.js`,
    sheet: `${home.origin}/peg-solitaire.css`,
    /** The same script from another origin. */
    distantScript: `${away.origin}/peg-solitaire.js`,
    /**
     * @param {string} body of a page
     * @param {Record<string, string>} [headers]
     * @returns {string} the address of the page
     */
    publish(body, headers = {}) {
      const path = `/${answers.size}`;
      const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A post</title>${body}`;
      answers.set(path, { body: html, headers: { 'content-type': 'text/html', ...headers } });
      return home.origin + path;
    },
    close() {
      home.close();
      away.close();
    },
  };
}

/** @param {Map<string, Answer>} answers by path */
async function listen(answers) {
  const server = createServer(({ url }, response) => {
    const answer = answers.get(url ?? '');
    response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.body);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${port}`, close };
}
