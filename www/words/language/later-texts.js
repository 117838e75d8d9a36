// The strings needed once the page is ready, for builds in one language. The site loads the strings in its visitor's
// language instead; see `site-texts.js`.

import later from '../en/later.json' with { type: 'json' };

export const CHART = later.chart;
export const DIALOGS = later.dialogs;
export const EDITOR = later.editor;
export const PICTURES = later.pictures;
