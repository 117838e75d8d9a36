// Plays or solves automatically if the attribute `autoplay` or `solve` is set.

/**
 * @param {import('./opening.js').Element} element
 * @param {ReturnType<typeof import('./open-game.js').makeOpenGame>} game
 * @param {() => boolean} isToBeSolved
 * @param {() => void} playOnRequest
 */
export function makeAutoplay(
  element,
  { now, events, loader, selfPlay, during, dispatch },
  isToBeSolved,
  playOnRequest,
) {
  /**
   * The question asked because of the `solve` attribute.
   * @type {ReturnType<import('../../ask/solving.js').Solving['question']>}
   */
  let own;

  /** Plays or solves, if an attribute is set. */
  function begin() {
    if (!now.session || !loader.isFresh()) return;
    if (isToBeSolved()) ask();
    else if (element.autoplay && selfPlay.state() === 'idle') play();
  }

  /** Asks for a solution, which is played once the element is visible. */
  function ask() {
    const whenSolved = () => {
      events.add('solved');
      if (selfPlay.state() === 'idle') selfPlay.begin();
      // Play was requested before there was anything to play.
      else if (selfPlay.state() === 'asked') playOnRequest();
    };
    during(() => now.solving?.solve({ whenSolved }));
    own = now.solving?.question();
  }

  /** Solves regardless of what happened before, because the attribute has just been set. */
  function solve() {
    if (!isToBeSolved()) return;
    if (selfPlay.state() !== 'asked') stop();
    begin();
  }

  /** Stops autoplay at once. */
  function stop() {
    if (selfPlay.state() === 'playing') dispatch('self', (session) => session.pause());
    selfPlay.stop();
  }

  /** Plays the game from the current position, if there are jumps to play. */
  function play() {
    const { session } = now;
    if (session && session.game.cursor < session.game.line.jumps.length) selfPlay.begin();
  }

  /** True while the question asked because of the `solve` attribute is unanswered. */
  const isAsking = () => own !== undefined && own === now.solving?.question();

  return { begin, play, solve, stop, isAsking };
}
