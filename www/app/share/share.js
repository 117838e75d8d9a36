// The share dialog: the game on the board as a link, an element, a frame or a picture, each with a preview.

import { goTo } from '../../game/game.js';
import { longestComment } from '../../game/notes.js';
import { hasMore } from '../../game/tree.js';
import { boardLink, isMain, pageLink } from '../../link/link.js';
import { packedLink } from '../../link/packed.js';
import { copyBy } from '../kit/copies.js';
import { dialogOn } from '../kit/dialog.js';
import { html, optionsIn } from '../kit/html.js';
import { fewestMoves } from '../kit/remembered.js';
import { LONGEST_MESSAGE, withMessage } from '../kit/sent.js';
import { recall } from '../kit/storage.js';
import { canSend, pictureMaker, send } from './picture-maker.js';
import { puzzleAddress, resultOf, shareTextOf } from './result.js';
import * as snippets from './snippets.js';

/** @typedef {import('../../link/link.js').Link} Link */
/** @typedef {import('../../game/game.js').Game} Game */
/** @type {Record<string, typeof snippets.elementSnippet>} */
const SNIPPETS = {
  link: snippets.linkSnippet,
  element: snippets.elementSnippet,
  frame: snippets.frameSnippet,
};

/** The URL of the page's folder: the page's own URL contains the current game. */
const BASE = new URL('./', document.baseURI).href;
/** The widths of a picture, in pixels. */
const WIDTHS = [320, 640, 1280];

/** @param {import('../solved/progress.js').ProgressTable} table */
export function shareDialog(table) {
  const { element, guard, progress, words } = table;
  const own = words.share;
  /**
   * The game as a link for an element, and the index of the position when the dialog was opened.
   * @type {import('./snippets.js').Shared}
   */
  let placed = {};
  let cursor = 0;
  /** The player's best solution of the puzzle. @type {import('./result.js').Result | undefined} */
  let result;
  const copy = () => copyBy(field('copy'), code.value, () => code.select(), words.copying);
  const body = bodyIn(own, copy, () => send(sentOf(code.value)));
  const dialog = dialogOn(table, 'share', own.title, { body, fill, opened });
  const { part, field } = dialog;
  const code = field('code');
  const preview = framePreview(part('.preview'));
  const maker = pictureMaker(dialog, own);
  dialog.box.addEventListener('change', show);
  field('message').addEventListener('input', show);
  return dialog;

  /** Shares the current position, even during playback. */
  async function fill() {
    const state = /** @type {Game} */ (element.state);
    const { problem } = state;
    placed = { ...boardLink(state), isMain: hasMore(state) && isMain(state), comment: longestComment(state) };
    cursor = state.cursor;
    maker.downloaded = undefined;
    maker.offer(state.line.jumps.length);
    // Study always shows verdicts; a shared board shows them only if the user has switched them on.
    field('analysis').checked = !['', 'off'].includes(recall('analysis'));
    // In Study the link contains the jumps; in Play it leads to the start.
    field('jumps').checked = table.state().room === 'study';
    const isWon = table.state().isWon;
    const record = await progress.read();
    result = guard(() => resultOf(problem, record, words));
    part('label:has([value="result"])').hidden = !result;
    if (isWon && result) check('result');
    else if (formNow() === 'result' && !result) check('link');
  }

  function opened() {
    show();
    guard(tellFewest);
    dialog.signal.addEventListener('abort', () => {
      maker.clear();
      preview('about:blank');
    });
  }

  /** Adds the puzzle's fewest moves once they are found, if they have to be searched for. */
  async function tellFewest() {
    const { problem } = element;
    if (!result || result.fewest !== undefined || !problem) return;
    const { signal } = dialog;
    const fewest = await fewestMoves(problem, signal);
    if (signal.aborted || fewest === undefined) return;
    result = { ...result, fewest };
    if (formNow() === 'result') show();
  }

  /** @param {string} form */
  function check(form) {
    /** @type {HTMLInputElement} */ (part(`[name="as"][value="${form}"]`)).checked = true;
  }

  function formNow() {
    return /** @type {HTMLInputElement} */ (part('[name="as"]:checked')).value;
  }

  /** The game on the board, opened by the current engine. */
  function gameNow() {
    return goTo(/** @type {Game} */ (element.state), cursor);
  }

  /** Shows the code or picture for the current choices. */
  function show() {
    const form = formNow();
    const isPicture = form === 'picture';
    const signal = dialog.beginTask();
    part('.cut').textContent = '';
    field('send-link').hidden = true;
    part('.code').hidden = isPicture;
    part('.embed').hidden = form !== 'embed';
    part('.preview').hidden = form !== 'embed';
    part('.jumps').hidden = isPicture || !(placed.moves || placed.game);
    part('.beat').hidden = form !== 'result';
    part('.message').hidden = form !== 'link' || field('jumps').checked;
    part('.picture').hidden = !isPicture;
    if (isPicture) guard(() => maker.show(gameNow, element, signal));
    else showCode(form === 'embed' ? field('embed').value : form, signal);
  }

  /** @param {string} wanted @param {AbortSignal} signal */
  async function showCode(wanted, signal) {
    // The script for other pages contains only the engine for up to 64 holes.
    const isTooLarge = wanted === 'element' && gameNow().problem.board.isLarge;
    const form = isTooLarge ? 'frame' : wanted;
    // Links are meant to be sent to people, so the system's share sheet is offered where available.
    const isLink = ['link', 'result'].includes(form);
    const looks = Object.fromEntries(snippets.looksOf(element));
    const flags = Object.fromEntries(Object.keys(own.options).map((name) => [name, field(name).checked]));
    // Boards on other pages allow drawing, whichever room this page shows.
    const options = { ...looks, ...flags, drawing: '', analysis: flags.analysis ? looks.analysis || 'all' : '' };
    // Pasted code follows the theme of the page that it is pasted into.
    const pasted = { ...options, theme: '' };
    const { board, start, goal } = placed;
    // Without jumps, a link leads to the start.
    const hasJumps = field('jumps').checked;
    const chosen = hasJumps ? placed : { board, start, goal };
    const link = isLink ? pageLink(chosen, gameNow().line.jumps.length) : chosen;
    const [text, address, { isWhole }] = await Promise.all([
      form === 'result' && result
        ? resultText(result, own, link, hasJumps, field('beat').checked)
        : SNIPPETS[form](BASE, link, pasted, form === 'element' ? own.play : own.frame, maker.downloaded),
      // Links have no preview, since it would start another engine.
      isLink ? 'about:blank' : snippets.frameAddress(BASE, chosen, options),
      packedLink(chosen, BASE),
    ]);
    if (signal.aborted) return;
    code.value = part('.message').hidden ? text : withMessage(text, field('message').value);
    preview(form === 'element' ? withScript(address, text) : address);
    const note = isTooLarge ? own.large : '';
    part('.cut').textContent = isWhole || form === 'element' ? note : own.cut;
    field('send-link').hidden = !isLink || !canSend(sentOf(text));
  }
}

/** Shows in a preview only the controls of an element's script. @param {string} address @param {string} code */
function withScript(address, code) {
  const url = new URL(address);
  url.searchParams.set('script', /peg-solitaire(-plus)?\.js/.exec(code)?.[0] ?? '');
  return url.href;
}

/**
 * The sentence about a win, with a link to the puzzle, or to its solution.
 * @param {import('./result.js').Result} result
 * @param {import('../../words/dialogs.js').DialogWords['share']} words
 * @param {Link} link
 * @param {boolean} hasJumps true if the link contains the solution
 * @param {boolean} isChallenge
 */
async function resultText(result, words, link, hasJumps, isChallenge) {
  const { day, moves } = result;
  const address = hasJumps
    ? await snippets.linkSnippet(BASE, link)
    : puzzleAddress(BASE, link, day, isChallenge ? moves : undefined);
  return `${shareTextOf(result, words, isChallenge)}\n${address}`;
}

/**
 * Splits a text into its link and the sentence before the link, for the system's share sheet.
 * @param {string} code
 * @returns {ShareData}
 */
function sentOf(code) {
  const [url, text] = code.split('\n').reverse();
  return { title: document.title, ...(text && { text }), url };
}

/**
 * The parts of the dialog.
 * @param {import('../../words/dialogs.js').DialogWords['share']} words
 * @param {() => void} copy
 * @param {() => void} sendLink
 */
function bodyIn(words, copy, sendLink) {
  const widths = Object.fromEntries(WIDTHS.map((width) => [width, words.pixels({ pixels: width })]));
  return html`
    <div class="choices box" role="radiogroup" aria-label=${words.as}>
      ${Object.entries(words.forms).map(([name, text]) => {
        const isFirst = name === 'link';
        return html`<label><input type="radio" name="as" value=${name} checked=${isFirst}> ${text}</label>`;
      })}
    </div>
    <div class="code columns">
      <textarea name="code" readonly rows="4" spellcheck="false" aria-label=${words.code}></textarea>
      <p class="cut" role="status"></p>
      <div class="hands">
        <button type="button" name="send-link" class="primary" hidden @click=${sendLink}>${words.send}</button>
        <button type="button" name="copy" class="primary" @click=${copy}>${words.copy}</button>
      </div>
    </div>
    <div class="options row wrap">
      <label class="jumps"><input type="checkbox" name="jumps"> ${words.jumps}</label>
      <label class="message">${words.message}
        <input name="message" class="field" maxlength=${LONGEST_MESSAGE} autocomplete="off" dir="auto">
      </label>
      <label class="beat"><input type="checkbox" name="beat"> ${words.beat}</label>
    </div>
    <div class="embed options row wrap">
      <label>${words.embed} <select name="embed">${optionsIn(words.embeds)}</select></label>
      ${Object.entries(words.options).map(([name, text]) => {
        const isUsual = name === 'controls';
        return html`<label><input type="checkbox" name=${name} checked=${isUsual}> ${text}</label>`;
      })}
    </div>
    <div class="preview box"><iframe class="frame" title=${words.preview}></iframe></div>
    <div class="picture" hidden>
      <div class="options row wrap">
        <select name="kind" aria-label=${words.picture}>${optionsIn(words.pictures)}</select>
        <label>${words.look} <select name="look">${optionsIn(words.looks)}</select></label>
        <label>${words.width} <select name="size">
          <option value="">${words.usual}</option>${optionsIn(widths)}
        </select></label>
        <label class="ground"><input type="checkbox" name="transparent" checked> ${words.transparent}</label>
        <button type="button" name="send-picture" class="primary" hidden>${words.send}</button>
        <button type="button" name="download" class="primary">${words.download}</button>
        <output class="muted digits"></output>
      </div>
      <img class="image box" alt="">
    </div>`;
}

/**
 * Shows a frame as it will look on a page, scaled down so that all of it is visible.
 * @param {HTMLElement} box that contains only the frame
 * @returns a function that shows a URL in the frame
 */
function framePreview(box) {
  const frame = /** @type {HTMLIFrameElement} */ (box.querySelector('iframe'));
  /** The height that the frame needs on a page, in pixels, as the frame reports it. */
  let height = snippets.FRAME.height;
  let shown = '';
  new ResizeObserver(fit).observe(box);
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow || data?.type !== 'peg-solitaire') return;
    if (!Number.isFinite(data.height) || data.height <= 0) return;
    height = data.height;
    fit();
  });
  return (/** @type {string} */ address) => {
    if (shown === address) return;
    shown = address;
    // Setting `src` would add a history entry each time.
    frame.contentWindow?.location.replace(address);
  };

  function fit() {
    const scale = Math.min(1, box.clientWidth / snippets.FRAME.width, box.clientHeight / height);
    Object.assign(frame.style, { width: `${snippets.FRAME.width}px`, height: `${height}px`, scale: String(scale) });
  }
}
