// The style sheet that reserves the space of boards until the element is defined: just import it.

export {};
