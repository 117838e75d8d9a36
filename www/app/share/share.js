// The dialog for sharing the game on the board: as a link, an element, a frame or a picture, each with a preview.

import { goTo, status } from '../../game/game.js';
import { longestComment } from '../../game/notes.js';
import { hasMore } from '../../game/tree.js';
import { isFlag, OPTIONS } from '../../link/attributes.js';
import { boardLink, isMain, pageLink, saidOf } from '../../link/link.js';
import { packedLink } from '../../link/packed.js';
import { copyBy } from '../kit/clipboard.js';
import { dialogOn } from '../kit/dialog.js';
import { html, optionsIn } from '../kit/html.js';
import { room } from '../rooms/rooms.js';
import { fewestMoves } from '../solved/fewest.js';
import { canSend, pictureMaker, send } from './picture-maker.js';
import { puzzleAddress, resultOf, shareTextOf } from './result.js';
import * as snippets from './snippets.js';

/** @typedef {import('../../link/link.js').Link} Link */
/** @typedef {import('../../link/link.js').Options} Options */
/** @typedef {import('../../game/game.js').Game} Game */
/** @type {Record<string, typeof snippets.elementSnippet>} */
const SNIPPETS = {
  link: snippets.linkSnippet,
  element: snippets.elementSnippet,
  frame: snippets.frameSnippet,
  oembed: snippets.oEmbedSnippet,
};

/** @param {import('../solved/progress.js').ProgressTable} table */
export function shareDialog(table) {
  const { element, guard, progress, words } = table;
  const { title, frame, play } = words.share;
  /** The link of the game for an element, and the position that was shown. @type {import('./snippets.js').Shared} */
  let placed = {};
  let cursor = 0;
  /** The person's best solution of the puzzle. @type {import('./result.js').Result | undefined} */
  let result;
  /** The sentence for the system beside the link. @type {string | undefined} */
  let sentence;
  /** The choices whose code is shown or on its way. */
  let shown = {};
  const dialog = dialogOn(table, 'share', title, { body: shareBody(words.share), fill, opened });
  const { part, field } = dialog;
  const code = field('code');
  const preview = framePreview(part('.preview'));
  const maker = pictureMaker(dialog, words.share);
  dialog.box.addEventListener('change', show);
  field('copy').addEventListener('click', () => copyBy(field('copy'), code.value, () => code.select(), words.copying));
  field('send-link').addEventListener('click', () => send(sent()));
  return dialog;

  /** The current position is shared, though the game may be playing. */
  async function fill() {
    const state = /** @type {Game} */ (element.state);
    const { problem } = state;
    placed = { ...boardLink(state), isMain: hasMore(state) && isMain(state), comment: longestComment(state) };
    cursor = state.cursor;
    maker.downloaded = undefined;
    maker.offer(state.line.jumps.length);
    field('analysis').checked = element.analysis !== 'off';
    // Study is about the jumps; in Play a link leads to the start.
    field('jumps').checked = room() === 'study';
    const isWon = guard(() => status(state) === 'won') ?? false;
    const record = await progress.read();
    result = guard(() => resultOf(problem, record, words));
    part('label:has([value="result"])').hidden = !result;
    const first = isWon && result ? 'result' : formNow();
    check(first === 'result' && !result ? 'link' : first);
  }

  function opened() {
    show();
    guard(tellFewest);
    dialog.signal.addEventListener('abort', () => {
      shown = {};
      maker.clear();
      preview('about:blank');
    });
  }

  /** Tells the fewest moves of the puzzle, if they have to be looked for, once they are found. */
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

  /** The link of the choice: without the jumps it leads to the start. */
  function linkNow() {
    const { board, start, goal } = placed;
    return field('jumps').checked ? placed : { board, start, goal };
  }

  /** The game on the board, made by the current core. */
  function gameNow() {
    return goTo(/** @type {Game} */ (element.state), cursor);
  }

  /** Shows the code of the current choices. */
  function show() {
    const form = formNow();
    const isPicture = form === 'picture';
    shown = {};
    part('.cut').hidden = true;
    field('send-link').hidden = true;
    part('.code').hidden = isPicture;
    part('.embed').hidden = form !== 'embed';
    part('.preview').hidden = isPicture || form === 'result';
    part('.jumps').hidden = isPicture || !(placed.moves || placed.game);
    part('.beat').hidden = form !== 'result';
    part('.picture').hidden = !isPicture;
    if (isPicture) guard(() => maker.show(gameNow, element));
    else if (form === 'result') showResult();
    else showCode(form === 'embed' ? field('embed').value : form);
  }

  /** @param {string} form */
  async function showCode(form) {
    const own = shown;
    const looks = looksOf(element);
    const flags = Object.fromEntries(Object.keys(words.share.options).map((name) => [name, field(name).checked]));
    const options = { ...looks, ...flags, analysis: flags.analysis ? looks.analysis || 'all' : '' };
    // Pasted code keeps to the theme of its new page.
    const pasted = { ...options, theme: '' };
    const chosen = linkNow();
    const link = form === 'link' ? pageLink(chosen, gameNow().line.jumps.length) : chosen;
    const [text, address, { isWhole }] = await Promise.all([
      SNIPPETS[form](base(), link, pasted, form === 'element' ? play : frame, maker.downloaded),
      snippets.frameAddress(base(), chosen, options),
      packedLink(chosen, base()),
    ]);
    if (own !== shown) return;
    code.value = text;
    sentence = undefined;
    preview(address);
    part('.cut').hidden = isWhole || form === 'element';
    field('send-link').hidden = form !== 'link' || !canSend(sent());
  }

  /** Shows the sentence about a win, with a link to the puzzle. */
  async function showResult() {
    if (!result) return;
    const own = shown;
    const { day, moves } = result;
    const isChallenge = field('beat').checked;
    const said = shareTextOf(result, words.share, isChallenge);
    const address = field('jumps').checked
      ? await snippets.linkSnippet(base(), pageLink(placed, gameNow().line.jumps.length))
      : puzzleAddress(base(), placed, day, isChallenge ? moves : undefined);
    if (own !== shown) return;
    sentence = said;
    code.value = `${said}\n${address}`;
    field('send-link').hidden = !canSend(sent());
  }

  /** The link in the form for the system, and the sentence before it. @returns {ShareData} */
  function sent() {
    const url = /** @type {string} */ (code.value.split('\n').at(-1));
    return { title: document.title, ...(sentence !== undefined && { text: sentence }), url };
  }
}

/** The address of the folder of the page: that of the page has the game in it, which would count twice. */
function base() {
  return new URL('./', document.baseURI).href;
}

/**
 * The look and play of the element; empty for the defaults.
 * @param {import('../kit/guard.js').Page['element']} element
 */
function looksOf(element) {
  const looks = OPTIONS.filter((name) => !isFlag(name)).map((name) => [name, saidOf(name, Reflect.get(element, name))]);
  return /** @type {Partial<Options>} */ (Object.fromEntries(looks));
}

/**
 * A frame as it will be in a page, made smaller so that all of it is seen.
 * @param {HTMLElement} box for the frame alone
 * @returns shows an address
 */
function framePreview(box) {
  const frame = /** @type {HTMLIFrameElement} */ (box.querySelector('iframe'));
  /** The height of the frame in a page, in pixels, as it reports it. */
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
    // Setting `src` would make each address an entry of the history of the page.
    frame.contentWindow?.location.replace(address);
  };

  function fit() {
    const scale = Math.min(1, box.clientWidth / snippets.FRAME.width, box.clientHeight / height);
    Object.assign(frame.style, { width: `${snippets.FRAME.width}px`, height: `${height}px`, scale: String(scale) });
  }
}

/** The widths of a picture, in pixels. */
const WIDTHS = [320, 640, 1280];

/** The markup of the dialog. @param {import('../../words/dialogs.js').DialogWords['share']} words */
function shareBody(words) {
  const { as, forms, embed, embeds, code, copy, send, options, picture, pictures, download, preview, jumps, beat } =
    words;
  const { look, looks, width, usual, pixels, transparent, cut } = words;
  const widths = Object.fromEntries(WIDTHS.map((width) => [width, pixels({ pixels: width })]));
  return html`
    <div class="choices box" role="radiogroup" aria-label=${as}>
      ${each(forms, (name, text) => {
        const isFirst = name === 'link';
        return html`<label><input type="radio" name="as" value=${name} checked=${isFirst}> ${text}</label>`;
      })}
    </div>
    <div class="code columns">
      <textarea name="code" readonly rows="4" spellcheck="false" aria-label=${code}></textarea>
      <p class="cut" role="status" hidden>${cut}</p>
      <div class="hands">
        <button type="button" name="send-link" class="primary" hidden>${send}</button>
        <button type="button" name="copy" class="primary">${copy}</button>
      </div>
    </div>
    <div class="options row wrap">
      <label class="jumps"><input type="checkbox" name="jumps"> ${jumps}</label>
      <label class="beat"><input type="checkbox" name="beat"> ${beat}</label>
    </div>
    <div class="embed options row wrap">
      <label>${embed} <select name="embed">${optionsIn(embeds)}</select></label>
      ${each(options, (name, text) => {
        const isUsual = name === 'controls';
        return html`<label><input type="checkbox" name=${name} checked=${isUsual}> ${text}</label>`;
      })}
    </div>
    <div class="preview box"><iframe class="frame" title=${preview}></iframe></div>
    <div class="picture" hidden>
      <div class="options row wrap">
        <select name="kind" aria-label=${picture}>${optionsIn(pictures)}</select>
        <button type="button" name="send-picture" class="primary" hidden>${send}</button>
        <button type="button" name="download" class="primary">${download}</button>
        <output class="muted digits"></output>
      </div>
      <div class="options looks row wrap">
        <select name="look" aria-label=${look}>${optionsIn(looks)}</select>
        <select name="size" aria-label=${width}><option value="">${usual}</option>${optionsIn(widths)}</select>
        <label class="ground"><input type="checkbox" name="transparent" checked> ${transparent}</label>
      </div>
      <img class="image box" alt="">
    </div>`;
}

/** @param {Record<string, string>} texts @param {(name: string, text: string) => DocumentFragment} make */
function each(texts, make) {
  return Object.entries(texts).map(([name, text]) => make(name, text));
}
