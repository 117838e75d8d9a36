// Checks that the package's types agree with the class.

import type { PegSolitaireElement as Declared, PegSolitaireAttributes } from '../../types/peg-solitaire-element';
import type { PegSolitaireElement as Actual } from '../../www/element/plus-element.js';

declare const actual: Actual;
export const declared: Declared = actual;

const board = document.createElement('peg-solitaire');
board.moves = 'd2-d4';
board.addEventListener('jump', ({ detail }) => detail.jump.toUpperCase());
board.addEventListener('error', ({ detail }) => detail.message.toUpperCase());
board.solve = true;
board.goTo('first');
export const jumps: number | undefined = board.places.get('first');
export const attributes: PegSolitaireAttributes = { board: 'triangle', solve: true, speed: 2 };
export const found: Promise<'solved' | 'lost' | 'open' | 'cancelled' | 'failed' | undefined> = actual.solve();
board.solve({ signal: AbortSignal.timeout(1000) }).then((solved) => solved === 'lost');
