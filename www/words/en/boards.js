// The words of the dialog of boards.

/** @param {import('../../common/numbers.js').Numbers} numbers */
export function boardsIn({ whole }) {
  return {
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
}
