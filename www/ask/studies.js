// Runs one study at a time, about the position on the board and the line that it belongs to.

import { position } from '../game/game.js';

/** @typedef {import('../engine/wasm/peg_solitaire.js').Line} Line */
/** @typedef {import('../game/game.js').Game} Game */
/** @typedef {import('./facts.js').Ask} Ask */

/** A study ends when everything is answered. @typedef {{ position: string, line: Line, isOver?: true }} Study */

/** @param {() => Game} game @param {Function} search */
export function makeStudies(game, search) {
  /** @type {Study | undefined} */
  let study;
  let control = new AbortController();

  const isOpen = () => study !== undefined && !study.isOver;

  /** True if the study is about the position and the line of a game. @param {Game} now */
  const isAbout = (now) => study?.line === now.line && study.position === position(now);

  function stop() {
    control.abort();
    study = undefined;
  }

  /**
   * Starts another study. The answers to a cancelled study are discarded.
   * @param {{ closed: () => void, fail: (error: unknown) => void }} callbacks
   * @param {(ask: Ask, close: () => void) => Promise<unknown>} work closes the study when everything is answered
   */
  async function begin({ closed, fail }, work) {
    stop();
    control = new AbortController();
    const { signal } = control;
    const its = /** @type {Study} */ ({ position: position(game()), line: game().line });
    study = its;
    /** @type {Ask} */
    const ask = async (request, onProgress) => {
      const finding = await search(request, { signal, onProgress });
      signal.throwIfAborted();
      return finding;
    };
    const close = () => {
      signal.throwIfAborted();
      its.isOver = true;
      closed();
    };
    try {
      await work(ask, close);
    } catch (error) {
      if (signal.aborted) return;
      close();
      fail(error);
    }
  }

  return { isOpen, isAbout, stop, begin };
}
