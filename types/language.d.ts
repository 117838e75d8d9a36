// The texts of a language for `peg-solitaire.js` and `peg-solitaire-plus.js`: importing the script is enough.

export {};
