// The texts of a language for `peg-solitaire.js` and `peg-solitaire-plus.js`: just import the script.

export {};
