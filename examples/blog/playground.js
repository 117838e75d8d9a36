// Sets the attributes of a board from a form, and writes the two lines that embed it.

/** Attributes that only `peg-solitaire-plus.js` supports. */
const PLUS = 'game look outline coordinates analysis speech spelling remember drawing wheel app'.split(' ');

const board = /** @type {HTMLElement} */ (document.querySelector('peg-solitaire'));
const form = /** @type {HTMLFormElement} */ (document.querySelector('form'));
const lines = /** @type {HTMLElement} */ (document.querySelector('#lines'));
const said = /** @type {HTMLOutputElement} */ (document.querySelector('#said'));

form.addEventListener('input', show);
form.addEventListener('submit', (event) => event.preventDefault());
board.addEventListener('error', (event) => {
  said.value = /** @type {CustomEvent<{ message: string }>} */ (event).detail.message;
});
document.querySelector('#copy')?.addEventListener('click', async () => {
  said.value = await navigator.clipboard.writeText(lines.textContent ?? '').then(
    () => 'Copied.',
    () => 'This browser does not allow copying: select the lines instead.',
  );
});
show();

function show() {
  const fields = /** @type {HTMLInputElement[]} */ (
    [...form.elements].filter((field) => 'name' in field && field.name)
  );
  said.value = '';
  const written = [];
  for (const { name, type, value, checked } of fields) {
    const text = type === 'checkbox' ? (checked ? '' : undefined) : attributeFor(name, value.trim());
    if (text === undefined) board.removeAttribute(name);
    else if (board.getAttribute(name) !== text) board.setAttribute(name, text);
    if (text !== undefined) written.push({ name, text });
  }
  const file = written.some(({ name }) => PLUS.includes(name)) ? 'peg-solitaire-plus.js' : 'peg-solitaire.js';
  const attributes = written.map(({ name, text }) => (text === '' ? ` ${name}` : ` ${name}="${escaped(text)}"`));
  lines.textContent = `<script src="${file}" async></script>\n<peg-solitaire${attributes.join('')}></peg-solitaire>`;
}

/** The value to write; undefined leaves the attribute out. @param {string} name @param {string} value */
function attributeFor(name, value) {
  if (value === '') return undefined;
  return name === 'controls' && value === 'all' ? '' : value;
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
