// Sets up embed.html, the page that is shown in a frame: it displays a game or a day, and reports its height to its
// parent.

import { numberOf, today } from '../common/day.js';
import { setValue } from '../element/attributes/attributes.js';
import { search } from '../engine/search.js';
import { OPTIONS } from '../link/attributes.js';
import { boardPageLink, pageLink, readFrame } from '../link/link.js';
import { packedLink, unpacked } from '../link/packed.js';
import { ELEMENT_WORDS } from '../words/element.js';
import { LANGUAGE, PAGE } from '../words/language/site-texts.js';
import '../element/define.js';

const element = /** @type {HTMLElementTagNameMap['peg-solitaire']} */ (document.querySelector('peg-solitaire'));
const way = /** @type {HTMLAnchorElement} */ (document.querySelector('a'));

if (PAGE) {
  document.documentElement.lang = LANGUAGE;
  document.documentElement.dir = ELEMENT_WORDS.direction;
  way.textContent = PAGE.frame;
}
show();
// The preview in the share dialog changes only the fragment.
addEventListener('hashchange', show);
// However the link is used, one of these events comes first.
for (const type of ['pointerenter', 'pointerdown', 'focus'])
  way.addEventListener(type, () => element.state && lead(boardPageLink(element.state)));
if (parent !== window) new ResizeObserver(tellHeight).observe(document.body);

async function show() {
  const { search: query, hash } = location;
  const fields = new URLSearchParams(query);
  const day = fields.get('day');
  document.body.dataset.script = fields.get('script') ?? '';
  element.caption = '';
  // A hidden board loads nothing until its problem is found.
  element.hidden = day !== null;
  const { link: given, options } = readFrame(await unpacked(query + hash).catch(complain));
  const found = day === null || (await problemOf(day).catch(complain));
  const link = typeof found === 'object' ? found : given;
  element.hidden = false;
  if (hash !== location.hash) return;
  for (const name of OPTIONS) setValue(element, name, options[name]);
  document.documentElement.style.colorScheme = options.theme;
  element.open(link);
  lead(pageLink(link));
}

/** The problem of a day, or today's problem if the day is empty or in the future. @param {string} day */
async function problemOf(day) {
  const isToday = day === '' || numberOf(day) > numberOf(today());
  const { report } = await search({ kind: 'problem-of-day', day: isToday ? today() : day });
  return { board: report.board, start: report.start, goal: report.finish };
}

/** Reports that the URL is damaged, and continues with its readable part. @param {unknown} error */
function complain(error) {
  element.caption = ELEMENT_WORDS.failure(error);
  return location.search;
}

/** Sets the link below the board to a game. @param {import('../link/link.js').Link} link */
async function lead(link) {
  const { query, fragment } = await packedLink(link, new URL('./', location.href).href);
  way.href = `./${query}${fragment}`;
}

/**
 * Reports the height of the page, which the parent may give to the frame. The second message is for services that embed
 * pages.
 */
function tellHeight() {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  parent.postMessage({ type: 'peg-solitaire', height }, '*');
  parent.postMessage(JSON.stringify({ src: location.href, context: 'iframe.resize', height }), '*');
}
