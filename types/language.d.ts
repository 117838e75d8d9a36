// A translation for `peg-solitaire.js` and `peg-solitaire-plus.js`. The script has no exports: just import it.

export {};
