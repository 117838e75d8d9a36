// Serves sources instead of files that only a build creates: the page gets the engine for larger boards, the only one
// that is built for a first game, the article gets the modules of the element, and a post its style sheet.

import { waitingSheet } from '../build/waiting-sheet.mjs';

/** The single-file element of the published article. Its modules follow every change. */
const ONE_FILE = /^\/peg-solitaire(?:-plus)?\.js/;
const SHEET = '/peg-solitaire.css';
const MODULES = `import("/www/words/language/site-texts.js")
  .then(({ loadTexts }) => loadTexts())
  .then(() => import("/www/element/define.js"));`;

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {() => void} next
 */
export function serveSources(request, response, next) {
  const { url = '' } = request;
  if (ONE_FILE.test(url)) {
    response.writeHead(200, { 'Content-Type': 'text/javascript' });
    response.end(MODULES);
    return;
  }
  if (url.startsWith(SHEET)) {
    response.writeHead(200, { 'Content-Type': 'text/css' });
    response.end(waitingSheet());
    return;
  }
  request.url = url.replace('/engine/wasm/', '/engine/wide/');
  next();
}
