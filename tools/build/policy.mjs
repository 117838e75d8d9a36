// Writes the policy of the site into its pages: what may run, and which addresses it may ask, whatever a server sends.

/**
 * Nothing comes from elsewhere. `blob:` is for pictures, `data:` for the icon, `frame-src` for the preview in the
 * dialog for sharing. Markup and the addresses of workers come from the two policies of `www/common` alone.
 */
const DIRECTIVES = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' blob: data:",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'peg-solitaire peg-solitaire-markup',
};

export const POLICY = policyOf({});

const CHARSET = '<meta charset="utf-8">';

/**
 * Writes a policy into the built pages, before anything that it governs.
 * @param {Record<string, string>} [others] the directives that differ
 * @returns {import('vite').Plugin}
 */
export function secure(others = {}) {
  const policy = policyOf(others);
  return {
    name: 'policy',
    // The development server puts scripts and styles into the page.
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        if (!html.includes(CHARSET)) throw new Error(`The page has no ${CHARSET}`);
        return html.replace(CHARSET, `${CHARSET}\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`);
      },
    },
  };
}

/** @param {Record<string, string>} others */
function policyOf(others) {
  return Object.entries({ ...DIRECTIVES, ...others })
    .map((directive) => directive.join(' '))
    .join('; ');
}
