// Reads the contents of plans that tests need, in both formats: circles by layer, and the lines around the board.

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ layer: string, x: number, y: number, radius: number }} Circle */

/** The circles of an SVG plan, each with its layer, and the plan's size. @param {string} svg */
export function readSvg(svg) {
  const [, width, height] = /width="([\d.]+)mm" height="([\d.]+)mm" viewBox="0 0 \1 \2"/.exec(svg) ?? [];
  /** @type {Circle[]} */
  const circles = [];
  let layer = '';
  for (const [, id, x, y, r] of svg.matchAll(/<g id="(\w+)"|<circle cx="([-\d.]+)" cy="([-\d.]+)" r="([-\d.]+)"/g)) {
    if (id) layer = id;
    else circles.push({ layer, x: Number(x), y: Number(y), radius: Number(r) });
  }
  const paths = [...svg.matchAll(/ d="([^"]*A[^"]*)"/g)].map(([, path]) => path);
  return { width: Number(width), height: Number(height), circles, paths };
}

/** The corners of a path made of lines and arcs, and its bounding box. @param {string} path */
export function cornersOf(path) {
  const ends = [...path.matchAll(/[ML]([-\d.]+) ([-\d.]+)|A([\d.]+) [\d.]+ 0 0 1 ([-\d.]+) ([-\d.]+)/g)];
  return ends.map(([, x, y, radius, toX, toY]) => ({
    x: Number(x ?? toX),
    y: Number(y ?? toY),
    radius: Number(radius),
  }));
}

/** The values in an OpenSCAD program, by name. @param {string} scad */
export function readScad(scad) {
  const values = [...scad.matchAll(/^(\w+) = (.*);$/gm)].map(([, name, value]) => [name, JSON.parse(value)]);
  return Object.fromEntries(values);
}
