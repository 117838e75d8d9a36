// A React page with a board.

import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A board, and the events received from it. */
function Post() {
  const [heard, setHeard] = useState<string[]>([]);
  const hear = (sound: string) => setHeard((before) => [...before, sound]);
  useEffect(() => void import('peg-solitaire/define'), []);
  return (
    <>
      <peg-solitaire
        board="english"
        controls
        onjump={({ detail }) => hear(`jump ${detail.jump}`)}
        onchange={() => hear('change')}
      />
      <output id="heard">{heard.join(', ')}</output>
    </>
  );
}

const main = document.querySelector('main');
if (main) createRoot(main).render(<Post />);
