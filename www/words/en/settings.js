// The words of the dialogs of settings and of keys.

export const SETTINGS = {
  title: 'Settings',
  theme: { label: 'Colours', choices: { '': 'As the system', light: 'Light', dark: 'Dark' } },
  look: { label: 'Board style', choices: { wood: 'Wood and marbles', flat: 'Flat', contrast: 'High contrast' } },
  coordinates: { label: 'Coordinates', choices: { off: 'None', edge: 'At the edge', holes: 'In the holes' } },
  speed: { label: 'Animation speed', choices: { 0.5: 'Slow', 1: 'Normal', 2: 'Fast', 4: 'Very fast' } },
  analysis: {
    label: 'Analysis',
    choices: { off: 'Off', warn: 'Warn me when the win is lost', all: 'Show everything' },
  },
  clock: 'Clock',
  oneTap: 'One press plays a peg that has a single jump',
  tried: 'Dots mark jumps that were tried from the same position',
  sounds: 'Sounds',
  vibration: 'Vibration',
  letters: 'Keys of one letter, such as H for a hint',
  kept: 'Settings are kept on this device.',
  unkept: "Your browser isn't saving settings: they last until you leave.",
};

export const KEYS = {
  title: 'Keys',
  /** The keys and their effects, in a few words. @type {[string[], string][]} */
  always: [
    [['←', '→', '↑', '↓'], 'from hole to hole'],
    [['Home', 'End', 'Page Up', 'Page Down'], 'along diagonals, where the board has some'],
    [['Enter', 'Space'], 'choose a peg, then where it lands'],
    [['Esc'], 'put the peg down'],
    [['Backspace', 'Ctrl+Z'], 'undo'],
    [['Shift+Backspace', 'Ctrl+Y'], 'redo'],
    [['Space'], 'beside the board: play or pause'],
  ],
  /** @type {[string[], string][]} */
  letters: [
    [['K'], 'play or pause'],
    [['H'], 'hint'],
    [['S'], 'solve'],
    [['V'], 'analysis on or off'],
    [['N'], 'next peg that can move'],
    [['U'], 'undo'],
    [['R'], 'redo'],
    [['?'], 'this list'],
  ],
  isOff: 'Keys of one letter are switched off in the settings.',
};
