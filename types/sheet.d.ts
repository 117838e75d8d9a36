// The style sheet that reserves space for boards until the element is defined. It has no exports: just import it.

export {};
