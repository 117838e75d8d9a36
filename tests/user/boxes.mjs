// Finds text that does not fit: clipped, truncated, broken, overlapping, or touching the border of its button.

import { sizes } from './table.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** Window sizes: phones, one of them in landscape, a tablet, and a desktop. */
export const WINDOWS = sizes('320x568 360x640 390x844 667x375 768x1024 1280x860');

/**
 * The layout errors in the text of a part of the page, each with the text that it affects; an empty list if there are
 * none.
 * @param {Page} page
 * @param {string} part a selector
 * @returns {Promise<string[]>}
 */
export function faultsOfBoxes(page, part) {
  return page.evaluate(findFaults, part);
}

/** Runs in the page, once the board has its new size. @param {string} part */
async function findFaults(part) {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  /** The minimum space between a button's text and its border, in pixels. */
  const KEY_ROOM = 6;
  /** Only names of boards and puzzles may be truncated. */
  const MAY_BE_SHORT = '.board-name, .about span';
  const NAMES_OF_BOARDS = '[name="board"]';
  /** Code is not checked. */
  const CODE = 'pre, code, textarea, kbd';
  const language = document.documentElement.lang;
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  /** @type {string[]} */
  const faults = [];
  /** @type {Map<Element, CSSStyleDeclaration>} */
  const styles = new Map();
  /** @typedef {{ words: string, node: Text, rects: DOMRect[], layer: Element | null, parents: Element[] }} Words */
  /** @type {Words[]} */
  const found = [];
  const root = document.querySelector(part);
  if (!root?.checkVisibility()) return [`${part} is not to be seen`];
  walk(root, []);
  for (const words of found) {
    findCut(words);
    findBroken(words);
  }
  findCollisions();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
  return [...new Set(faults)];

  /** @param {Element} element */
  function styleOf(element) {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  }

  /** @param {Node} node @param {Element[]} parents the innermost first */
  function walk(node, parents) {
    if (node instanceof Text) return addText(node, parents);
    if (!(node instanceof Element) || !isSeen(node)) return;
    if (node.matches('svg, canvas, img, iframe, script, style, template')) return;
    if (node.matches('select')) return findShortChoice(/** @type {HTMLSelectElement} */ (node));
    const inner = [node, ...parents];
    const style = styleOf(node);
    if (/auto|scroll/.test(style.overflowX) && !node.matches(CODE) && node.scrollWidth > node.clientWidth + 1)
      faults.push(`"${short(node.textContent)}" scrolls sideways by ${node.scrollWidth - node.clientWidth} px`);
    if (node.matches('input[placeholder], input[type=search], input[type=text]')) findShortField(node, style);
    const children =
      node instanceof HTMLSlotElement && node.assignedNodes().length > 0
        ? node.assignedNodes()
        : (node.shadowRoot ?? node).childNodes;
    for (const child of children) walk(child, inner);
    if (node.matches('button, summary')) findTightKey(node);
  }

  /** @param {Element} node */
  function isSeen(node) {
    if (styleOf(node).display === 'contents') return true;
    return (
      styleOf(node).clipPath === 'none' &&
      node.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })
    );
  }

  /** @param {Text} node @param {Element[]} parents */
  function addText(node, parents) {
    const words = node.data.trim();
    if (!words) return;
    // Text that is scrolled out of view does not matter.
    const scroller = parents.find((it) => /auto|scroll/.test(styleOf(it).overflowY))?.getBoundingClientRect();
    const rects = rectsOf(node).filter((it) => !scroller || (it.top >= scroller.top && it.bottom <= scroller.bottom));
    const layer = parents.find((it) => /sticky|fixed|absolute/.test(styleOf(it).position)) ?? null;
    if (rects.length > 0 && !parents.some((it) => it.matches(MAY_BE_SHORT)))
      found.push({ words: short(words), node, rects, layer, parents });
  }

  /** The boxes of the letters, without the line spacing above and below them. @param {Node} node */
  function rectsOf(node, from = 0, to = Number.NaN) {
    const range = document.createRange();
    range.selectNodeContents(node);
    if (!Number.isNaN(to)) {
      range.setStart(node, from);
      range.setEnd(node, to);
    }
    return [...range.getClientRects()]
      .filter(({ width }) => width > 0.5)
      .map(({ x, y, width, height }) => new DOMRect(x, y + 0.22 * height, width, 0.56 * height));
  }

  /** @param {Words} words */
  function findCut({ words, rects, parents }) {
    for (const parent of parents) {
      const { display, overflowX, overflowY, textOverflow } = styleOf(parent);
      if (display === 'contents') continue;
      const { x, y } = parent.getBoundingClientRect();
      const [left, top] = [x + parent.clientLeft, y + parent.clientTop];
      const [right, bottom] = [left + parent.clientWidth, top + parent.clientHeight];
      const isOutX = rects.some((it) => it.left < left - 1 || it.right > right + 1);
      const isOutY = rects.some((it) => it.top < top - 1 || it.bottom > bottom + 1);
      if (overflowX !== 'visible' && isOutX)
        faults.push(`"${words}" is ${textOverflow === 'ellipsis' ? 'shortened' : 'cut'}`);
      if (/hidden|clip/.test(overflowY) && isOutY) faults.push(`"${words}" is cut below`);
      if (parent === root && isOutX) faults.push(`"${words}" sticks out`);
    }
  }

  /** Reports a drop-down list that is too narrow for one of its choices. @param {HTMLSelectElement} select */
  function findShortChoice(select) {
    if (select.matches(NAMES_OF_BOARDS)) return;
    const copy = /** @type {HTMLSelectElement} */ (select.cloneNode());
    const chosen = select.selectedOptions[0];
    const takesItsChoice = styleOf(select).getPropertyValue('field-sizing') === 'content';
    const options = takesItsChoice ? [chosen] : [...select.options];
    copy.append(...options.map((option) => new Option(option?.textContent ?? '')));
    copy.style.cssText = 'position: absolute; width: max-content; min-width: 0; max-width: none; flex: none';
    select.after(copy);
    const missing = copy.getBoundingClientRect().width - select.getBoundingClientRect().width;
    copy.remove();
    if (missing > 1) faults.push(`the list with "${chosen?.textContent}" lacks ${Math.ceil(missing)} px`);
  }

  /** @param {Element} node @param {CSSStyleDeclaration} style */
  function findShortField(node, style) {
    const field = /** @type {HTMLInputElement} */ (node);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(1, 1).getContext('2d'));
    context.font = style.font;
    const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const missing = context.measureText(field.value || field.placeholder).width - room;
    if (missing > 1) faults.push(`the field "${field.placeholder}" lacks ${Math.ceil(missing)} px`);
  }

  /** @param {Words} words */
  function findBroken({ node, rects, parents }) {
    if (rects.length < 2 || parents[0].closest(CODE)) return;
    const isControl = parents.some((it) =>
      it.matches('button, summary, label, legend, h1, h2, h3, h4, dt, th, strong'),
    );
    // Japanese running text may break anywhere.
    if (language === 'ja' && !isControl) return;
    const words = language === 'ja' ? [...segmenter.segment(node.data)] : splitAtSpaces(node.data);
    for (const { segment, index } of words) {
      const tops = new Set(rectsOf(node, index, index + segment.length).map(({ top }) => Math.round(top)));
      if (tops.size > 1) faults.push(`"${segment}" is broken in "${short(node.data)}"`);
    }
  }

  /** A line may end at a space and after a hyphen. @param {string} text */
  function splitAtSpaces(text) {
    return [...text.matchAll(/[^\s\u00AD\u2010-\u2015/-]+/g)].map(({ 0: segment, index }) => ({ segment, index }));
  }

  /** @param {Element} key */
  function findTightKey(key) {
    const boxes = found.filter(({ parents }) => parents.includes(key)).flatMap(({ rects }) => rects);
    if (boxes.length === 0) return;
    const { left, right } = key.getBoundingClientRect();
    const room = Math.min(...boxes.map((it) => Math.min(it.left - left, right - it.right)));
    const { borderTopColor, borderTopWidth, backgroundColor } = styleOf(key);
    const colours = borderTopWidth === '0px' ? [backgroundColor] : [borderTopColor, backgroundColor];
    const isBare = colours.every((colour) => /rgba\(.*, 0\)|transparent/.test(colour));
    if (room < (isBare ? 0 : KEY_ROOM)) faults.push(`the key "${short(key.textContent)}" has ${room.toFixed(1)} px`);
  }

  function findCollisions() {
    for (const [index, one] of found.entries())
      for (const other of found.slice(index + 1)) {
        if (one.layer !== other.layer) continue;
        const meets = one.rects.some((a) =>
          other.rects.some(
            (b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1,
          ),
        );
        if (meets) faults.push(`"${one.words}" meets "${other.words}"`);
      }
  }

  /** @param {string | null} text */
  function short(text) {
    return (text ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  }
}
