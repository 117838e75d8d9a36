// Parses the types in a `.d.ts` file into data, and compares values with them. It supports as much of TypeScript as the
// engine's types use.

/**
 * A union, an object, an array, a literal string, or a reference to a named type. `label` is for messages.
 * @typedef {{ label: string } & (
 *   { any: Type[] } | { fields: Field[] } | { items: Type } | { text: string } | { name: string }
 * )} Type
 * @typedef {{ label: string, name: string, isOptional: boolean, type: Type }} Field
 * @typedef {{ owner: string, name: string, type: Type }} Member
 */

const DECLARED = /^export (?:interface (\w+)(?: extends \w+)?|type (\w+) =)\s/gm;
const CLASSES = /^export class (\w+) \{\n([\s\S]*?)^\}/gm;
const MEMBERS = /^ {4}(?:static |readonly )?(\w+)(?:\(.*\))?: (.*);$/gm;
const FUNCTIONS = /^export function (\w+)\(.*\): (.*);$/gm;
const TOKENS = /'[^']*'|\w+|\S/g;
/** @type {Record<string, (value: any) => boolean>} */
const BUILT_IN = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  undefined: (value) => value === undefined,
  void: (value) => value === undefined,
  Uint8Array: (value) => value instanceof Uint8Array,
  Float64Array: (value) => value instanceof Float64Array,
};

/** Reads a type from the beginning of a string. @param {string} text @param {string} label @returns {Type} */
function typeFrom(text, label) {
  const tokens = text.match(TOKENS) ?? [];
  let at = 0;
  const takes = (/** @type {string} */ token) => {
    const isNext = tokens[at] === token;
    if (isNext) at++;
    return isNext;
  };
  return union(label);

  /** @param {string} label @returns {Type} */
  function union(label) {
    takes('|');
    const any = [intersection(label)];
    while (takes('|')) any.push(intersection(label));
    return any.length === 1 ? any[0] : { label, any };
  }

  /** @param {string} label @returns {Type} */
  function intersection(label) {
    let type = array(label);
    while (takes('&')) {
      const others = alternatives(array(label));
      const any = alternatives(type).flatMap((one) => others.map((other) => both(one, other)));
      type = { label, any };
    }
    return type;
  }

  /** @param {string} label @returns {Type} */
  function array(label) {
    let type = single(label);
    while (takes('[') && takes(']')) type = { label: `${label}[]`, items: type };
    return type;
  }

  /** @param {string} label @returns {Type} */
  function single(label) {
    const token = tokens[at++];
    if (token === '{') return { label, fields: fields(label) };
    if (token === '(') {
      const type = union(label);
      takes(')');
      return type;
    }
    const meant = { label: `${label}: ${token}` };
    return token.startsWith("'") ? { ...meant, text: token.slice(1, -1) } : { ...meant, name: token };
  }

  /** @param {string} label */
  function fields(label) {
    /** @type {Field[]} */
    const fields = [];
    while (!takes('}')) {
      const name = tokens[at++];
      const isOptional = takes('?');
      takes(':');
      fields.push({ label: `${label}.${name}`, name, isOptional, type: union(`${label}.${name}`) });
      takes(';');
    }
    return fields;
  }
}

/** @param {Type} type @returns {Type[]} */
const alternatives = (type) => ('any' in type ? type.any : [type]);

/** An object type with the fields of both given types. @param {Type} one @param {Type} other @returns {Type} */
function both(one, other) {
  if ('fields' in one && 'fields' in other) return { ...one, fields: [...one.fields, ...other.fields] };
  throw new Error(`${one.label} has parts that are no objects`);
}

/**
 * The parts of a type that can occur in a value: fields, either present or absent, and literals.
 * @param {Type} type
 * @returns {string[]}
 */
function partsOf(type) {
  if ('any' in type) return type.any.flatMap(partsOf);
  if ('items' in type) return partsOf(type.items);
  if ('fields' in type) return type.fields.flatMap(partsOfField);
  return 'text' in type ? [type.label] : [];
}

/** The fields of a type, with those of the objects in it. @param {Type} type @returns {Field[]} */
function fieldsOf(type) {
  if ('any' in type) return type.any.flatMap(fieldsOf);
  if ('items' in type) return fieldsOf(type.items);
  return 'fields' in type ? type.fields.flatMap((field) => [field, ...fieldsOf(field.type)]) : [];
}

/** @param {Field} field @returns {string[]} */
const partsOfField = ({ label, isOptional, type }) => [
  label,
  ...(isOptional ? [leftOut(label)] : []),
  ...partsOf(type),
];

const leftOut = (/** @type {string} */ label) => `no ${label}`;

/** The types, methods and functions in a `.d.ts` file, and the parts of its types that have occurred. */
export class Declarations {
  /** @type {Map<string, Type>} */
  types = new Map();
  /** @type {Member[]} */
  members = [];
  /** @type {Set<string>} */
  #met = new Set();

  /** @param {string} text */
  constructor(text) {
    const code = text.replace(/\/\*[\s\S]*?\*\//g, '');
    for (const { 0: head, 1: interfaceName, 2: aliasName, index } of code.matchAll(DECLARED)) {
      const name = interfaceName ?? aliasName;
      this.types.set(name, typeFrom(code.slice(index + head.length), name));
    }
    const add = (/** @type {string} */ owner, /** @type {string} */ name, /** @type {string} */ type) =>
      this.members.push({ owner, name, type: typeFrom(type, owner ? `${owner}.${name}()` : `${name}()`) });
    for (const [, owner, body] of code.matchAll(CLASSES))
      for (const [, name, type] of body.matchAll(MEMBERS)) add(owner, name, type);
    for (const [, name, type] of code.matchAll(FUNCTIONS)) add('', name, type);
  }

  /**
   * Determines whether a value has the given type and, if so, marks the parts of the type that the value has.
   * @param {unknown} value
   * @param {Type} type
   */
  fits(value, type) {
    const parts = this.#parts(value, type);
    for (const part of parts ?? []) this.#met.add(part);
    return parts !== undefined;
  }

  /** The fields of all types, such as `Hole.name`. */
  fields() {
    return [...new Set([...this.types.values()].flatMap(fieldsOf).map(({ label }) => label))];
  }

  /** The parts of the types that have not occurred. */
  unmet() {
    const types = [...this.types.values(), ...this.members.map(({ type }) => type)];
    return types.flatMap(partsOf).filter((part) => !this.#met.has(part));
  }

  /**
   * The parts of a type that a value has; `undefined` if the value is not of that type.
   * @param {any} value
   * @param {Type} type
   * @returns {string[] | undefined}
   */
  #parts(value, type) {
    if ('any' in type) return first(type.any.map((one) => this.#parts(value, one)));
    if ('text' in type) return value === type.text ? [type.label] : undefined;
    if ('items' in type)
      return Array.isArray(value) ? together(value.map((item) => this.#parts(item, type.items))) : undefined;
    if ('fields' in type) return this.#partsOfObject(value, type.fields);
    const declared = this.types.get(type.name);
    return declared ? this.#parts(value, declared) : BUILT_IN[type.name]?.(value) ? [] : undefined;
  }

  /** @param {any} value @param {Field[]} fields */
  #partsOfObject(value, fields) {
    if (typeof value !== 'object' || value === null) return undefined;
    if (Object.keys(value).some((key) => !fields.some(({ name }) => name === key))) return undefined;
    return together(
      fields.map(({ label, name, isOptional, type }) => {
        if (!(name in value)) return isOptional ? [leftOut(label)] : undefined;
        return together([[label], this.#parts(value[name], type)]);
      }),
    );
  }
}

/** @param {(string[] | undefined)[]} found */
const first = (found) => found.find((parts) => parts !== undefined);

/** Joins the lists, or returns undefined if one of them is missing. @param {(string[] | undefined)[]} found */
const together = (found) => (found.includes(undefined) ? undefined : found.flatMap((parts) => parts ?? []));
