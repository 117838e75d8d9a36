// Records the events of the board.

const board = document.querySelector('peg-solitaire');
const hear = (sound) => document.querySelector('#heard').append(`${sound}, `);
board.addEventListener('jump', ({ detail }) => hear(`jump ${detail.jump}`));
board.addEventListener('change', () => hear('change'));
