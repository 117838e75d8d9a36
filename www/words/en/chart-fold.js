// The words of the chart of a game before it is loaded.

export const CHART_FOLD = {
  title: 'Chart of the game',
  missing: 'The chart could not be loaded. Check your connection, and open it again.',
};
