// Sorts and filters the table of problems, stores the order and the filters in the URL, and opens solutions in the app.
// The table can be read without this script.

/** @typedef {HTMLTableRowElement} Row */

const table = /** @type {HTMLTableElement} */ (document.querySelector('table'));
const tools = /** @type {HTMLFormElement} */ (document.querySelector('.tools'));
const told = /** @type {HTMLElement} */ (tools.querySelector('[role="status"]'));
const [body] = table.tBodies;
/** The rows in the page's own order. */
const rows = [...body.rows];
/** The searchable text of each row. */
const words = new Map(rows.map((row) => [row, `${row.dataset.board} ${row.textContent}`.toLowerCase()]));
const heads = [...table.querySelectorAll('thead th')];

heads.forEach((head, column) => {
  // A narrow page shows the heading before each cell.
  for (const { cells } of rows) cells[column].dataset.head = head.textContent ?? '';
  const button = document.createElement('button');
  button.append(...head.childNodes);
  button.addEventListener('click', () => sortBy(column));
  head.append(button);
});
tools.addEventListener('input', () => {
  filter();
  keep();
});
tools.addEventListener('submit', (event) => event.preventDefault());
body.addEventListener('click', openSolution);
for (const cell of body.querySelectorAll('td.solved')) makeLink(cell);
restore();
filter();

/**
 * Sorts by a column. Repeated calls sort in ascending order, then in descending order, then in the page's own order.
 * @param {number} column
 */
function sortBy(column) {
  const next = { ascending: 'descending', descending: '' }[heads[column].ariaSort ?? ''] ?? 'ascending';
  for (const head of heads) head.removeAttribute('aria-sort');
  if (next) heads[column].ariaSort = next;
  const sorted = next
    ? rows.toSorted((one, other) => compare(one, other, column, next === 'ascending' ? 1 : -1))
    : rows;
  body.append(...sorted);
  keep();
}

/** Writes the search, the filters and the order to the URL, so that going back and reloading restore them. */
function keep() {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(tools)) if (value !== '') query.set(name, String(value));
  const sorted = heads.findIndex((head) => head.ariaSort);
  if (sorted >= 0) query.set('sort', `${sorted} ${heads[sorted].ariaSort}`);
  history.replaceState(history.state, '', `?${query}`.replace(/^\?$/, location.pathname));
}

/** Restores the search, the filters and the order from the URL. */
function restore() {
  const query = new URLSearchParams(location.search);
  for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (tools.querySelectorAll('[name]')))
    field.value = query.get(field.name) ?? '';
  const [column, order] = (query.get('sort') ?? '').split(' ');
  const times = ['ascending', 'descending'].indexOf(order) + 1;
  if (heads[Number(column)]) for (let time = 0; time < times; time++) sortBy(Number(column));
}

/** Rows without a value come last in both orders. @param {Row} one @param {Row} other @param {number} column */
function compare(one, other, column, /** @type {number} */ sign) {
  const [a, b] = [one, other].map((row) => valueIn(row.cells[column]));
  if (a === '' || b === '') return Number(a === '') - Number(b === '');
  return sign * (a < b ? -1 : Number(a > b));
}

/**
 * The value to sort by. Solution counts may have too many digits for a JavaScript number.
 * @param {HTMLTableCellElement} cell
 */
function valueIn({ dataset: { value }, cellIndex, textContent }) {
  if (value === undefined) return cellIndex === 0 ? (textContent ?? '') : '';
  return /^\d+$/.test(value) ? BigInt(value) : value;
}

/** Shows the rows that contain all the words, and match the board and kind. */
function filter() {
  const fields = new FormData(tools);
  const [typed, board, show] = ['words', 'board', 'show'].map((name) => String(fields.get(name) ?? ''));
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const row of rows) {
    const isOfKind = show === '' || row.dataset.verdict === show || (show === 'new' && row.dataset.new !== undefined);
    const isOfBoard = board === '' || row.dataset.board === board;
    row.hidden = !(isOfKind && isOfBoard && wanted.every((word) => words.get(row)?.includes(word)));
    count += Number(!row.hidden);
  }
  told.textContent = `${count.toLocaleString('en')} problem${count === 1 ? '' : 's'}`;
}

/**
 * Turns the content of a cell into a link, which leads to the problem until the solutions have been loaded.
 * @param {Element} cell
 */
function makeLink(cell) {
  const link = document.createElement('a');
  link.href = cell.closest('tr')?.querySelector('a')?.href ?? '';
  link.append(...cell.childNodes);
  cell.append(link);
}

/** @type {Promise<Map<string, string>> | undefined} */
let links;

/**
 * Loads the links to solutions, keyed by the links to their problems, when the first solution is opened.
 */
async function loadLinks() {
  const { problems } = await (await fetch('problems.json')).json();
  const link = (/** @type {any} */ { board, vacancy, survivor }) => `?board=${board}&start=${vacancy}&goal=${survivor}`;
  return new Map(problems.map((/** @type {any} */ problem) => [link(problem), problem.link]));
}

/** @param {MouseEvent} event */
async function openSolution(event) {
  const link = /** @type {Element} */ (event.target).closest('a');
  if (!link?.closest('td.solved') || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  links ??= loadLinks();
  // Without a network, only the problem opens.
  const found = await links.catch(() => new Map());
  location.assign(new URL(found.get(link.search) ?? link.href, location.href));
}
