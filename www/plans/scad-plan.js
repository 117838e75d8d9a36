// A plan as an OpenSCAD program, for 3D printing and milling. The sizes are at the top of the program, so that they can
// be changed. The y axis points up.

import { DOT } from './plan.js';
import { exact } from './svg-plan.js';

/** @typedef {import('./plan.js').Plan} Plan */
/** @typedef {import('../board/layout.js').Point} Point */

/** The depth of engraved lines, and the height of raised numerals, in millimetres. */
const LINE_DEPTH = 0.6;
const LINE_WIDTH = 1;
const NUMERAL_HEIGHT = 1;

/** @param {Plan} plan @param {string} title */
export function scadPlan({ height, edge, groove, holes, lines, labels, dots, sizes, form }, title) {
  const up = (/** @type {Point} */ { x, y }) => `[${exact(x)}, ${exact(height - y)}]`;
  const list = (/** @type {Point[]} */ points) => `[${points.map(up).join(', ')}]`;
  return `// ${title.replace(/\s+/g, ' ')}: a board for peg solitaire. All sizes are in millimetres.
thickness = ${exact(sizes.thickness)};
hole_diameter = ${exact(sizes.hole)};
hole_depth = ${exact(sizes.depth)};
groove_width = ${exact(sizes.groove)};
groove_depth = ${exact(sizes.grooveDepth)};
line_width = ${LINE_WIDTH};
line_depth = ${LINE_DEPTH};
numeral_height = ${NUMERAL_HEIGHT};
dot_diameter = ${DOT.diameter};
dot_height = ${DOT.height};
$fn = 32;

holes = ${list(holes)};
edge = ${list(edge.points)};
edge_radius = ${exact(edge.radius)};
groove = ${list(groove?.points ?? [])};
groove_radius = ${exact(groove?.radius ?? 0)};
lines = [${lines.map((line) => list(line)).join(', ')}];
labels = [${labels.map(({ text, size, ...at }) => `["${text}", ${up(at)}, ${exact(size)}]`).join(', ')}];
dots = ${list(dots)};

module around(points, radius) {
  hull() for (point = points) translate(point) circle(r = radius, $fn = 96);
}

module holes() {
${form === 'bowl' ? BOWLS : STRAIGHT}
}

module ring() {
  translate([0, 0, thickness - groove_depth]) linear_extrude(groove_depth + 1) difference() {
    around(groove, groove_radius + groove_width / 2);
    around(groove, groove_radius - groove_width / 2);
  }
}

difference() {
  linear_extrude(thickness) around(edge, edge_radius);
  holes();
  if (len(groove) > 0) ring();
  translate([0, 0, thickness - line_depth]) linear_extrude(line_depth + 1)
    for (line = lines) around(line, line_width / 2);
}
translate([0, 0, thickness]) linear_extrude(numeral_height)
  for (label = labels) translate(label[1]) text(label[0], size = label[2], halign = "center", valign = "center");
for (dot = dots) translate([dot[0], dot[1], thickness])
  scale([dot_diameter / 2, dot_diameter / 2, dot_height]) sphere(1, $fn = 10);
`;
}

/** A bowl is a spherical cap, made by rotation. A whole sphere would take OpenSCAD minutes. */
const BOWLS = `  radius = (hole_diameter * hole_diameter / 4 + hole_depth * hole_depth) / (2 * hole_depth);
  mouth = asin(min(1, hole_diameter / 2 / radius));
  side = [for (step = [0 : 5]) let (a = step * mouth / 5) [radius * sin(a), radius * (1 - cos(a)) - hole_depth]];
  for (place = holes) translate([place[0], place[1], thickness])
    rotate_extrude() polygon(concat(side, [[hole_diameter / 2, 1], [0, 1]]));`;
/** A straight hole. The hole goes through the board if its depth is at least the thickness of the board. */
const STRAIGHT = `  floor = hole_depth < thickness ? thickness - hole_depth : -1;
  translate([0, 0, floor]) linear_extrude(thickness - floor + 1)
    for (place = holes) translate(place) circle(d = hole_diameter);`;
