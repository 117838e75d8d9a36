// The words of the dialog for sharing.

import { datesIn } from '../../common/days.js';
import { failure } from './failures.js';
import { LANGUAGE } from './language.js';
import { counted, whole } from './phrases.js';

const { weekday, date, shortMonth } = datesIn(LANGUAGE);

export const SHARE = {
  title: 'Share',
  as: 'Share as',
  forms: { link: 'Link', result: 'Result', picture: 'Picture', embed: 'Embed' },
  embed: 'For',
  embeds: { element: 'pages that allow scripts', frame: 'pages that allow frames', oembed: 'services (oEmbed)' },
  code: 'Code to copy',
  jumps: 'Include my jumps',
  beat: 'As a challenge',
  /**
   * The sentence about a solved puzzle.
   * @param {{ name: string, moves: number, fewest?: number, day?: string, row?: number }} win
   */
  result({ name, moves, fewest, day, row = 0 }) {
    const title = day === undefined ? name : `${weekday(day)} ${date(day)} ${shortMonth(day)}`;
    const rest = `${fewest === undefined ? '' : ` (fewest ${whole(fewest)})`}${row > 1 ? `, ${counted(row, 'day')} in a row` : ''}`;
    return `Peg Solitaire${title && `, ${title}`}: solved in ${whole(moves)}${rest}`;
  },
  /** @param {number} moves */
  challenge: (moves) => `Beat my ${counted(moves, 'move')}!`,
  /** The game is too long for a link. */
  cut: 'This game is too long for a link: its variations and comments are left out. Embed it for pages that allow scripts, or copy it as text.',
  copy: 'Copy',
  send: 'Send …',
  options: { controls: 'Controls', autoplay: 'Autoplay', loop: 'Loop', readonly: 'Read-only', analysis: 'Analysis' },
  picture: 'Kind of picture',
  pictures: {
    animated: 'Animated SVG',
    gif: 'Animated GIF',
    still: 'Position, SVG',
    png: 'Position, PNG',
    strip: 'Strip to print, SVG',
  },
  look: 'Colours',
  looks: { shown: 'As shown', light: 'Light', dark: 'Dark' },
  width: 'Width of the picture',
  usual: 'Usual size',
  /** The sizes, by the number of pixels. */
  widths: Object.fromEntries([320, 640, 1280].map((pixels) => [pixels, `${whole(pixels)} px`])),
  transparent: 'Transparent',
  download: 'Download',
  preview: 'Preview',
  /** The title of a frame in another page. */
  frame: 'Peg solitaire',
  /** The text of a link for pages that show no board. */
  play: 'Play this puzzle',
  /** @param {number} part from 0 to 1 */
  drawing: (part) => (part === 0 ? 'Drawing …' : `Drawing … ${Math.round(100 * part)} %`),
  /** @param {number} bytes */
  size: (bytes) => `${whole(Math.max(1, Math.round(bytes / 1000)))} KB`,
  /** @param {unknown} error */
  failed: (error) => `The picture could not be made: ${failure(error)}`,
};
