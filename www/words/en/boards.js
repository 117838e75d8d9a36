// The words of the dialog of boards.

import { whole } from './phrases.js';

export const BOARDS = {
  title: 'Choose a board',
  search: 'Search',
  none: 'No board has such a name.',
  groups: {
    classic: 'Classic',
    small: 'Small',
    large: 'Large',
    triangles: 'Triangles and hexagons',
    stars: 'Stars',
    diagonal: 'With diagonal jumps',
  },

  /** @param {number} count */
  solved: (count) => `✓ ${whole(count)} solved`,
};
