// The JavaScript around the wasm loses only what no browser needs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutFallbacks } from '../../../tools/engine/glue.mjs';

const GLUE = `const A = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(free);
if (Symbol.dispose) A.prototype[Symbol.dispose] = A.prototype.free;
if (!('encodeInto' in encoder)) {
    encoder.encodeInto = function () {
    };
}
if (isPlain) {
    ({module} = module)
} else {
    console.warn('using deprecated parameters')
}
let ptr0, len0;
try {
    ptr0 = passStringToWasm0(start);
} catch (e) {
    if (ptr0) { wasm.ha(ptr0, len0 * 1, 1); }
    throw e;
}
`;

test('what no browser of the element needs is taken out, and the rest stays', () => {
  const rest = withoutFallbacks(GLUE).replaceAll(/\s+/g, ' ');
  assert.equal(
    rest,
    'const A = new FinalizationRegistry(free); if (isPlain) { ({module} = module) } let ptr0, len0; ptr0 = passStringToWasm0(start); ',
  );
});

test('glue of another form is refused: nothing is left in unnoticed', () => {
  assert.throws(() => withoutFallbacks(GLUE.replace('encodeInto', 'encode')), /The glue has no/);
});
