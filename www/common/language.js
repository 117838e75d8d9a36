// Finds a language by its tag.

/**
 * The reader's regional variant of a language, such as `en-GB` for `en`. Date formats differ between countries.
 * @param {string} language
 */
export function countryOf(language) {
  const tags = globalThis.navigator?.languages ?? [];
  return tags.find((tag) => languageAmong([language], tag) && isTag(tag)) ?? language;
}

/**
 * True if a tag can be used to format numbers and dates. Some systems report tags such as `en-US@posix`.
 * @param {string} text
 */
export function isTag(text) {
  try {
    return Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}

/**
 * Finds the name that matches a tag: an equal name, ignoring case, or else the first name for the same language.
 * @param {readonly string[]} names such as `['de', 'pt-BR']`
 * @param {string} tag such as `de-AT`
 * @returns {string | undefined} undefined if the language is missing
 */
export function languageAmong(names, tag) {
  const whole = tag.toLowerCase();
  const [language] = whole.split('-');
  return (
    names.find((name) => name.toLowerCase() === whole) ??
    names.find((name) => name.toLowerCase().split('-')[0] === language)
  );
}
