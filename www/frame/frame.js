// Glue of embed.html, the page in a frame: what the address says is on the board, and the frame may be as high as it is.

import { readFrame, writeLink } from '../game/link.js';
import '../element/define.js';

/** @typedef {import('../element/peg-solitaire-element.js').PegSolitaireElement} PegSolitaireElement */

const element = /** @type {PegSolitaireElement} */ (document.querySelector('peg-solitaire'));
const { link, options } = readFrame(location.search);

element.controls = options.controls;
element.autoplay = options.autoplay;
element.loop = options.loop;
element.readOnly = options.readonly;
element.toggleAttribute('solve', options.solve);
if (options.theme) element.theme = document.documentElement.dataset.theme = options.theme;
element.addEventListener('ready', () => element.goTo(link.at ?? 0), { once: true });
element.open(link);
// A frame begins at the start of its moves; in a link, moves without a place are played.
const at = link.moves ? (link.at ?? 0) : link.at;
/** @type {HTMLAnchorElement} */ (document.querySelector('a')).href = `./${writeLink({ ...link, at })}`;

if (parent !== window) new ResizeObserver(tellHeight).observe(document.body);

/** Whoever has framed the page may give the frame this height; the second form is that of services which embed. */
function tellHeight() {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  parent.postMessage({ type: 'peg-solitaire', height }, '*');
  parent.postMessage(JSON.stringify({ src: location.href, context: 'iframe.resize', height }), '*');
}
