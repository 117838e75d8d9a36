// Shows an author's comment on the current position below the board, and the author's drawings on the board. Readers
// can draw, too.

import { annotationShapes } from '../../board/annotation-marks.js';
import { build, setAttribute, setHidden, setText } from '../../common/dom/dom.js';
import { draw, longestComment, notesOf } from '../../game/notes.js';
import { treeOf } from '../../game/tree.js';
import { say as sayWith } from '../../words/message.js';

/** @typedef {import('../../engine/wasm/peg_solitaire.js').Notes} Notes */
/** @typedef {import('../../game/game.js').Game} Game */
/** @typedef {import('../../game/session.js').Session} Session */
/** @typedef {import('../../words/plus.js').PlusWords} PlusWords */

/** @typedef {ReturnType<typeof makeAnnotationsDisplay>} AnnotationsDisplay */

/** @param {HTMLElement} stage @param {PlusWords} words */
export function makeAnnotationsDisplay(stage, { annotations, list }) {
  /** The comment is in the page's own language, so it has no `lang`. */
  const comment = build('div', {
    class: 'remark',
    part: 'comment',
    role: 'note',
    'aria-label': annotations.comment,
    hidden: true,
  });
  /** Reserves space for the longest comment, so that the layout does not shift from one position to the next. */
  const room = build('div', { class: 'remark', 'aria-hidden': 'true', hidden: true });
  /** Text for screen readers only. */
  const drawn = build('p', { class: 'news' });
  /** The game whose longest comment has been found. @type {import('../../game/game.js').Tree | undefined} */
  let tree;
  const layout = /** @type {HTMLElement} */ (stage.parentElement);

  /**
   * Draws over the pegs. Nothing is shown during playback.
   * @param {Session} session
   * @param {import('../../board/renderer.js').Renderer | undefined} renderer
   * @returns {boolean} true if something was drawn
   */
  function draw({ game, playback, selection: { sketch } }, renderer) {
    const notes = notesOf(game);
    if (!(notes || sketch) || !renderer || playback.isBusy) return false;
    renderer.paint(annotationShapes(notes, renderer.layout, renderer.theme, sketch));
    return true;
  }

  /**
   * The labels of the holes, with the drawings on them.
   * @param {Game} game
   * @param {string[]} plain
   */
  function labels(game, plain) {
    const notes = notesOf(game);
    if (!notes) return plain;
    const labelled = new Map(notes.labels.map(({ hole, text }) => [hole, annotations.labelled({ text })]));
    const marked = new Map(
      notes.marks.map((hole, index) => {
        const colour = notes.colours[notes.arrows.length + index];
        return [hole, sayWith(annotations.marked, { colour })];
      }),
    );
    return plain.map((label, hole) => list(label, marked.get(hole), labelled.get(hole)));
  }

  /** @param {Session} session */
  function update({ game, playback }) {
    if (treeOf(game) !== tree) {
      tree = treeOf(game);
      const longest = longestComment(game);
      setText(room, longest);
      for (const box of [comment, room]) setHidden(box, longest === '');
      layout.classList.toggle('is-annotated', longest !== '');
    }
    const notes = notesOf(game);
    const { holes } = game.problem;
    const arrows =
      notes?.arrows.map(({ from, to }, index) =>
        annotations.arrow({ from: holes[from].name, to: holes[to].name, colour: notes.colours[index] }),
      ) ?? [];
    say(comment, notes?.comment ?? '', playback.isPlaying);
    say(drawn, arrows.join(' '), playback.isPlaying);
  }

  /** @param {HTMLElement} region @param {string} text @param {boolean} isPlaying */
  function say(region, text, isPlaying) {
    // Screen readers should not announce each position of playback.
    setAttribute(region, 'aria-live', isPlaying ? 'off' : 'polite');
    if (region.textContent === text) return;
    setText(region, text);
    if (region === comment) unroll();
  }

  /** Lets the keyboard scroll a comment that is too long for its box. */
  function unroll() {
    comment.scrollTop = 0;
    if (comment.scrollHeight > comment.clientHeight) comment.tabIndex = 0;
    else comment.removeAttribute('tabindex');
    fade();
  }

  /** Fades out the last lines while there is more to read. */
  function fade() {
    const { scrollTop, scrollHeight, clientHeight } = comment;
    comment.classList.toggle('has-more', scrollTop + clientHeight < scrollHeight - 1);
  }

  comment.addEventListener('scroll', fade);
  stage.after(comment, room, drawn);
  return { draw, labels, update };
}

/**
 * Lets the right button, or a long press, draw arrows and marks on the current position.
 * @param {Pick<HTMLElementTagNameMap['peg-solitaire'], 'drawing'>} element
 * @param {{
 *   dispatch: (by: 'self', work: (session: Session) => void) => void,
 *   hand: { change: (act: (game: Game) => Game) => void },
 * }} player
 * @returns {import('../../board/input.js').Draws}
 */
export function makeDraws(element, { dispatch, hand }) {
  return {
    isOn: () => element.drawing !== 'off',
    show: (sketch) => dispatch('self', (session) => session.follow({ selection: { ...session.selection, sketch } })),
    draw: (drawing) => hand.change((game) => draw(game, drawing)),
  };
}
