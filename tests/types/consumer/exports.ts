// Every export of the package has types: modules, scripts, and wasm as a bundler imports it.

import { PegSolitaireElement } from 'peg-solitaire';
import 'peg-solitaire/define';
import init, { Board } from 'peg-solitaire/engine';
import narrow from 'peg-solitaire/engine.wasm';
import wide from 'peg-solitaire/engine-wide.wasm';
import * as learn from 'peg-solitaire/learn';
import larger from 'peg-solitaire/learn.wasm';
import { boardHtml, markdownItPeg, remarkPeg } from 'peg-solitaire/markdown';
import 'peg-solitaire/peg-solitaire.css';
import 'peg-solitaire/peg-solitaire-plus.js';
import 'peg-solitaire/peg-solitaire.de.js';
import 'peg-solitaire/peg-solitaire.js';

export async function boards(): Promise<[Board, learn.Board]> {
  for (const module_or_path of [narrow, wide]) await init({ module_or_path });
  await learn.default({ module_or_path: larger });
  return [new Board('english'), new learn.Board('triangle')];
}

export const element = new PegSolitaireElement();
// @ts-expect-error
export const unknown = new Board(1);

export const html: string = boardHtml('triangle', { app: 'https://example.org/' });
export const plugins = [markdownItPeg, remarkPeg({ label: 'Play' })];
// @ts-expect-error
boardHtml(1);
