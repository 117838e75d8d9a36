// In one file nothing is loaded later: what the site loads when it is asked for becomes part of the program. The bundler could do so
// itself, but looks through the names of modules in a way that pages with extras on all objects break.

const LATER = /const \{ (\w+) \} = await import\(('[^']+')\);/g;

/** @returns {import('vite').Plugin} */
export function eager() {
  return {
    name: 'eager',
    transform(text) {
      const imports = [...text.matchAll(LATER)].map(
        ([, name, path]) => `import { ${name} as ${name}Now } from ${path};`,
      );
      if (imports.length === 0) return null;
      return `${imports.join('\n')}\n${text.replace(LATER, 'const $1 = $1Now;')}`;
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.dynamicImports.length > 0)
          throw new Error(`${chunk.fileName} loads something later.`);
    },
  };
}
