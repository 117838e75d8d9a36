// Parses a problem set: blocks of lines, separated by empty lines.

/**
 * A field of a diagram: its text, the line that contains its name, and where each line of its text begins in the file,
 * all counted from 1.
 * @typedef {{ line: number, text: string, places: { line: number, column: number }[] }} Field
 */
/** @typedef {'board' | 'start' | 'goal' | 'moves' | 'game' | 'at'} Name */
/**
 * A heading, or a diagram with its caption.
 * @typedef {{ caption: string, line: number, fields: Partial<Record<Name, Field>> }} Block
 */

const NAMES = /** @type {const} */ (['board', 'start', 'goal', 'moves', 'game', 'at']);
const CHOOSE = `Choose ${NAMES.join(', ')}.`;

/**
 * Reads the blocks. The first line of each block is its caption; the fields of its game follow, such as `board:
 * english`. A line that begins with a space continues the field above it. A block that is only a caption is a heading.
 * A line that begins with `#` is a comment.
 * @param {string} text
 * @returns {Block[]}
 * @throws {Error} with the number of a line that fits none of these forms
 */
export function readSet(text) {
  /** @type {Block[]} */
  const blocks = [];
  /** @type {Block | undefined} */
  let block;
  /** @type {Field | undefined} */
  let field;
  text.split(/\r\n?|\n/).forEach((written, index) => {
    const line = index + 1;
    if (written.startsWith('#')) return;
    if (written.trim() === '') {
      block = field = undefined;
    } else if (!block) {
      block = { caption: written.trim(), line, fields: {} };
      blocks.push(block);
    } else if (/^\s/.test(written)) {
      if (!field) throw wrong(line, `this line continues a text, but there is none above it. ${CHOOSE}`);
      append(field, written, line, 0);
    } else {
      field = addField(block, written, line);
    }
  });
  blocks.forEach(checkTexts);
  return blocks;
}

/** @param {Block} block */
function checkTexts({ fields }) {
  for (const [name, { line, text }] of Object.entries(fields))
    if (text === '') throw wrong(line, `"${name}" is empty. Write its text after the colon, or delete the line.`);
}

/** @param {Block} block @param {string} written @param {number} line */
function addField({ caption, fields }, written, line) {
  const [start, name] = /^(\w+):/.exec(written) ?? [];
  if (start === undefined)
    throw wrong(line, `expected a name and a colon below "${caption}", such as board: english. ${CHOOSE}`);
  const known = NAMES.find((each) => each === name);
  if (!known) throw wrong(line, `there is no "${name}". ${CHOOSE}`);
  if (fields[known]) throw wrong(line, `"${caption}" has a ${name} already. Begin another block after an empty line.`);
  /** @type {Field} */
  const field = { line, text: '', places: [] };
  fields[known] = field;
  append(field, written, line, start.length);
  return field;
}

/**
 * Appends a line to a field.
 * @param {Field} field
 * @param {string} written
 * @param {number} line
 * @param {number} from where its text begins
 */
function append(field, written, line, from) {
  const rest = written.slice(from);
  const text = rest.trim();
  if (text === '') return;
  field.text += field.places.length > 0 ? `\n${text}` : text;
  field.places.push({ line, column: from + rest.length - rest.trimStart().length + 1 });
}

/**
 * Describes an error in a block's text, with its place in the file.
 * @param {Block} block
 * @param {Name} name
 * @param {unknown} error
 */
export function wrongText({ line, fields }, name, error) {
  const message = error instanceof Error ? error.message : String(error);
  const { text, places } = fields[name] ?? { text: '', places: [{ line, column: 1 }] };
  const [place, row, column] = /^line (\d+), column (\d+): /.exec(message) ?? [];
  if (!place) return wrong(places[0].line, `${name}: ${message}`);
  const rest = message.slice(place.length);
  // The engine counts rows separated by / as lines.
  if (text.includes('/')) return wrong(places[0].line, `${name}: row ${row}, column ${column}: ${rest}`);
  const there = places[Number(row) - 1] ?? places[places.length - 1];
  return new Error(`line ${there.line}, column ${there.column + Number(column) - 1}: ${name}: ${rest}`);
}

/** @param {number} line @param {string} message */
export function wrong(line, message) {
  return new Error(`line ${line}: ${message}`);
}
