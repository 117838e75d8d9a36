// The JavaScript around the wasm loses only what no browser needs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withNextCore, withoutFallbacks } from '../../../tools/engine/glue.mjs';

const GLUE = `const A = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(free);
if (Symbol.dispose) A.prototype[Symbol.dispose] = A.prototype.free;
if (!('encodeInto' in encoder)) {
    encoder.encodeInto = function () {
    };
}
function ask(text) {
    let ptr0, len0;
    try {
        ptr0 = pass(text);
        len0 = LENGTH;
    } catch (e) {
        if (ptr0) { wasm.a(ptr0, len0); }
        throw e;
    }
    __wbg_call_guard();
    return wasm.b(ptr0, len0);
}
if (isPlain) {
    ({module} = module)
} else {
    console.warn('using deprecated parameters')
}
`;

test('what no browser of the element needs is taken out, and the rest stays', () => {
  const rest = withoutFallbacks(GLUE).replaceAll(/\s+/g, ' ');
  assert.equal(
    rest,
    'const A = new FinalizationRegistry(free); function ask(text) { let ptr0, len0; ptr0 = pass(text); len0 = LENGTH; return wasm.b(ptr0, len0); } if (isPlain) { ({module} = module) } ',
  );
});

test('glue of another form is refused: nothing is left in unnoticed', () => {
  assert.throws(() => withoutFallbacks(GLUE.replace('encodeInto', 'encode')), /The glue has no/);
});

test('a core that runs stays, and notes the module of its next start', () => {
  const glue = 'function initSync(module) {\n    if (wasm !== undefined) return wasm;\n    start(module);\n}\n';
  const initSync = new Function(
    'wasm',
    'wasmModule',
    `${withNextCore(glue)}
    return (given) => [initSync(given), wasmModule];`,
  );
  const next = new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
  assert.deepEqual(initSync('core', 'first')({ module: next }), ['core', next]);
  assert.deepEqual(initSync('core', 'first')({ module: new Uint8Array() }), ['core', 'first']);
  assert.deepEqual(initSync('core', 'first')(undefined), ['core', 'first']);
  assert.throws(() => withNextCore(glue.replace('wasm !==', 'wasm !=')), /The glue has no/);
});
