// Adds the content security policy to the site's pages: which scripts may run, and which URLs they may request.

/**
 * Nothing is loaded from other sites. `blob:` is for pictures, `data:` for the icon, `frame-src` for the preview in the
 * share dialog. Markup and worker URLs may only come from the two Trusted Types policies in `www/common`.
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
 * Adds a policy to the built pages, before anything that it applies to.
 * @param {Record<string, string>} [others] the directives that differ
 * @returns {import('vite').Plugin}
 */
export function secure(others = {}) {
  const policy = policyOf(others);
  return {
    name: 'policy',
    // The development server inlines scripts and styles, which the policy would block.
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
