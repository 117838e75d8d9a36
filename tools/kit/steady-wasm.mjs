// Keeps Node 20 from ending with "unreachable code", as it does when it takes back an optimised function with calls of
// wasm in it. Importing this module is enough.

import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--no-turbo-inline-js-wasm-calls');
