// Builds the article, which uses the element and the engine as any other page would.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { wordsIn } from '../../commands/command.mjs';
import { loadCore, readGame } from '../../commands/game-texts.mjs';
import { escapeText } from '../../www/common/markup.js';
import { stillSvg } from '../../www/pictures/still.js';
import { positionOf } from '../../www/pictures/svg.js';
import { LIGHT_THEME } from '../../www/pictures/themes.js';
import { ARTICLE } from '../shared/pages.mjs';
import { root } from '../shared/run.mjs';
import { targetsOf } from './browsers.mjs';
import { ASCII, BUNDLE, MEASURED, MEASURED_OUTPUT, SHEETS, shorter } from './output.mjs';
import { secure } from './policy.mjs';

/**
 * The article uses the single-file element, whose worker runs the same file. The article's own modules and the element
 * create Trusted Types policies with the same names.
 */
const POLICY = secure({
  'worker-src': "'self' blob:",
  'trusted-types': "peg-solitaire peg-solitaire-markup 'allow-duplicates'",
});
const PICTURES = 'learn/pictures';
const BOARD = /<peg-solitaire id="([\w-]+)"([^>]*)>(?=<\/peg-solitaire>)/g;

/** @param {string} folder of the site */
export async function buildArticle(folder) {
  await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    css: SHEETS,
    build: {
      ...MEASURED,
      target: targetsOf('app'),
      outDir: folder,
      emptyOutDir: false,
      assetsDir: 'learn/assets',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        ...BUNDLE,
        input: ARTICLE.map((file) => join(root, file)),
        output: { ...ASCII, ...MEASURED_OUTPUT },
      },
    },
    worker: { format: 'es', rolldownOptions: { output: ASCII } },
    plugins: [pictures(folder), POLICY, shorter()],
  });
}

/**
 * Adds a picture of the start to each board, for readers with scripts disabled.
 * @param {string} folder of the site
 * @returns {import('vite').Plugin}
 */
function pictures(folder) {
  return {
    name: 'pictures',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        loadCore();
        const language = /lang="([\w-]+)"/.exec(html)?.[1] ?? 'en';
        const { pictures: words } = await wordsIn(language, (_name, act) => act());
        return html.replaceAll(
          BOARD,
          (tag, id, attributes) => tag + pictureOf(folder, `${id}-${language}`, attributes, words),
        );
      },
    },
  };
}

/**
 * Writes the picture of a board, and returns its tag.
 * @param {string} folder
 * @param {string} name
 * @param {string} attributes of the board
 * @param {import('../../www/words/pictures.js').PictureWords} words
 */
function pictureOf(folder, name, attributes, words) {
  const value = (/** @type {string} */ key) => new RegExp(` ${key}="([^"]*)"`).exec(attributes)?.[1];
  const texts = { board: value('board') ?? 'english', start: value('start'), goal: value('goal') };
  const game = readGame(texts, (_name, act) => act());
  const svg = stillSvg(game, LIGHT_THEME, words);
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  mkdirSync(join(folder, PICTURES), { recursive: true });
  writeFileSync(join(folder, PICTURES, `${name}.svg`), svg);
  const alt = escapeText(words.stillAlt(positionOf(game)));
  return `<img src="pictures/${name}.svg" width="${width}" height="${height}" loading="lazy" alt="${alt}">`;
}
