// A page in Svelte, as docs/embed/scripting.md describes it: the tag's types cover what a component sets and listens
// to.

import type { PegSolitaireElement, PegSolitaireHandlers, PegSolitaireProps } from 'peg-solitaire';
import type { HTMLAttributes } from 'svelte/elements';

type Attributes = PegSolitaireProps & PegSolitaireHandlers;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'peg-solitaire': Attributes & Omit<HTMLAttributes<PegSolitaireElement>, keyof Attributes>;
  }
}

type Props = import('svelte/elements').SvelteHTMLElements['peg-solitaire'];

export const heard: Props = {
  board: 'triangle',
  controls: 'transport status',
  class: 'wide',
  onjump: ({ detail }) => detail.jump.toUpperCase(),
  onchange: (event) => event.preventDefault(),
};

// @ts-expect-error
export const badSpeed: Props = { speed: [] };
// @ts-expect-error
export const badDetail: Props = { onjump: ({ detail }) => detail.message };
