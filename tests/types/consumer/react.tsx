// A React page, as described in docs/embed/scripting.md.

import type { PegSolitaireAttributes, PegSolitaireElement } from 'peg-solitaire';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'peg-solitaire': DetailedHTMLProps<HTMLAttributes<PegSolitaireElement>, PegSolitaireElement> &
        PegSolitaireAttributes;
    }
  }
}

export const heard = (
  <peg-solitaire
    board="triangle"
    controls
    speed={2}
    className="wide"
    ref={(element) => element?.play()}
    onready={() => {}}
    onjump={({ detail }) => detail.jump.toUpperCase()}
    onchange={(event) => event.preventDefault()}
    onended={() => {}}
    onerror={({ detail }) => detail.message.toUpperCase()}
  />
);

export const series = (
  <peg-solitaire controls="transport status" caption="One" playlist={[{ start: 'd4' }]} index={0} />
);

// React has handlers with these names only for media elements, and never calls them here.
// @ts-expect-error
export const jump = <peg-solitaire onJump={() => {}} />;
// @ts-expect-error
export const play = <peg-solitaire onPlay={() => {}} />;
// React's own handler also receives events that bubble.
export const change = <peg-solitaire onChange={() => {}} />;
// @ts-expect-error
export const error = <peg-solitaire onError={() => {}} />;
// @ts-expect-error
export const unknown = <peg-solitaire onwon={() => {}} />;
// @ts-expect-error
export const badDetail = <peg-solitaire onjump={({ detail }) => detail.message} />;
