// Reads plans back, in three formats, as far as plans go: circles by layer, and the lines around the board.

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ layer: string, x: number, y: number, radius: number }} Circle */

/** The circles of a plan in SVG, each with its layer, and its size. @param {string} svg */
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

/** The corners of a path of lines and arcs, and its box. @param {string} path */
export function cornersOf(path) {
  const ends = [...path.matchAll(/[ML]([-\d.]+) ([-\d.]+)|A([\d.]+) [\d.]+ 0 0 1 ([-\d.]+) ([-\d.]+)/g)];
  return ends.map(([, x, y, radius, toX, toY]) => ({
    x: Number(x ?? toX),
    y: Number(y ?? toY),
    radius: Number(radius),
  }));
}

/** The entities of a plan in DXF: pairs of lines, which are a code and a value. @param {string} dxf */
export function readDxf(dxf) {
  const lines = dxf.trimEnd().split('\n');
  /** @type {Record<number, string>[]} */
  const entities = [];
  for (let index = 0; index < lines.length; index += 2) {
    const [code, value] = [Number(lines[index]), lines[index + 1]];
    if (code === 0) entities.push({ 0: value });
    else if (entities.length > 0) entities[entities.length - 1][code] ??= value;
  }
  const all = (/** @type {string} */ kind) => entities.filter((entity) => entity[0] === kind);
  const place = (/** @type {Record<number, string>} */ entity) => ({ x: Number(entity[10]), y: Number(entity[20]) });
  return {
    kinds: entities.map((entity) => entity[0]),
    layers: all('LAYER').map((entity) => entity[2]),
    circles: all('CIRCLE').map((entity) => ({ layer: entity[8], ...place(entity), radius: Number(entity[40]) })),
    vertices: all('VERTEX').map((entity) => ({ layer: entity[8], ...place(entity), bulge: Number(entity[42]) })),
    lines: all('LINE').length,
    texts: all('TEXT').map((entity) => entity[1]),
  };
}

/** The values of a program of OpenSCAD, by name. @param {string} scad */
export function readScad(scad) {
  const values = [...scad.matchAll(/^(\w+) = (.*);$/gm)].map(([, name, value]) => [name, JSON.parse(value)]);
  return Object.fromEntries(values);
}
