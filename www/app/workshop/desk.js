// The code that the workshop dialogs share: it loads their strings, and shows a page to print in a frame.

import { build } from '../../common/dom/dom.js';
import { fileOf } from '../../common/markup.js';
import { ELEMENT_WORDS } from '../../words/element.js';
import { LANGUAGES } from '../../words/language/languages.js';
import { LANGUAGE } from '../../words/language/texts.js';
import { wordsIn } from '../../words/message.js';
import { PICTURE_WORDS } from '../../words/pictures.js';
import { sheetWords } from '../../words/sheet.js';
import { saveFile } from '../kit/copies.js';

/** @typedef {Awaited<ReturnType<typeof loadWords>>} Words */
/** @typedef {import('../solved/progress.js').ProgressTable & { workshop: Words }} Desk */
/** @typedef {import('../../common/markup.js').Paper} Paper */
/** @typedef {import('../../common/markup.js').Tree} Tree */

/** @param {import('../../words/dialogs.js').DialogWords} words in the same language */
export async function loadWords(words) {
  const { default: texts } = await LANGUAGES[LANGUAGE].workshop();
  const { direction } = ELEMENT_WORDS;
  return { ...wordsIn(texts, LANGUAGE), direction, sheet: sheetWords(texts, ELEMENT_WORDS, words, PICTURE_WORDS) };
}

/** The width of a sheet of paper, in pixels. */
const WIDTH = 794;

/**
 * A page as it will look on paper, which can be shown, printed, and saved as a file.
 * @param {HTMLElement} box that contains only the page's frame
 */
export function paperIn(box) {
  const frame = /** @type {HTMLIFrameElement} */ (box.querySelector('iframe'));
  /** @type {Paper | undefined} */
  let paper;
  // The frame's empty page may load late, and would replace what was already written.
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
    // The site's policy does not allow style sheets in markup. A constructed style sheet belongs to the window that
    // created it.
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
export function nodeOf(tree) {
  return typeof tree === 'string' ? tree : build(tree.name, tree.attributes, ...tree.children.map(nodeOf));
}
