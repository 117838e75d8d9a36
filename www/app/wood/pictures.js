// Draws the wooden board in pictures, with its outline and its groove for removed marbles.

import { layOutWith } from '../../board/round-board.js';
import { pegsIn } from '../../engine/problem.js';
import { takenFrom, tint } from './marbles.js';
import { placesIn } from './places.js';
import { layOutWithGroove } from './straight-groove.js';
import { materialNow } from './wood.js';

/**
 * @param {'round' | 'holes'} outline
 * @returns {import('../../pictures/frames.js').Craft}
 */
export function woodOf(outline) {
  const usual = layOutWith(outline);
  return {
    material: materialNow(),
    layOut: (holes, width, height) => layOutWithGroove(holes, width, height, usual),
    dress(pegs, view, layout) {
      const places = placesIn(layout, pegsIn(view.game.problem.start) - 1);
      const taken = places ? takenFrom(view) : [];
      const beside = taken.map((marble, index) => ({
        lift: 0,
        opacity: 1,
        ...(places?.placeOf(index) ?? marble.home),
        tint: marble.tint,
      }));
      return [...beside, ...tint(pegs, view)];
    },
  };
}
