// The pages of the site have no text that moves their board, so that they do without `prose.js`.

export function proseOf() {
  return { join() {} };
}
