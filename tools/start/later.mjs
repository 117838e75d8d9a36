// Builds the engines that few visitors need when a page first requests them.

import { buildLearn, buildWide } from '../engine/wasm.mjs';
import { waitingPage } from './waiting.mjs';

const LEARN = /^\/learn\/(?:index\.html|de\.html)?(?:\?|$)/;
const WIDE = /^\/www\/engine\/wide\/peg_solitaire_bg\.wasm/;
/** The published article takes the element in one file. Here it takes the modules, which follow every change. */
const ONE_FILE = /^\/peg-solitaire(?:-plus)?\.js/;
const MODULES = `import("/www/words/language/site-texts.js")
  .then(({ loadTexts }) => loadTexts())
  .then(() => import("/www/element/define.js"));`;

/**
 * @typedef {(
 *   request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, next: () => void
 * ) => void} Middleware
 */

/** Lets pages say what is being built. @type {import('vite').Plugin} */
export const NOTICE = {
  name: 'notice',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { type: 'module', src: '/tools/start/notice.js' }, injectTo: 'body' },
  ],
};

/**
 * @param {import('vite').ViteDevServer} vite
 * @returns {Middleware}
 */
export function serveLater(vite) {
  const learn = builder('the engine of the article', () => buildLearn({ isOptimised: false }));
  const wide = builder('the engine for boards above 64 holes', () => buildWide({ isOptimised: false }));
  let notice = '';
  // A page that has just opened does not know the last notice.
  vite.ws.on('connection', () => tell(notice));
  return async (request, response, next) => {
    const url = request.url ?? '';
    if (ONE_FILE.test(url)) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' });
      return response.end(MODULES);
    }
    if (LEARN.test(url)) {
      learn.begin();
      return learn.isDone() ? next() : waitingPage(response, [learn.name]);
    }
    if (WIDE.test(url)) {
      if (!wide.isDone()) tell(`Building ${wide.name} ...`);
      await wide.begin();
      tell('');
    }
    next();
  };

  /** Shows a sentence on all open pages, or hides it. @param {string} text */
  function tell(text) {
    notice = text;
    vite.ws.send('start:building', { text });
  }
}

/** @param {string} name @param {() => Promise<unknown>} build */
function builder(name, build) {
  /** @type {Promise<void> | undefined} */
  let work;
  let isDone = false;
  const begin = async () => {
    console.log(`Building ${name}, which a page has asked for ...`);
    await build();
    isDone = true;
    console.log(`Built ${name}.`);
  };
  return {
    name,
    isDone: () => isDone,
    begin: () => (work ??= begin()),
  };
}
