// The attributes of the element in one place: their values and defaults, and where they are passed on.

/**
 * `usual` is the value of a missing attribute, empty by default. `plus` means that only the larger file has the
 * attribute, `goes` that it is also passed to frames and snippets, and `kept` that it is a setting that the app stores.
 * @typedef {'game' | 'count' | 'flag' | 'speed' | 'controls' | 'choice' | 'text'} Kind
 * @typedef {{ kind: Kind, choices?: readonly string[], usual?: string, plus?: true, goes?: true, kept?: true }}
 *   Attribute
 */

/** @satisfies {Record<string, Attribute>} */
export const ATTRIBUTES = /** @type {const} */ ({
  board: { kind: 'game' },
  start: { kind: 'game' },
  goal: { kind: 'game' },
  moves: { kind: 'game' },
  game: { kind: 'game', plus: true },
  at: { kind: 'count', choices: ['0', '1', '2', '...'], usual: '0' },
  solve: { kind: 'flag', goes: true },
  autoplay: { kind: 'flag', goes: true },
  loop: { kind: 'flag', goes: true },
  controls: { kind: 'controls', choices: ['transport', 'actions', 'status', 'moves'], goes: true },
  caption: { kind: 'text' },
  readonly: { kind: 'flag', goes: true },
  look: { kind: 'choice', choices: ['wood', 'flat', 'contrast'], usual: 'wood', plus: true, goes: true, kept: true },
  outline: { kind: 'choice', choices: ['round', 'holes'], usual: 'holes', plus: true, kept: true },
  coordinates: { kind: 'choice', choices: ['off', 'edge', 'holes'], usual: 'off', plus: true, goes: true, kept: true },
  speed: { kind: 'speed', usual: '1', goes: true, kept: true },
  analysis: { kind: 'choice', choices: ['off', 'warn', 'all'], usual: 'off', plus: true, goes: true, kept: true },
  speech: { kind: 'choice', choices: ['brief', 'full'], usual: 'full', plus: true, kept: true },
  spelling: { kind: 'choice', choices: ['letters', 'words'], usual: 'letters', plus: true, kept: true },
  remember: { kind: 'flag', plus: true, goes: true },
  drawing: { kind: 'choice', choices: ['on', 'off'], usual: 'on', plus: true, goes: true },
  wheel: { kind: 'flag', plus: true, goes: true },
  app: { kind: 'text', plus: true },
  theme: { kind: 'choice', choices: ['light', 'dark'], goes: true },
  loading: { kind: 'choice', choices: ['lazy', 'eager'], usual: 'lazy' },
  lang: { kind: 'text', goes: true },
});

/** The limits of the playback speed, and the speeds offered; 1 is normal. */
export const SPEED = { slowest: 0.25, fastest: 8, offered: [0.5, 1, 2, 4] };

/** @typedef {typeof ATTRIBUTES} Table */
/** @typedef {keyof Table} Name */
/**
 * The names of the attributes whose entries have all properties of a type.
 * @template T
 * @typedef {{ [N in Name]: Table[N] extends T ? N : never }[Name]} NamesWith
 */
/** @typedef {NamesWith<{ kind: 'game' }>} TextName */
/** @typedef {NamesWith<{ goes: true }>} OptionName */
/** @typedef {NamesWith<{ kept: true }>} KeptName */

const NAMES = /** @type {Name[]} */ (Object.keys(ATTRIBUTES));

/** An entry in the table, without its exact type. @param {string} name @returns {Attribute} */
export const attribute = (name) => ATTRIBUTES[/** @type {Name} */ (name)];

/** @param {(attribute: Attribute) => unknown} has */
const namesOf = (has) => NAMES.filter((name) => has(attribute(name)));

/** The attributes that describe a game. Each attribute's meaning depends on the attributes before it. */
export const TEXTS = /** @type {TextName[]} */ (namesOf(({ kind }) => kind === 'game'));
/** The options of an element that are also used in frames and snippets. */
export const OPTIONS = /** @type {OptionName[]} */ (/* @__PURE__ */ namesOf(({ goes }) => goes));
/** The attributes that are settings of the app. */
export const KEPT = /** @type {KeptName[]} */ (/* @__PURE__ */ namesOf(({ kept }) => kept));
/** The attributes that the smaller file supports. */
export const SMALL = namesOf(({ plus }) => !plus);
/** The attributes that the larger file supports. */
export const ALL = NAMES;

/** A number of jumps that no game reaches; as a cursor, it means the end of the game. */
export const EVERY_JUMP = 9999;

/** The value of a missing attribute. @param {string} name */
export const usualOf = (name) => attribute(name).usual ?? '';

/** True for an attribute that is switched on by its presence, whatever its value. @param {string} name */
export function isFlag(name) {
  const { kind } = attribute(name);
  return kind === 'flag' || kind === 'controls';
}

/** The values that markup and frameworks use for a flag that is set. */
const FLAG = ['', 'true', 'controls'];

/** The names in a list of controls. @param {string} text */
export const named = (text) => text.split(/\s+/).filter((name) => !FLAG.includes(name));

/**
 * For each kind of attribute, a function that returns true if a string is valid.
 * @type {Partial<Record<Kind, (text: string, choices: readonly string[]) => boolean>>}
 */
const CHECKS = {
  count: (text) => /^\d+$/.test(text.trim()),
  speed: (text) => text.trim() !== '' && Number(text) >= SPEED.slowest && Number(text) <= SPEED.fastest,
  controls: (text, choices) => named(text).every((name) => choices.includes(name)),
  choice: (text, choices) => choices.includes(text),
};

/** @param {string} name @param {string} text */
export function isGood(name, text) {
  const { kind, choices = [] } = attribute(name);
  return CHECKS[kind]?.(text, choices) ?? true;
}
