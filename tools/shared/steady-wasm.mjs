// Keeps Node 20 from crashing with "unreachable code", which happens when it deoptimises a function that calls wasm.
// Importing this module is enough.

import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--no-turbo-inline-js-wasm-calls');
