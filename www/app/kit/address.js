// Synchronises the browser history with the game on the board. Each entry is a game, or a dialog that is open over a
// game; Back closes the dialog.

import { NOW } from '../../element/play/played-element.js';
import { attempt } from '../../engine/engine-error.js';
import { checked } from '../../link/checked.js';
import { holdsGame, placedLink, readLink, writeLink } from '../../link/link.js';
import { entryOf, entryState, newNumber } from './history-entry.js';
import { recall } from './storage.js';

/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../link/link.js').Link} Link */
/** @typedef {ReturnType<typeof addressOf>} Address */

/**
 * @param {import('./guard.js').Page} page
 * @param {(view: string | undefined) => void} show opens the dialog with this name and closes any other
 * @param {(error: unknown) => void} report called if a link is damaged
 * @param {(game: Game) => Game} typed adds the text in the comment field to a game
 */
export function addressOf(page, show, report, typed) {
  const { element, guard } = page;
  /** The board, start and goal of this entry, as a link: a different problem gets a new entry. */
  let problem = '';
  /** The link that is being opened. @type {Link | undefined} */
  let opening;
  /** True if the fragment of the URL is unreadable. */
  let isCut = false;
  /** True if the next game was chosen in a dialog. */
  let isChosen = false;
  /** False until the board shows the URL's game. */
  let isBegun = false;
  /** Resolves when a dialog's entry has been left. @type {((value?: unknown) => void) | undefined} */
  let leave;
  const entry = entryOf(page, typed, () => opening !== undefined || leave !== undefined);
  const { linkNow, linkHere, write, schedule, flush } = entry;

  element.addEventListener('ready', () => guard(arrive));
  element.addEventListener('error', () => guard(fail));
  addEventListener('popstate', () => unpack().then(travel));
  return { unpack, begin, openDialog, closeDialog, choose, schedule, flush };

  function unpack() {
    return entry.unpack().catch((error) => {
      isCut = true;
      report(error);
    });
  }

  /** Opens the game in the URL, or else the game from the last visit. */
  function begin() {
    isBegun = true;
    entry.game = entryState()?.game ?? newNumber();
    const { view, ...game } = linkHere();
    const link = { ...(holdsGame(game) ? game : readLink(recall('game'))), view };
    if (writeLink(link) !== '') open(link);
  }

  /**
   * Adds a history entry for the open dialog, unless the current entry already belongs to the dialog.
   * @param {string} name
   */
  function openDialog(name) {
    const isHere = readLink(location.search).view === name;
    if (!isHere) write();
    entry.view = name;
    write(!isHere);
  }

  /** Goes back from the entry of a dialog that was closed; resolves once the browser has left it. */
  async function closeDialog() {
    if (entry.view === undefined) return;
    entry.view = undefined;
    if (!entryState()?.isDialog) return write();
    await new Promise((resolve) => {
      leave = resolve;
      history.back();
    });
  }

  /** Notes that the next game was chosen in the open dialog, so that the game's entry replaces the dialog's. */
  function choose() {
    entry.view = undefined;
    if (!entryState()?.isDialog) write();
    isChosen = true;
  }

  /** Called when the user has gone back or forward. */
  function travel() {
    const link = linkHere();
    const left = leave;
    const isSame = entryState()?.game === entry.game;
    leave = undefined;
    entry.view = undefined;
    // Closes the dialog that was left, and opens another if the entry has one.
    if (!left || !isSame) show(isSame ? link.view : undefined);
    if (!isSame) {
      entry.game = entryState()?.game ?? newNumber();
      open(link);
    } else if (!link.view) write();
    left?.();
  }

  /** @param {Link} link */
  function open(link) {
    opening = link;
    // The entry gets its number now, since a broken link is not rewritten later.
    history.replaceState({ ...entryState(), game: entry.game }, '');
    const { view, ...texts } = link;
    element.open(/** @type {import('../../game/line.js').Texts} */ ({ ...placedLink(texts), ...entryState()?.marks }));
  }

  /**
   * Handles a new game. Nothing changes until the engine has answered, since this function is called again with the
   * same game after a crash.
   */
  function arrive() {
    if (!isBegun) return;
    const [asked, wasChosen, before] = [opening, isChosen, problem];
    const link = linkNow();
    const isBad = asked !== undefined && !isReadable(asked);
    entry.salvage = isBad || (asked && isCut) ? writeLink(link) : '';
    isCut = false;
    if (isBad) tellDamage(page, asked);
    opening = undefined;
    isChosen = false;
    problem = writeLink({ board: link.board, start: link.start, goal: link.goal });
    const isNew = wasChosen || (!asked && before !== '' && problem !== before);
    if (isNew) entry.game = newNumber();
    // The URL of a dialog is kept until the dialog is open.
    if (asked?.view) return show(asked.view);
    // Writes at once if the URL does not contain the last visit's game yet, since Back would need it there. Writes at
    // once, too, if the game has jumps, so that the next visit can continue the game.
    const isUnnamed = asked !== undefined && location.search === '';
    if (isNew || isUnnamed || link.moves || link.game) write(isNew && !(wasChosen && entryState()?.isDialog));
    else schedule();
  }

  /** Handles a link without a readable board: the current game is kept, and no new game arrives. */
  function fail() {
    if (!opening || problem === '' || isReadable({ board: opening.board })) return;
    tellDamage(page, opening);
    opening = undefined;
    entry.salvage = writeLink(linkNow());
  }
}

/**
 * Tells the player that a link is damaged. The detailed error, meant for the link's author, is in the console; only a
 * board with too many holes is explained to everyone.
 * @param {import('./guard.js').Page} page
 * @param {Link} link
 */
function tellDamage({ element, words }, { board }) {
  const read = attempt(() => checked({ board }));
  const isError = read instanceof Error;
  if (!isError || read.expected?.key !== 'most-holes')
    element[NOW].solving?.fail(words.damaged({ hasBoard: !isError }));
}

/** @param {Link} link */
const isReadable = (link) => !(attempt(() => checked(link)) instanceof Error);
