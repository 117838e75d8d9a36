// A Vue page, as described in docs/embed/scripting.md: the types cover the properties and events that a template uses.

import type { PegSolitaireListeners, PegSolitaireProps } from 'peg-solitaire';
import type { HTMLAttributes } from 'vue';

type Attributes = PegSolitaireProps & PegSolitaireListeners;

declare module 'vue' {
  interface GlobalComponents {
    'peg-solitaire': new () => { $props: Attributes & Omit<HTMLAttributes, keyof Attributes> };
  }
}

type Props = InstanceType<import('vue').GlobalComponents['peg-solitaire']>['$props'];

export const heard: Props = {
  board: 'triangle',
  controls: 'transport status',
  class: 'wide',
  onJump: ({ detail }) => detail.jump.toUpperCase(),
  onChange: (event) => event.preventDefault(),
};

// @ts-expect-error
export const unknown: Props = { onWon: () => {} };
// @ts-expect-error
export const badDetail: Props = { onJump: ({ detail }) => detail.message };
