// Draws scenes on a canvas.

import { contextOf } from '../common/dom/canvas.js';
import { once } from '../common/memo.js';
import { damageOf } from './damage.js';
import { neighbours, toPixels } from './layout.js';
import {
  BASE_RADIUS,
  EDGE,
  GOAL_RADIUS,
  GOAL_WIDTH,
  HOLE_RADIUS,
  PEG_RADIUS,
  SHADOW_OFFSET,
  SHADOW_SIZE,
} from './proportions.js';

/** @typedef {import('./layout.js').Layout} Layout */
/** @typedef {import('./layout.js').Point} Point */
/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./scene.js').Peg} Peg */
/** @typedef {import('./scene.js').Mark} Mark */
/** @typedef {import('./theme.js').Theme} Theme */

// In units, the distance between neighbouring holes.
const LANDING_RADIUS = 0.36;
const TRACK_WIDTH = 0.11;
/** The sprites of a peg and of its shadow leave room for a soft edge. */
const SPRITE_RADIUS = 0.42;

/** Pixels of a unit, for the shadow of the base. */
const SHADOW_PIXELS = 32;

const BADGE_RADIUS = 0.15;
const BADGE_OFFSET = 0.27;
/** A smaller badge cannot be read, in pixels of the layout. */
const LEAST_BADGE = 5;

/**
 * What is written on a board and on its pegs, beside the marks of a scene. `place` is the middle of the peg, in pixels.
 * @typedef {{
 *   board: (context: CanvasRenderingContext2D, layout: Layout, theme: Theme) => void,
 *   peg: (context: CanvasRenderingContext2D, peg: Peg, place: Point, unit: number, theme: Theme) => void,
 * }} Engraving
 */

/** A thinner ring cannot be seen, in pixels of the layout. */
const LEAST_RING = 1.5;

export class Renderer {
  /** @type {CanvasRenderingContext2D} */
  #context;
  #engraving;
  #ratio;
  /** What is on the canvas. @type {Scene | undefined} */
  #drawn;
  /** The base and the holes, which are the same in every frame. The first frame does not wait for a picture of them. */
  #background;
  #peg = document.createElement('canvas');
  #shadow = document.createElement('canvas');

  /**
   * Gives the canvas as many pixels as it takes up on the screen, and prepares what all scenes share. Scenes are drawn
   * in pixels of the layout, whatever the ratio.
   * @param {HTMLCanvasElement} canvas
   * @param {Layout} layout
   * @param {Theme} theme
   * @param {number} ratio the device pixels for one pixel of the layout: `devicePixelRatio`, times the scale of whatever
   *   transforms or zooms the canvas
   * @param {Engraving} [engraving]
   */
  constructor(canvas, layout, theme, ratio, engraving) {
    /** Where and in which colours it draws. */
    this.layout = layout;
    this.theme = theme;
    this.#context = prepare(canvas, layout.width, layout.height, ratio);
    this.#engraving = engraving;
    this.#ratio = ratio;
    this.#background = once(() => this.#pictureOfBoard());
    const size = 2 * SPRITE_RADIUS * layout.unit;
    drawPeg(prepare(this.#peg, size, size, ratio), layout.unit, theme);
    if (theme.relief) drawShadow(prepare(this.#shadow, size, size, ratio), layout.unit, theme);
  }

  /** Prepares for scenes that move. Without it the first one of them takes longer. */
  prepare() {
    this.#background();
  }

  /** Draws what differs from the scene before, and nothing else. @param {Scene} scene */
  redraw(scene) {
    if (!this.#drawn) return this.draw(scene);
    const damage = damageOf(this.#drawn, scene, this.layout, this.#ratio);
    if (!damage) return;
    const context = this.#context;
    context.save();
    // In whole pixels of the canvas, or the edge of the part would be seen.
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.beginPath();
    context.rect(damage.x, damage.y, damage.width, damage.height);
    context.clip();
    context.setTransform(this.#ratio, 0, 0, this.#ratio, 0, 0);
    this.draw(scene);
    context.restore();
  }

  /** Draws all of it. @param {Scene} scene */
  draw(scene) {
    const { pegs, marks } = scene;
    const { width, height } = this.layout;
    this.#context.clearRect(0, 0, width, height);
    if (this.#drawn) this.#drawPicture(this.#background());
    else this.#drawBoard(this.#context);
    this.#drawn = scene;
    for (const mark of marks) if (!mark.text && !mark.lines) this.#drawMark(mark);
    for (const peg of pegs) this.#drawShadow(peg);
    for (const peg of pegs) this.#drawPeg(peg);
    for (const mark of marks) {
      if (mark.text) this.#drawText(mark);
      if (mark.lines) this.#drawBadge(mark);
    }
  }

  #pictureOfBoard() {
    const canvas = document.createElement('canvas');
    this.#drawBoard(prepare(canvas, this.layout.width, this.layout.height, this.#ratio));
    return canvas;
  }

  /** Pixel by pixel: where a pixel of the layout has no whole number of them, stretching would blur it. @param {HTMLCanvasElement} picture */
  #drawPicture(picture) {
    this.#context.drawImage(picture, 0, 0, picture.width / this.#ratio, picture.height / this.#ratio);
  }

  /** @param {CanvasRenderingContext2D} context */
  #drawBoard(context) {
    drawBoard(context, this.layout, this.theme);
    this.#engraving?.board(context, this.layout, this.theme);
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
    const { x, y } = toPixels(this.layout, place);
    if (peg.isChosen) ring(this.#context, x, y, 0.27 * this.layout.unit, 0.06 * this.layout.unit, this.theme.board);
    this.#engraving?.peg(this.#context, peg, { x, y }, this.layout.unit, this.theme);
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

  /** Draws a mark. The kinds differ by shape, for eyes and systems that tell no colours apart. @param {Mark} mark */
  #drawMark({ hole, kind, to = hole }) {
    const { unit, holes } = this.layout;
    const { x, y } = holes[hole];
    const { mark, focus, trace } = this.theme;
    const context = this.#context;
    if (kind === 'trace') return track(context, holes[hole], holes[to], TRACK_WIDTH * unit, trace);
    if (kind === 'goal') return ring(context, x, y, GOAL_RADIUS * unit, Math.max(GOAL_WIDTH * unit, LEAST_RING), mark);
    if (kind === 'focus') return square(context, x, y, 0.48 * unit, 0.055 * unit, focus);
    if (kind === 'nearest') fillCircle(context, x, y, LANDING_RADIUS * unit, trace);
    ring(context, x, y, LANDING_RADIUS * unit, (kind === 'nearest' ? 0.08 : 0.055) * unit, mark);
    fillCircle(context, x, y, 0.09 * unit, mark);
  }

  /** @param {Mark} mark */
  #drawText({ hole, text = '' }) {
    const { unit, holes } = this.layout;
    const { x, y } = holes[hole];
    const context = this.#context;
    context.font = `600 ${0.34 * unit}px system-ui, sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    fillCircle(context, x, y, 0.27 * unit, this.theme.proof);
    context.fillStyle = this.theme.board;
    context.fillText(text, x, y + 0.02 * unit, 0.46 * unit);
  }

  /** Draws a badge at the upper right edge of a hole. @param {Mark} mark */
  #drawBadge({ hole, colour = 'edge', lines = [] }) {
    const { unit, holes } = this.layout;
    const context = this.#context;
    const radius = Math.max(BADGE_RADIUS * unit, LEAST_BADGE);
    const x = holes[hole].x + BADGE_OFFSET * unit;
    const y = holes[hole].y - BADGE_OFFSET * unit;
    fillCircle(context, x, y, 1.2 * radius, this.theme.board);
    fillCircle(context, x, y, radius, this.theme[colour]);
    context.beginPath();
    for (const [fromX, fromY, ...rest] of lines) {
      context.moveTo(x + radius * fromX, y + radius * fromY);
      for (let at = 0; at < rest.length; at += 2) context.lineTo(x + radius * rest[at], y + radius * rest[at + 1]);
    }
    draw(context, 0.3 * radius, this.theme.board);
  }
}

/**
 * Gives a canvas its pixels. One unit of its context is a pixel of the layout.
 * @param {HTMLCanvasElement} canvas
 * @param {number} width
 * @param {number} height
 * @param {number} ratio how many pixels of the canvas for one of the layout
 */
function prepare(canvas, width, height, ratio) {
  canvas.width = Math.max(1, Math.round(width * ratio));
  canvas.height = Math.max(1, Math.round(height * ratio));
  const context = contextOf(canvas);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  return context;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {Theme} theme
 */
function drawBoard(context, layout, theme) {
  const { unit, width, height } = layout;
  if (theme.relief) context.drawImage(baseShadow(layout, theme), 0, 0, width, height);
  drawBase(context, layout, BASE_RADIUS * unit, theme.edge);
  drawBase(context, layout, (BASE_RADIUS - EDGE) * unit, theme.board);
  for (const { x, y } of layout.holes) drawHole(context, x, y, unit, theme);
}

/**
 * Draws the shadow of the base in few pixels: what is soft needs no more, and a browser blurs each of them.
 * @param {Layout} layout
 * @param {Theme} theme
 */
function baseShadow(layout, theme) {
  const canvas = document.createElement('canvas');
  const context = prepare(canvas, layout.width, layout.height, SHADOW_PIXELS / layout.unit);
  // The base itself stays outside. Shadows know nothing of the units of their context.
  context.translate(-layout.width, 0);
  context.shadowOffsetX = canvas.width;
  context.shadowOffsetY = 0.06 * SHADOW_PIXELS;
  context.shadowBlur = 0.16 * SHADOW_PIXELS;
  context.shadowColor = theme.shadow;
  drawBase(context, layout, BASE_RADIUS * layout.unit, theme.edge);
  return canvas;
}

/**
 * Draws the base as thick lines from hole to hole: its outline follows the holes, rounded.
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {number} radius
 * @param {string} colour
 */
function drawBase(context, layout, radius, colour) {
  context.beginPath();
  for (const { x, y } of layout.holes) {
    context.moveTo(x, y);
    context.lineTo(x, y);
  }
  for (const [a, b] of neighbours(layout)) {
    context.moveTo(a.x, a.y);
    context.lineTo(b.x, b.y);
  }
  draw(context, 2 * radius, colour);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y
 * @param {number} unit
 * @param {Theme} theme
 */
function drawHole(context, x, y, unit, theme) {
  const radius = HOLE_RADIUS * unit;
  if (!theme.relief) return ring(context, x, y, radius, 0.04 * unit, theme.hole);
  // The light comes from above left: the near lip throws a shadow into the hole, the far one is lit.
  fillCircle(context, x, y, radius, theme.hole);
  const shade = context.createLinearGradient(x - radius, y - radius, x + 0.5 * radius, y + 0.5 * radius);
  shade.addColorStop(0, theme.shadow);
  shade.addColorStop(1, 'transparent');
  fillCircle(context, x, y, radius, shade);
  ring(context, x, y, radius, 0.025 * unit, theme.edge);
}

/**
 * Draws a round peg in the middle of the sprite, under a soft light from above left.
 * @param {CanvasRenderingContext2D} context
 * @param {number} unit
 * @param {Theme} theme
 */
function drawPeg(context, unit, theme) {
  const centre = SPRITE_RADIUS * unit;
  const radius = PEG_RADIUS * unit;
  if (!theme.relief) return fillCircle(context, centre, centre, radius, theme.peg);
  const lit = centre - 0.36 * radius;
  const light = context.createRadialGradient(lit, lit, radius * 0.05, centre, centre, radius);
  light.addColorStop(0, theme.pegLight);
  light.addColorStop(0.45, theme.peg);
  light.addColorStop(1, theme.pegDark);
  fillCircle(context, centre, centre, radius, light);
}

/**
 * Draws a soft shadow in the middle of the sprite.
 * @param {CanvasRenderingContext2D} context
 * @param {number} unit
 * @param {Theme} theme
 */
function drawShadow(context, unit, { shadow }) {
  const centre = SPRITE_RADIUS * unit;
  const radius = PEG_RADIUS * unit;
  const soft = context.createRadialGradient(centre, centre, radius * 0.55, centre, centre, radius * SHADOW_SIZE);
  soft.addColorStop(0, shadow);
  soft.addColorStop(1, 'transparent');
  fillCircle(context, centre, centre, radius * SHADOW_SIZE, soft);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string | CanvasGradient} fill
 */
function fillCircle(context, x, y, radius, fill) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {number} width
 * @param {string} colour
 */
function ring(context, x, y, radius, width, colour) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  draw(context, width, colour);
}

/**
 * Draws the way of a jump.
 * @param {CanvasRenderingContext2D} context
 * @param {Point} from
 * @param {Point} to
 * @param {number} width
 * @param {string} colour
 */
function track(context, from, to, width, colour) {
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  draw(context, width, colour);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} x of the middle
 * @param {number} y of the middle
 * @param {number} half the half of a side
 * @param {number} width of the line
 * @param {string} colour
 */
function square(context, x, y, half, width, colour) {
  context.beginPath();
  context.rect(x - half, y - half, 2 * half, 2 * half);
  draw(context, width, colour);
}

/**
 * Draws the lines of the path, with round ends and corners.
 * @param {CanvasRenderingContext2D} context
 * @param {number} width
 * @param {string} colour
 */
function draw(context, width, colour) {
  context.lineWidth = width;
  context.lineCap = context.lineJoin = 'round';
  context.strokeStyle = colour;
  context.stroke();
}
