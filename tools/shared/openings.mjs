// Reads the first sentence of each source file.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

const SOURCE = /\.(js|mjs|ts|tsx|css|rs)$/;
/** The first comment of a file, after any line that names an interpreter. */
const COMMENT = /^(?:#!.*\n)?(?:\/\*\*?(?<block>[\s\S]*?)\*\/|(?<lines>(?:\/\/[/!]?(?: .*)?\n)+))/;
/** Matches up to the end of a sentence, but not to the dots in "e.g." or in a name such as `page.js`. */
const END = /^.*?(?:[.?!](?=\s|$)|:$)/;

/** All source files of the project by folder, including files that Git does not track yet. */
export function sourceFiles() {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = [...new Set(list.trim().split('\n'))].filter(
    (path) => SOURCE.test(path) && existsSync(join(root, path)),
  );
  return files.sort((one, other) => compare(dirname(one), dirname(other)) || compare(one, other));
}

/** @param {string} one @param {string} other */
function compare(one, other) {
  return one < other ? -1 : Number(one > other);
}

/** The first sentence of the comment at the top of a file, or '' if there is none. @param {string} code */
function openingOf(code) {
  const { block, lines } = code.match(COMMENT)?.groups ?? {};
  const words = (block ?? lines ?? '')
    .replaceAll(/^\s*(?:\/\/[/!]?|\*)/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words.match(END)?.[0] ?? '';
}

/** @param {string} path */
export const openingOfFile = (path) => openingOf(readFileSync(join(root, path), 'utf8'));
