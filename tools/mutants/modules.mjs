// Which modules of the page are mutated, and which unit tests decide over them.

/** @type {Record<string, string[]>} */
export const MODULES = {
  'www/game/timeline.js': ['timeline'],
  'www/game/selection.js': ['selection'],
  'www/game/line.js': ['game', 'tree'],
  'www/game/tree.js': ['tree'],
  'www/game/link.js': ['link'],
  'www/board/layout.js': ['layout'],
  'www/board/chart-layout.js': ['chart'],
  'www/app/progress-record.js': ['progress'],
};
