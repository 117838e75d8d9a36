// Puts embed.html together, the page in a frame: it shows the game of its address and tells its parent its height.

import { pageLink, readFrame, writeLink } from '../link/link.js';
import '../element/define.js';

const element = /** @type {HTMLElementTagNameMap['peg-solitaire']} */ (document.querySelector('peg-solitaire'));
const { link, options } = readFrame(location.search);

element.controls = options.controls;
element.autoplay = options.autoplay;
element.loop = options.loop;
element.readOnly = options.readonly;
element.toggleAttribute('solve', options.solve);
if (options.theme) element.theme = document.documentElement.dataset.theme = options.theme;
if (options.speed) element.setAttribute('speed', options.speed);
if (options.lang) element.lang = options.lang;
for (const name of /** @type {const} */ (['analysis', 'coordinates', 'look']))
  if (options[name]) element.setAttribute(name, options[name]);
element.open(link);
/** @type {HTMLAnchorElement} */ (document.querySelector('a')).href = `./${writeLink(pageLink(link))}`;

if (parent !== window) new ResizeObserver(tellHeight).observe(document.body);

/** The parent may give the frame this height; the second form is for services that embed. */
function tellHeight() {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  parent.postMessage({ type: 'peg-solitaire', height }, '*');
  parent.postMessage(JSON.stringify({ src: location.href, context: 'iframe.resize', height }), '*');
}
