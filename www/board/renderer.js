// Draws scenes on a canvas.

import { once } from '../common/memo.js';
import { damageOf } from './damage.js';
import { toPixels } from './layout.js';
import { paint, prepare } from './paint.js';
import { SHADOW_OFFSET } from './proportions.js';
import { baseShapes, chosenShape, holeShapes, markShapes, pegShapes, shadowShapes } from './shapes.js';

/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./layout.js').Point} Point */
/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./scene.js').Peg} Peg */
/** @typedef {import('./scene.js').Mark} Mark */
/** @typedef {import('./engraving.js').Engraving} Engraving */
/** @typedef {import('./shapes.js').Shape} Shape */
/** @typedef {import('./theme.js').Theme} Theme */

/** The sprites of a peg and of its shadow leave room for a soft edge. In units: the distance between two holes. */
const SPRITE_RADIUS = 0.42;

export class Renderer {
  /** @type {CanvasRenderingContext2D} */
  #context;
  #engraving;
  #ratio;
  /** The scene on the canvas. @type {Scene | undefined} */
  #drawn;
  /** The base and the holes, which are the same in every frame. The first frame does not wait for a picture of them. */
  #background;
  #peg = document.createElement('canvas');
  #shadow = document.createElement('canvas');

  /**
   * Gives the canvas the pixels that it takes up on the screen, and prepares the parts that all scenes share. Scenes
   * are drawn in pixels of the layout, whatever the ratio.
   * @param {HTMLCanvasElement} canvas
   * @param {Layout} layout
   * @param {Theme} theme
   * @param {number} ratio the device pixels for one pixel of the layout: `devicePixelRatio`, times the scale of
   *   the transforms and zooms around the canvas
   * @param {Engraving} [engraving]
   */
  constructor(canvas, layout, theme, ratio, engraving) {
    /** The places and the colours of the drawing. */
    this.layout = layout;
    this.theme = theme;
    this.#context = prepare(canvas, layout.width, layout.height, ratio);
    this.#engraving = engraving;
    this.#ratio = ratio;
    this.#background = once(() => this.#pictureOfBoard());
    const size = 2 * SPRITE_RADIUS * layout.unit;
    for (const [sprite, shapesOf] of /** @type {const} */ ([
      [this.#peg, pegShapes],
      [this.#shadow, shadowShapes],
    ]))
      paint(prepare(sprite, size, size, ratio), shapesOf({ x: size / 2, y: size / 2 }, layout.unit, theme));
  }

  /** Prepares for scenes that move. Without it the first one of them takes longer. */
  prepare() {
    this.#background();
  }

  /** Draws only what differs from the scene before. @param {Scene} scene */
  redraw(scene) {
    if (!this.#drawn) return this.draw(scene);
    const damage = damageOf(this.#drawn, scene, this.layout, this.#ratio);
    if (!damage) return;
    const context = this.#context;
    context.save();
    // The part has whole pixels of the canvas, or its edge would be visible.
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.beginPath();
    context.rect(damage.x, damage.y, damage.width, damage.height);
    context.clip();
    context.setTransform(this.#ratio, 0, 0, this.#ratio, 0, 0);
    this.draw(scene);
    context.restore();
  }

  /** Draws the whole scene. @param {Scene} scene */
  draw(scene) {
    const { pegs, marks } = scene;
    const { width, height } = this.layout;
    this.#context.clearRect(0, 0, width, height);
    if (this.#drawn) this.#drawPicture(this.#background());
    else this.#drawBoard(this.#context);
    this.#drawn = scene;
    for (const mark of marks) if (!isAbove(mark)) this.#drawMark(mark);
    for (const peg of pegs) this.#drawShadow(peg);
    for (const peg of pegs) this.#drawPeg(peg);
    for (const mark of marks) if (isAbove(mark)) this.#drawMark(mark);
  }

  /** @param {Mark} mark */
  #drawMark(mark) {
    this.paint(mark.shapes?.(this.layout, this.theme) ?? markShapes(mark, this.layout, this.theme));
  }

  /** Paints over the drawing, in pixels of the layout. @param {Shape[]} shapes */
  paint(shapes) {
    paint(this.#context, shapes);
  }

  #pictureOfBoard() {
    const canvas = document.createElement('canvas');
    this.#drawBoard(prepare(canvas, this.layout.width, this.layout.height, this.#ratio));
    return canvas;
  }

  /**
   * Copies pixel by pixel: if a pixel of the layout has no whole number of them, stretching would blur it.
   * @param {HTMLCanvasElement} picture
   */
  #drawPicture(picture) {
    this.#context.drawImage(picture, 0, 0, picture.width / this.#ratio, picture.height / this.#ratio);
  }

  /** @param {CanvasRenderingContext2D} context */
  #drawBoard(context) {
    const { layout, theme } = this;
    paint(context, [
      ...baseShapes(layout, theme),
      ...layout.holes.flatMap((hole) => holeShapes(hole, layout.unit, theme)),
      ...(this.#engraving?.board(layout, theme) ?? []),
    ]);
  }

  /** @param {Peg} peg */
  #drawShadow({ x, y, lift, opacity }) {
    const away = SHADOW_OFFSET + 0.3 * lift;
    this.#stamp(this.#shadow, { x: x + away, y: y + away }, 1 + 0.15 * lift, opacity * (1 - 0.5 * lift));
  }

  /** @param {Peg} peg */
  #drawPeg(peg) {
    const place = { x: peg.x, y: peg.y - peg.lift };
    this.#stamp(this.#peg, place, peg.scale, peg.opacity);
    const { unit } = this.layout;
    const at = toPixels(this.layout, place);
    if (peg.isChosen) this.paint([chosenShape(at, unit, this.theme)]);
    if (this.#engraving) this.paint(this.#engraving.peg(peg.hole, at, unit, this.theme));
  }

  /**
   * @param {HTMLCanvasElement} sprite
   * @param {Point} place of its middle, in units
   * @param {number} scale
   * @param {number} opacity
   */
  #stamp(sprite, place, scale, opacity) {
    const { x, y } = toPixels(this.layout, place);
    const radius = SPRITE_RADIUS * this.layout.unit * scale;
    this.#context.globalAlpha = opacity;
    this.#context.drawImage(sprite, x - radius, y - radius, 2 * radius, 2 * radius);
    this.#context.globalAlpha = 1;
  }
}

/** True if a mark lies over pegs: a text or shapes of its own. @param {Mark} mark */
function isAbove({ text, shapes }) {
  return (text ?? shapes) !== undefined;
}
