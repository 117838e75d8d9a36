/** The sign of a button that closes, as markup. */
export const CROSS = `<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="m6 6 12 12M18 6 6 18" fill="none" stroke="currentColor" stroke-width="2" />
</svg>`;
