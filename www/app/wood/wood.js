// The app's wooden board, whose animations are loaded once the page is ready.

import { whenIdle } from '../../common/tasks.js';
import { activeHole } from '../../game/selection.js';
import { recall } from '../kit/storage.js';
import { carve } from './carving.js';
import { inlaidShapes, rimShape, withGhosts } from './inlaid-marks.js';
import { contactShadow, MARBLES, tint } from './marbles.js';
import { layOutWithGroove } from './straight-groove.js';

/** @typedef {import('../../element/view/canvas.js').Craft} Craft */

/** @type {import('../../board/renderer.js').Material} */
const USUAL = { paint: carve, pegs: MARBLES, shadow: contactShadow, mark: inlaidShapes, chosen: rimShape };

/** The material that the user has chosen. */
let material = USUAL;

export const materialNow = () => material;

/** Applies the wood and the pegs that the user has chosen. If the materials cannot be loaded, nothing changes. */
export async function takeMaterials() {
  const [wood, pegs] = [recall('wood'), recall('pegs')];
  if (material === USUAL && !wood && !pegs) return;
  const loaded = await import('./materials.js').catch(() => undefined);
  if (!loaded) return;
  material = loaded.materialOf(USUAL, wood, pegs);
  if (!document.adoptedStyleSheets.includes(loaded.woodSheet)) document.adoptedStyleSheets.push(loaded.woodSheet);
}

/** The craft of each board. @type {WeakMap<EventTarget, Craft>} */
const crafts = new WeakMap();

/**
 * Provides the craft of a board, which is created once. When the board adopts the craft again, the current material is
 * shown.
 * @param {EventTarget} element
 * @param {boolean} isFirst true on a first visit
 * @returns {(invalidate: () => void) => Craft}
 */
export function craftOn(element, isFirst) {
  return (invalidate) => {
    const craft = crafts.get(element) ?? newCraft(element, isFirst, invalidate);
    crafts.set(element, craft);
    return craft;
  };
}

/** @param {EventTarget} element @param {boolean} isFirst @param {() => void} invalidate @returns {Craft} */
function newCraft(element, isFirst, invalidate) {
  /** @type {Pick<Craft, 'stage' | 'isAnimated'> | undefined} */
  let motion;
  element.addEventListener('ready', () => whenIdle(load), { once: true });
  return {
    get material() {
      return material;
    },
    layOut: layOutWithGroove,
    stage(scene, view, ...moment) {
      const pegs = tint(scene.pegs, view);
      const chosen = pegs.find(({ hole, from }) => (hole ?? from) === activeHole(view.selection));
      const dressed = withGhosts({ ...scene, pegs }, view.game.problem.holes, chosen?.tint);
      return motion?.stage(dressed, view, ...moment) ?? dressed;
    },
    isAnimated: () => motion?.isAnimated() ?? false,
  };

  /** Loads the animations. Until the animations are loaded, pegs move as on any other board. */
  async function load() {
    const loaded = await import('./wood-motion.js').catch(() => undefined);
    motion = loaded?.motionOn(element, isFirst, invalidate, () => material.pegs.length);
    invalidate();
  }
}
