// A certificate, and its check.

import { answer } from '../asking/engine.js';
import { onPress, part, text } from './figure.js';

/** @param {HTMLElement} figure */
export function bring(figure) {
  onPress(figure, 'check', async () => {
    const { flaw } = await answer('check', { certificate: part(figure, 'code').textContent ?? '' });
    part(figure, 'output').textContent = text(figure, flaw ? 'wrong' : 'right', { message: flaw ?? '' });
  });
}
