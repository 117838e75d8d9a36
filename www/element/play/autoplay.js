// Plays or solves by itself, as the attributes `autoplay` and `solve` ask for it.

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
  /** The question of the attribute. @type {ReturnType<import('../../ask/solving.js').Solving['question']>} */
  let own;

  /** Plays or solves, if an attribute asks for it. */
  function begin() {
    if (!now.session || !loader.isFresh()) return;
    if (isToBeSolved()) ask();
    else if (element.autoplay && selfPlay.state() === 'idle') play();
  }

  /** The solution plays once the element is seen. */
  function ask() {
    const whenSolved = () => {
      events.add('solved');
      if (selfPlay.state() === 'idle') selfPlay.begin();
      // It was to play before there was a film.
      else if (selfPlay.state() === 'asked') playOnRequest();
    };
    during(() => now.solving?.solve({ whenSolved }));
    own = now.solving?.question();
  }

  /** Solves for the attribute from now on, whatever was done before. */
  function solve() {
    if (!isToBeSolved()) return;
    if (selfPlay.state() !== 'asked') stop();
    begin();
  }

  /** Ends a film that plays by itself, at its place. */
  function stop() {
    if (selfPlay.state() === 'playing') dispatch('self', (session) => session.pause());
    selfPlay.stop();
  }

  /** Plays the game on the board from its place, if there is a film. */
  function play() {
    const { session } = now;
    if (session && session.game.cursor < session.game.line.jumps.length) selfPlay.begin();
  }

  /** True while the question of the attribute is open. */
  const isAsking = () => own !== undefined && own === now.solving?.question();

  return { begin, play, solve, stop, isAsking };
}
