// The texts of a build once a person can play. The site has those of its visitor instead: see `site-texts.js`.

import later from '../en/later.json' with { type: 'json' };

export const CHART = later.chart;
export const DIALOGS = later.dialogs;
export const EDITOR = later.editor;
export const PICTURES = later.pictures;
