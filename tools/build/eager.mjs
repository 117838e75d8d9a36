// Turns the dynamic imports of a module into static ones, for the element in one file. The bundler could do so itself,
// but its way of looking through the names of modules breaks on pages that extend all objects.

import { isMeasured } from './output.mjs';

const LATER = /const \{ (\w+) \} = await import\(('[^']+')\);/g;

/** @param {string} text of a module @returns {string | undefined} the text in its place, if it loads something later */
export function allAtOnce(text) {
  const imports = [...text.matchAll(LATER)].map(([, name, path]) => `import { ${name} as ${name}Now } from ${path};`);
  if (imports.length === 0) return undefined;
  // The imports stand in front of the first line, not above it: each line stays where it is in the source.
  return `${imports.join(' ')} ${text.replace(LATER, 'const $1 = $1Now;')}`;
}

/** @returns {import('vite').Plugin} */
export function eager() {
  return {
    name: 'eager',
    transform(text) {
      const code = allAtOnce(text);
      return code === undefined ? null : { code, map: null };
    },
    generateBundle(_options, bundle) {
      // A program as it is written keeps imports that nobody asks for.
      if (isMeasured) return;
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.dynamicImports.length > 0)
          throw new Error(`${chunk.fileName} loads something later.`);
    },
  };
}
