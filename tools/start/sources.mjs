// Serves the sources of what the built site has in other forms: the page takes the engine for all boards, which is the
// only one that is built for a first game, and the article takes the modules of the element.

/** The published article has the element in one file. The modules follow every change. */
const ONE_FILE = /^\/peg-solitaire(?:-plus)?\.js/;
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
  request.url = url.replace('/engine/wasm/', '/engine/wide/');
  next();
}
