// In one file nothing is loaded later: what the site loads when it is asked for becomes part of the program. The bundler could do so
// itself, but looks through the names of modules in a way that pages with extras on all objects break.

const LATER = /const \{ (\w+) \} = await import\(('[^']+')\);/g;

/** @param {string} text of a module @returns {string | undefined} what takes its place, if it loads something later */
export function allAtOnce(text) {
  const imports = [...text.matchAll(LATER)].map(([, name, path]) => `import { ${name} as ${name}Now } from ${path};`);
  if (imports.length === 0) return undefined;
  // In front of the first line, not above it: each line stays where it is in the source.
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
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.dynamicImports.length > 0)
          throw new Error(`${chunk.fileName} loads something later.`);
    },
  };
}
