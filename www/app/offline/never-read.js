// The page that is shown offline in place of the article, if the article has never been visited.

import { languageAmong } from '../../common/language.js';

/**
 * The page's strings by language, which the build inserts here.
 * @type {Record<string, { title: string, sentence: string, back: string }>}
 */
// @ts-expect-error
const TEXTS = globalThis.TEXTS;

export function neverRead() {
  const names = Object.keys(TEXTS);
  const language = navigator.languages.map((tag) => languageAmong(names, tag)).find((name) => name) ?? 'en';
  const { title, sentence, back } = TEXTS[language];
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<body style="font: 1.1rem/1.6 system-ui; max-width: 32rem; margin: 20vh auto; padding: 0 1rem">
<h1>${title}</h1>
<p>${sentence}</p>
<p><a href="../">${back}</a></p>
</html>`;
  return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
