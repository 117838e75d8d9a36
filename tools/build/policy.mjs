// What may run in the site, and where it may ask: the pages say so themselves, whatever a server sends.

/**
 * Nothing comes from elsewhere. `blob:` is for pictures, `data:` for the icon, `frame-src` for the preview of what is shared. Markup
 * and the addresses of workers come from the two policies of `www/common` alone.
 */
const DIRECTIVES = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types peg-solitaire peg-solitaire-markup',
];

export const POLICY = DIRECTIVES.join('; ');

const CHARSET = '<meta charset="utf-8">';

/** Writes the policy into the pages that are built, before anything that it is about. @type {import('vite').Plugin} */
export const SECURE = {
  name: 'policy',
  // The server for developers puts scripts and styles into the page.
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      if (!html.includes(CHARSET)) throw new Error(`The page has no ${CHARSET}`);
      return html.replace(CHARSET, `${CHARSET}\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}">`);
    },
  },
};
