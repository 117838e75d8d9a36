// The address of a game: board, start, goal, jumps and what is open, as a readable query such as
// `?board=english&start=d4&goal=any&moves=d2-d4_b3-d3&at=1`. Whether they make sense is for the core to say.

/**
 * What a link holds, all of it text; what is missing is as the board has it. `at` is how many of the jumps are played,
 * all of them where it is missing; `view` is the dialog that is open.
 * @typedef {{ board?: string, start?: string, goal?: string, moves?: string, at?: number, view?: string }} Link
 */

/** A line break, and a character of drawings and lists that would be escaped, are written as others that need not be. */
const ESCAPES = [
  ['\n', '/'],
  [' ', '_'],
];
const KEYS = /** @type {const} */ (['board', 'start', 'goal', 'moves', 'at', 'view']);

/**
 * @param {Link} link
 * @returns {string} empty where there is nothing to tell, otherwise with a `?` before it
 */
export function writeLink(link) {
  const fields = KEYS.filter((key) => link[key] !== undefined && link[key] !== '');
  const query = fields.map((key) => `${key}=${encode(key, String(link[key]))}`).join('&');
  return query === '' ? '' : `?${query}`;
}

/**
 * Reads any query; what it does not know it leaves out.
 * @param {string} query with or without a `?` before it
 * @returns {Link}
 */
export function readLink(query) {
  const fields = new URLSearchParams(query);
  /** @type {Link} */
  const link = {};
  for (const key of KEYS) {
    const value = decode(key, fields.get(key) ?? '');
    if (key === 'at') {
      if (/^\d{1,4}$/.test(value)) link.at = Number(value);
    } else if (value !== '') link[key] = value;
  }
  return link;
}

/**
 * Reads a text that is the address of a game, and nothing but that.
 * @param {string} text
 * @returns {Link | undefined}
 */
export function readAddress(text) {
  const query = /^(?:https?:\/\/[^\s?]*)?(\?\S*)$/.exec(text.trim())?.[1] ?? '';
  const link = readLink(query.replace(/#.*$/, ''));
  return link.board || link.start || link.moves ? link : undefined;
}

/** @param {string} key @param {string} text */
function encode(key, text) {
  const shaped = key === 'board' ? text.replace(/^# directions: (\d)\n/, '$1:') : text;
  const plain = ESCAPES.reduce((word, [character, written]) => word.replaceAll(character, written), shaped);
  return encodeURIComponent(plain).replaceAll('%2F', '/').replaceAll('%3A', ':');
}

/** @param {string} key @param {string} text */
function decode(key, text) {
  const plain = text.replaceAll('_', ' ');
  return key === 'board' ? plain.replace(/^(\d):/, '# directions: $1\n') : plain;
}

/**
 * How a board in a frame behaves.
 * @typedef {{ controls: boolean, autoplay: boolean, loop: boolean, readonly: boolean, solve: boolean, theme: string }} Options
 */

const FLAGS = /** @type {const} */ (['autoplay', 'loop', 'readonly', 'solve']);

/**
 * Reads the address of a frame: a link, and how the board behaves.
 * @param {string} query
 * @returns {{ link: Link, options: Options }}
 */
export function readFrame(query) {
  const fields = new URLSearchParams(query);
  const [autoplay, loop, readonly, solve] = FLAGS.map((flag) => fields.get(flag) === '1');
  const theme = fields.get('theme') ?? '';
  return {
    link: readLink(query),
    options: { controls: fields.get('controls') !== '0', autoplay, loop, readonly, solve, theme },
  };
}

/**
 * What comes after `embed.html` in the address of a frame.
 * @param {Link} link
 * @param {Partial<Options>} options
 * @returns {string}
 */
export function writeFrame(link, { controls = true, theme = '', ...flags }) {
  const set = FLAGS.filter((flag) => flags[flag]).map((flag) => `${flag}=1`);
  const all = [...set, ...(controls ? [] : ['controls=0']), ...(theme ? [`theme=${theme}`] : [])];
  const query = writeLink(link);
  if (all.length === 0) return query;
  return `${query === '' ? '?' : `${query}&`}${all.join('&')}`;
}
