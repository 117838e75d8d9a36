// The style of every element: five sheets that follow each other as one.

import controls from './controls.css?inline';
import layout from './layout.css?inline';
import room from './room.css?inline';
import stage from './stage.css?inline';
import tokens from './tokens.css?inline';

export const STYLE = tokens + layout + stage + controls + room;
