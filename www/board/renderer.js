// Draws scenes on a canvas, repainting only what differs from the previous scene.

import { once } from '../common/memo.js';
import { boundsOf, toPixels } from './layout.js';
import { paint, prepare } from './paint.js';
import {
  baseShapes,
  chosenShape,
  holeShapes,
  markShapes,
  PEG_RADIUS,
  pegShapes,
  SHADOW_OFFSET,
  shadowShapes,
} from './shapes.js';

/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./layout.js').Point} Point */
/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./scene.js').Peg} Peg */
/** @typedef {import('./scene.js').Mark} Mark */
/** @typedef {import('./engraving.js').Engraving} Engraving */
/** @typedef {import('./shapes.js').Shape} Shape */
/** @typedef {import('./theme.js').Theme} Theme */

/**
 * The radius of the sprites for a peg and its shadow, in units (the distance between neighbouring holes). The radius
 * leaves room for a soft edge.
 */
const SPRITE_RADIUS = 0.42;

/** @typedef {ReturnType<typeof makeRenderer>} Renderer */

/** @typedef {(at: Point, unit: number, theme: Theme) => Shape[]} ShapesOf a peg or its shadow */
/**
 * A material other than plain shapes, for themes with shading. A material paints the base and the holes, and has its
 * own marks, and pegs that differ slightly from each other.
 * @typedef {{
 *   paint: (context: CanvasRenderingContext2D, layout: Layout, theme: Theme, isFirst: boolean) => void,
 *   pegs: ShapesOf[], shadow: ShapesOf, mark: typeof markShapes, chosen: typeof chosenShape,
 * }} Material
 */

/**
 * Sizes the canvas to the device pixels it covers, and prepares what all scenes share. Scenes are drawn in pixels of
 * the layout, whatever the pixel ratio.
 * @param {HTMLCanvasElement} canvas
 * @param {Layout} layout
 * @param {Theme} theme
 * @param {number} ratio device pixels for one pixel of the layout: `devicePixelRatio` times the scale of all transforms
 * and zooms around the canvas
 * @param {Engraving} [engraving]
 * @param {Material} [material]
 */
export function makeRenderer(canvas, layout, theme, ratio, engraving, material) {
  const context = prepare(canvas, layout.width, layout.height, ratio);
  const [shadowSprite, ...pegSprites] = [material?.shadow ?? shadowShapes, ...(material?.pegs ?? [pegShapes])].map(
    spriteOf,
  );
  /** The scene on the canvas. @type {Scene | undefined} */
  let drawn;
  /**
   * A bitmap of the base and the holes, which are the same in every frame. The first frame does not wait for the
   * bitmap.
   */
  const background = once(() => {
    const picture = document.createElement('canvas');
    drawBoard(prepare(picture, layout.width, layout.height, ratio));
    return picture;
  });

  /** The base and the holes without a material. Finding the outline takes longer than painting it. */
  const boardShapes = once(() => {
    const holes = layout.holes.flatMap((hole) => holeShapes(hole, layout.unit, theme));
    return [...baseShapes(layout, theme), ...holes];
  });

  /** @param {ShapesOf} shapesOf */
  function spriteOf(shapesOf) {
    const sprite = document.createElement('canvas');
    const size = 2 * SPRITE_RADIUS * layout.unit;
    paint(prepare(sprite, size, size, ratio), shapesOf({ x: size / 2, y: size / 2 }, layout.unit, theme));
    return sprite;
  }

  /** Draws only what differs from the previous scene. @param {Scene} scene */
  function redraw(scene) {
    if (!drawn || drawn.isWhole || scene.isWhole) return draw(scene);
    const damage = damageOf(drawn, scene, layout, ratio);
    if (!damage) return;
    context.save();
    // The damaged area consists of whole canvas pixels; otherwise, its edge would be visible.
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.beginPath();
    context.rect(damage.x, damage.y, damage.width, damage.height);
    context.clip();
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    draw(scene);
    context.restore();
  }

  /** Draws the whole scene. @param {Scene} scene */
  function draw(scene) {
    const { pegs, marks } = scene;
    const { width, height } = layout;
    context.clearRect(0, 0, width, height);
    if (drawn) drawPicture(background());
    else drawBoard(context);
    drawn = scene;
    for (const mark of marks) if (!isAbove(mark)) drawMark(mark);
    for (const peg of pegs) drawShadow(peg);
    for (const peg of pegs) drawPeg(peg);
    for (const mark of marks) if (isAbove(mark)) drawMark(mark);
  }

  /** @param {Mark} mark */
  const drawMark = (mark) =>
    paintOver(mark.shapes?.(layout, theme) ?? (material?.mark ?? markShapes)(mark, layout, theme));

  /** Paints over the drawing, in pixels of the layout. @param {Shape[]} shapes */
  const paintOver = (shapes) => paint(context, shapes);

  /**
   * Copies pixel by pixel. Where a layout pixel is not a whole number of canvas pixels, scaling would blur the picture.
   * @param {HTMLCanvasElement} picture
   */
  const drawPicture = (picture) => context.drawImage(picture, 0, 0, picture.width / ratio, picture.height / ratio);

  /** @param {CanvasRenderingContext2D} onto */
  function drawBoard(onto) {
    if (material) material.paint(onto, layout, theme, onto === context);
    else paint(onto, boardShapes());
    paint(onto, engraving?.board(layout, theme) ?? []);
  }

  /** @param {Peg} peg */
  function drawShadow({ x, y, lift, scale, opacity }) {
    const size = material ? Math.min(1, scale) : 1;
    const away = SHADOW_OFFSET * size + 0.5 * lift;
    stamp(shadowSprite, { x: x + away, y: y + away }, size + 0.15 * lift, opacity * (1 - 0.5 * lift));
  }

  /** @param {Peg} peg */
  function drawPeg(peg) {
    const { squash = 0, tint = 0 } = peg;
    // A flattened peg still rests in its hole.
    const place = { x: peg.x, y: peg.y - peg.lift + squash * PEG_RADIUS };
    stamp(pegSprites[tint] ?? pegSprites[0], place, peg.scale, peg.opacity, squash);
    const { unit } = layout;
    const at = toPixels(layout, place);
    if (peg.isChosen) paintOver([(material?.chosen ?? chosenShape)(at, unit, theme)]);
    if (engraving) paintOver(engraving.peg(peg.hole, at, unit, theme));
  }

  /**
   * @param {HTMLCanvasElement} sprite
   * @param {Point} place of its middle, in units
   * @param {number} scale
   * @param {number} opacity
   * @param {number} [squash] 0.1 means a tenth flatter and wider
   */
  function stamp(sprite, place, scale, opacity, squash = 0) {
    const { x, y } = toPixels(layout, place);
    const radius = SPRITE_RADIUS * layout.unit * scale;
    const [across, down] = [radius * (1 + squash), radius * (1 - squash)];
    context.globalAlpha = opacity;
    context.drawImage(sprite, x - across, y - down, 2 * across, 2 * down);
    context.globalAlpha = 1;
  }

  /**
   * Prepares the background. Without this step, the first moving scene would take longer, and a material would look
   * coarser than necessary. Returns the material, if there is one.
   */
  function finish() {
    background();
    // Drawings over the scene are not part of it, so the next redraw has to repaint the whole scene below them.
    drawn &&= { ...drawn, isWhole: true };
    return material;
  }

  return { layout, theme, draw, redraw, paint: paintOver, prepare: finish };
}

/** True if a mark is drawn above pegs: one with text or custom shapes. @param {Mark} mark */
const isAbove = ({ text, shapes }) => (text ?? shapes) !== undefined;

/** @typedef {{ x: number, y: number, width: number, height: number }} Rectangle */

/**
 * The distance by which a peg, its shadow or a mark extends from its position, in units, and the extra pixels that
 * marks with a minimum size need.
 */
const REACH = 0.72;
const LEAST_REACH = 8;

/**
 * @param {Scene} before
 * @param {Scene} now
 * @param {Layout} layout
 * @param {number} ratio pixels of the canvas for one of the layout
 * @returns {Rectangle | undefined} in whole pixels of the canvas; undefined if both look the same
 */
export function damageOf(before, now, layout, ratio) {
  const pegs = changes(before.pegs, now.pegs).flatMap(({ x, y, lift }) => [
    toPixels(layout, { x, y }),
    toPixels(layout, { x, y: y - lift }),
  ]);
  const marks = changes(before.marks, now.marks).flatMap(({ hole, to = hole }) => [
    layout.holes[hole],
    layout.holes[to],
  ]);
  const changed = [...pegs, ...marks];
  if (changed.length === 0) return undefined;
  const reach = (REACH * layout.unit + LEAST_REACH) * ratio;
  const { left, right, top, bottom } = boundsOf(changed);
  const [x, y] = [Math.floor(left * ratio - reach), Math.floor(top * ratio - reach)];
  return { x, y, width: Math.ceil(right * ratio + reach) - x, height: Math.ceil(bottom * ratio + reach) - y };
}

/**
 * The items that are in only one of two lists.
 * @template {object} T
 * @param {T[]} before
 * @param {T[]} now
 */
const changes = (before, now) => [...without(before, now), ...without(now, before)];

/**
 * The items that have no equal item in the other list. Most items have an equal at the same index.
 * @template {object} T
 * @param {T[]} items
 * @param {T[]} others
 */
function without(items, others) {
  return items.filter((item, place) => !isLike(item, others[place]) && !others.some((other) => isLike(item, other)));
}

/** @param {object} item @param {object} [other] */
const isLike = (item, other = {}) => isCovered(item, other) && isCovered(other, item);

/**
 * True if `other` has the same value for each property. Functions are ignored, since they do not affect the look.
 * @param {any} item
 * @param {any} other
 */
function isCovered(item, other) {
  for (const name in item) if (item[name] !== other[name] && typeof item[name] !== 'function') return false;
  return true;
}
