// Lists the mutated modules of the page, and the unit tests that decide over them.

/** @type {Record<string, string[]>} */
export const MODULES = {
  'www/game/timeline.js': ['game/timeline'],
  'www/game/selection.js': ['game/selection'],
  'www/game/line.js': ['game/game', 'game/tree'],
  'www/game/tree.js': ['game/tree'],
  'www/link/link.js': ['link/link'],
  'www/board/layout.js': ['board/layout'],
  'www/board/chart-layout.js': ['board/chart'],
  'www/element/view/panel.js': ['element/panel'],
  'www/element/view/transport.js': ['element/transport'],
  'www/app/solved/progress-record.js': ['app/progress'],
};
