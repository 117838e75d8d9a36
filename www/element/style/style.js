// The style of every element: its colours and sizes, and seven style sheets joined into one.

import { COLOURS } from '../../board/theme.js';
import controls from './controls.css?inline';
import layout from './layout.css?inline';
import narrow from './narrow.css?inline';
import room from './room.css?inline';
import { SIZE_TOKENS, SIZES } from './sizes.js';
import stage from './stage.css?inline';
import tokens from './tokens.css?inline';
import wide from './wide.css?inline';

/** The conditions of container queries cannot use custom properties, so the sizes are inserted here. */
const beside = `@media screen and (min-height:30rem){@container (min-width:${SIZES.wide}em){${wide}}}`;
const below = `@container (max-width:${SIZES.narrow}em){${narrow}}`;

export const STYLE = COLOURS + SIZE_TOKENS + tokens + layout + stage + controls + beside + below + room;
