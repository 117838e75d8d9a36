// Keeps the history of the browser in step with the game on the board, and the game with the history. Each entry is a
// game, or an open dialog over one: Back closes the dialog.

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
 * @param {(error: unknown) => void} report hears that a link is damaged
 * @param {(game: Game) => Game} typed adds the text of the field to a game
 */
export function addressOf(page, show, report, typed) {
  const { element, guard } = page;
  /** The board, start and goal of this entry, as a link: another problem gets another entry. */
  let problem = '';
  /** The link that is being opened. @type {Link | undefined} */
  let opening;
  /** True if the fragment of the address is unreadable. */
  let isCut = false;
  /** True if the next game was chosen in a dialog. */
  let isChosen = false;
  /** False while the board is not that of the address. */
  let isBegun = false;
  /** Settles the promise of a dialog on its way out. @type {((value?: unknown) => void) | undefined} */
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

  /** Opens the game of the address or, without one, that of the last visit. */
  function begin() {
    isBegun = true;
    entry.game = entryState()?.game ?? newNumber();
    const { view, ...game } = linkHere();
    const link = { ...(holdsGame(game) ? game : readLink(recall('game'))), view };
    if (writeLink(link) !== '') open(link);
  }

  /** Makes the open dialog an entry of the history, unless it was opened by one. @param {string} name */
  function openDialog(name) {
    const isHere = readLink(location.search).view === name;
    if (!isHere) write();
    entry.view = name;
    write(!isHere);
  }

  /** Leaves the entry of the open dialog, which is closed; resolves when the history is back. */
  async function closeDialog() {
    if (entry.view === undefined) return;
    entry.view = undefined;
    if (!entryState()?.isDialog) return write();
    await new Promise((resolve) => {
      leave = resolve;
      history.back();
    });
  }

  /** Notes that the next game was chosen in the open dialog: its entry replaces that of the dialog. */
  function choose() {
    entry.view = undefined;
    if (!entryState()?.isDialog) write();
    isChosen = true;
  }

  /** A person has gone back or forward. */
  function travel() {
    const link = linkHere();
    const left = leave;
    const isSame = entryState()?.game === entry.game;
    leave = undefined;
    entry.view = undefined;
    // The left dialog is closed, and another one may be on its way.
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
    // A broken link is not written again: the entry gets its number now.
    history.replaceState({ ...entryState(), game: entry.game }, '');
    const { view, ...texts } = link;
    element.open(/** @type {import('../../game/line.js').Texts} */ ({ ...placedLink(texts), ...entryState()?.marks }));
  }

  /** A game is on the board. Nothing changes before the core has answered: if it dies, the game arrives once more. */
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
    // The address of a dialog stays until the dialog is open.
    if (asked?.view) return show(asked.view);
    // The game of the last visit has no address yet for Back, and a played one is the last one now.
    const isUnnamed = asked !== undefined && location.search === '';
    if (isNew || isUnnamed || link.moves || link.game) write(isNew && !(wasChosen && entryState()?.isDialog));
    else schedule();
  }

  /** If not even the board can be read, the present game stays, and none arrives. */
  function fail() {
    if (!opening || problem === '' || isReadable({ board: opening.board })) return;
    tellDamage(page, opening);
    opening = undefined;
    entry.salvage = writeLink(linkNow());
  }
}

/**
 * Tells a player that a link is damaged, in place of the error for its writer, which the console has. Of a board with
 * too many holes that is to be read by all.
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
function isReadable(link) {
  return !(attempt(() => checked(link)) instanceof Error);
}
