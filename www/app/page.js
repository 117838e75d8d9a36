// Sets up index.html: the board, its heading, the dialogs and the URL.

import { today } from '../common/day.js';
import { partsOf } from '../common/dom/dom.js';
import { ignoreHaste } from '../common/dom/haste.js';
import { onceDone } from '../common/memo.js';
import { nextTask, whenIdle } from '../common/tasks.js';
import { CRAFT } from '../element/play/played-element.js';
import { defineTag } from '../element/tag.js';
import { ATTRIBUTES, KEPT } from '../link/attributes.js';
import { isPacked } from '../link/link.js';
import { APP_WORDS as words } from '../words/app.js';
import { loadLaterTexts, PAGE } from '../words/language/site-texts.js';
import { showAim } from './heading/aim.js';
import { offerComments } from './heading/comment-field.js';
import { showHeading } from './heading/heading.js';
import { isWithin, listenToKeys } from './heading/page-keys.js';
import { addressOf } from './kit/address.js';
import { begunAs, resumed } from './kit/begun.js';
import { dialogsWith } from './kit/dialogs.js';
import { guardWith } from './kit/guard.js';
import { showNotice } from './kit/notice.js';
import { followBoard } from './kit/state.js';
import { recall, remember } from './kit/storage.js';
import { offerRooms, playFilm } from './rooms/rooms.js';
import { offerJump } from './rules/lead.js';
import { playAsWanted, showColorScheme } from './settings/preferences.js';
import { shownJumps } from './solved/shown.js';
import { watchWins } from './solved/wins.js';
import { craftOn, takeMaterials } from './wood/wood.js';

const part = partsOf(document);
/** The initial URL. */
const query = new URLSearchParams(location.search);
const element = /** @type {import('../element/plus-element.js').PegSolitaireElement} */ (part('peg-solitaire'));
const heading = part('.lead');

const guard = guardWith((error) => {
  // Like any call to the element, this one makes it reopen its game with the current engine.
  element.pause();
  report(error);
});
const page = { element, guard, words, ...followBoard(element, guard) };
const field = part('.comment-field');
const shown = shownJumps();
watchWins(
  page,
  shown,
  begunAs,
  async (...win) => (await rest())?.showWin(...win),
  async (...left) => (await rest())?.keepLeft(...left),
);
const address = addressOf(page, (view) => show(view), report, offerComments(page, field));
field.addEventListener('input', address.schedule);
const show = dialogsWith(guard, address, async () => (await rest())?.dialogs, playChoice);
/**
 * The buttons that open dialogs. The `data-view` of a button, or else its id, is its dialog's name in the URL.
 * @type {NodeListOf<HTMLButtonElement>}
 */
const buttons = document.querySelectorAll('button[aria-haspopup="dialog"]');

/**
 * Loads the rest of the page, once.
 * @type {() => Promise<ReturnType<typeof import('./after-ready.js').afterReady>>}
 */
const load = onceDone(async () => {
  await loadLaterTexts();
  const { afterReady } = await import('./after-ready.js');
  return afterReady(page, address, show, shown);
});

ignoreHaste(document);
for (const button of buttons) button.addEventListener('click', () => show(button.dataset.view ?? button.id));
const tools = part('#tools');
// A click on the summary toggles the fold and leaves the menu open.
tools.addEventListener('click', ({ target }) => isWithin(target, 'summary') || tools.hidePopover());
// Before iOS 18.3, a tap outside the menu does not close it.
addEventListener(
  'pointerdown',
  ({ target }) => {
    if (!isWithin(target, '#tools, #menu')) tools.hidePopover();
  },
  true,
);
if (PAGE) import('./heading/page-texts.js').then(({ translatePage }) => translatePage(), tellMissing);
showHeading(page);
showAim(page, heading);
offerJump(page, part('.demo'), part('.new'));
showColorScheme(element);
for (const name of KEPT) if (recall(name)) element.setAttribute(name, recall(name));
const changes = new MutationObserver((records) => {
  keep(records);
  page.know({});
  // Verdicts on all jumps are shown in Study.
  if (page.state().room === 'play' && element.analysis === 'all') rooms.enter('study');
});
changes.observe(element, { attributeFilter: KEPT });
const rooms = offerRooms(page, part('#room'), part('#problem'), part('#change'), (set) => {
  keep(changes.takeRecords());
  set();
  changes.takeRecords();
});
const isFirst = recall('played') === '';
nextTask().then(begin);
for (const type of ['ready', 'error']) {
  element.addEventListener(type, showWhatCanBeDone);
  // The rest of the page is loaded once the board is ready, or earlier if a dialog is requested.
  element.addEventListener(type, () => whenIdle(() => load().catch(() => {})), { once: true });
}

/** The rest of the page. If the rest cannot be loaded, the user is told, and the result is undefined. */
const rest = () => load().catch(tellMissing);

function tellMissing() {
  showNotice(words.missing, words.putAway);
}

/** @param {unknown} error */
function report(error) {
  showNotice(words.failure(error), words.putAway);
}

/** @param {import('./kit/dialog.js').Choice} choice */
function playChoice({ solution, isKnown, ...texts }) {
  element.open(solution || isKnown || texts.moves || texts.game ? texts : resumed(texts, element.problem));
  if (isKnown) {
    element.whenOpen(shown.forget);
    rooms.enter('play');
  }
  if (!solution) return;
  element.call((session) => {
    session.continueWith(solution);
    // The whole solution can also be read in the list of moves.
    shown.addFound(session.game, session.game.line.jumps.length);
  });
  // Study lists the moves; Play does not, and plays them back instead.
  if (page.state().room === 'play') playFilm(element);
}

/**
 * Stores only what the user has changed, since another tab may have stored other values.
 * @param {MutationRecord[]} changes
 */
function keep(changes) {
  for (const { attributeName } of changes) {
    const name = /** @type {import('../link/attributes.js').KeptName} */ (attributeName);
    remember(name, String(element[name]));
  }
}

/**
 * Creates the board, in its own task. The query `?day=2026-11-22` opens a daily problem, without showing another board
 * first.
 */
async function begin() {
  // Following a link to comments, variations or an analysis opens Study; reloading stays in the current room.
  const isFollowed = history.state === null;
  for (const name of ['beat', 'message'])
    if (query.has(name)) history.replaceState({ ...history.state, [name]: query.get(name) }, '');
  await address.unpack();
  const mode = ATTRIBUTES.analysis.choices.find((choice) => choice === query.get('analysis'));
  if (isFollowed && (mode || query.has('game') || isPacked(location.hash))) rooms.enter('study', mode);
  const day = query.get('day');
  const puzzle = query.get('puzzle');
  if (puzzle !== null) await (await rest())?.openNamed(puzzle);
  else if (day !== null) await (await rest())?.openDay(day || today());
  defineTag();
  // Before the element is defined, keys would have nothing to act on.
  listenToKeys(
    page,
    () => show('keys'),
    async () => (await rest())?.tellOfVerdicts(),
  );
  playAsWanted(element);
  await takeMaterials();
  element[CRAFT](craftOn(element, isFirst));
  address.begin();
}

/** Without an engine, the element shows an error instead of the board, and there is nothing to choose. */
function showWhatCanBeDone() {
  for (const button of buttons) button.disabled = !element.state;
  heading.hidden = !element.state;
}
