// The JavaScript example in README.md.

import 'peg-solitaire/define';

const board = document.createElement('peg-solitaire'); // a PegSolitaireElement
board.addEventListener('jump', ({ detail }) => console.log(detail.jump));
document.body.append(board);
await board.solve();
