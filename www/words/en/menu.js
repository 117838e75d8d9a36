// The words of the menu of a board.

export const MENU = {
  more: 'More',
  app: 'Open in the app',
  about: 'About this game',
  position: 'Copy position',
  moves: 'Copy moves',
  copied: 'Copied',
  refused: 'This page may not copy',
  missing: 'The menu could not be loaded. Check your connection, and open it again.',
  picture: 'Save picture',
  fullscreen: 'Fullscreen',
  leave: 'Leave fullscreen',
};
