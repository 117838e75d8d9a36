// A page to print in a frame, as it will be on paper: shown, printed, and saved as a file.

import { build } from '../../common/dom/dom.js';
import { fileOf } from '../../common/markup.js';
import { saveFile } from '../kit/files.js';

/** @typedef {import('../../common/markup.js').Paper} Paper */
/** @typedef {import('../../common/markup.js').Tree} Tree */

/** The width of a sheet of paper, in pixels. */
const WIDTH = 794;

/** @param {HTMLElement} box for the frame alone */
export function paperIn(box) {
  const frame = /** @type {HTMLIFrameElement} */ (box.querySelector('iframe'));
  /** @type {Paper | undefined} */
  let paper;
  // An empty page may arrive late, and would replace what was written before.
  frame.addEventListener('load', fill);
  new ResizeObserver(fit).observe(box);
  return { show, print: () => frame.contentWindow?.print(), save };

  /** @param {Paper} next */
  function show(next) {
    paper = next;
    fill();
  }

  function fill() {
    const { contentDocument: inside, contentWindow } = frame;
    if (!paper || !inside?.body) return;
    // The policy of the site allows no style sheet in the markup. A sheet belongs to the window that has made it.
    const sheet = /** @type {CSSStyleSheet} */ (
      new (Reflect.get(/** @type {Window} */ (contentWindow), 'CSSStyleSheet'))()
    );
    sheet.replaceSync(paper.style);
    inside.adoptedStyleSheets = [sheet];
    Object.assign(inside.documentElement, { lang: paper.language, dir: paper.direction });
    inside.title = paper.title;
    inside.body.replaceChildren(build('main', {}, ...paper.body.map(nodeOf)));
  }

  /** @param {string} name */
  function save(name) {
    if (paper) saveFile(name, new Blob([fileOf(paper)], { type: 'text/html' }));
  }

  function fit() {
    const scale = box.clientWidth / WIDTH || 1;
    Object.assign(frame.style, { width: `${WIDTH}px`, height: `${box.clientHeight / scale}px`, scale: String(scale) });
  }
}

/** @param {Tree} tree @returns {Node | string} */
function nodeOf(tree) {
  return typeof tree === 'string' ? tree : build(tree.name, tree.attributes, ...tree.children.map(nodeOf));
}
