// Serves sources instead of files that only a full build creates. The page gets the engine for larger boards, the only
// one that is built for a first game; the article gets the element's modules, and the example blog the element's style
// sheet.

import { waitingSheet } from '../build/waiting-sheet.mjs';

/**
 * The single-file element in the published article. The element's modules are served instead, so that every change
 * takes effect.
 */
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
