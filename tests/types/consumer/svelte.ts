// A Svelte page, as described in docs/embed/scripting.md: the tag's types cover the properties and events that a
// component uses.

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
