// The style of every element: its colours, and five sheets that follow each other as one.

import { COLOURS } from '../../board/theme.js';
import controls from './controls.css?inline';
import layout from './layout.css?inline';
import room from './room.css?inline';
import stage from './stage.css?inline';
import tokens from './tokens.css?inline';

export const STYLE = COLOURS + tokens + layout + stage + controls + room;
