// The build of the engine: the JavaScript around the wasm, and the order of its functions.

import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { withNextCore, withOneCheck, withoutFallbacks } from '../../../tools/engine/glue.mjs';
import { chain, functionsOf, nameByPlace } from '../../../tools/engine/order.mjs';

const registry = (/** @type {string} */ name) => `const ${name} = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(({ ptr }) => {
    free(ptr);
});
`;
const GLUE = `${registry('BoardFinalization')}${registry('JudgeFinalization')}
function make(board) {
    BoardFinalization.register(board, { ptr }, board);
    JudgeFinalization.register(this, { ptr }, this);
    JudgeFinalization.unregister(this);
}
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
function of(board) {
    return passStringToWasm0(board, wasm.c, wasm.d);
}
function passStringToWasm0(arg, malloc, realloc) {
    if (realloc === undefined) {
        const ptr = write(arg);
        return ptr;
    }

    let len = arg.length;
    let ptr = malloc(len, 1);
    return ptr;
}
function initSync(module) {
    if (isPlain) {
        ({module} = module)
    } else {
        console.warn('using deprecated parameters')
    }
    if (!(module instanceof WebAssembly.Module)) {
        module = new WebAssembly.Module(module);
    }
    return start(module);
}
`;

test('what no browser of the element needs is taken out, and the rest stays', () => {
  const rest = withoutFallbacks(GLUE).replaceAll(/\s+/g, ' ');
  assert.equal(
    rest,
    'const BoardFinalization = new FinalizationRegistry(({ ptr }) => { free(ptr); }); function make(board) { BoardFinalization.register(board, { ptr }, board); } function ask(text) { let ptr0, len0; ptr0 = pass(text); len0 = LENGTH; return wasm.b(ptr0, len0); } function of(board) { return passStringToWasm0(board, wasm.c); } function passStringToWasm0(arg, malloc, realloc) { { const ptr = write(arg); return ptr; } } function initSync(module) { if (isPlain) { ({module} = module) } return start(module); } ',
  );
});

test('glue of another form is refused: nothing is left in unnoticed', () => {
  for (const [part, other] of [
    ['encodeInto', 'encode'],
    ['const JudgeFinalization', 'let JudgeFinalization'],
  ])
    assert.throws(() => withoutFallbacks(GLUE.replace(part, other)), /The glue has no/);
});

test('objects are checked by one function: objects of an earlier start are rejected', () => {
  const check = (/** @type {string} */ name) =>
    `if (${name}.__wbg_inst !== undefined && ${name}.__wbg_inst !== __wbg_instance_id) {\n throw new Error('Invalid');\n }`;
  const mark = "Object.defineProperty(this, '__wbg_inst', { value: __wbg_instance_id, writable: true });";
  const glue = `class Board { constructor() { ${mark} } same(other) { ${check('this')} _assertClass(other, Board);
 ${check('(other)')} return true; } }`;
  const restart = new Function(`let __wbg_instance_id = 0; ${withOneCheck(glue)}
    return { Board, restart: () => __wbg_instance_id++ };`)();
  const [one, two] = [new restart.Board(), new restart.Board()];
  assert.ok(one.same(two));
  restart.restart();
  assert.throws(() => new restart.Board().same(two), { message: 'stale object' });
  assert.throws(() => one.same(one), { message: 'stale object' });
  assert.throws(() => withOneCheck(glue.replace(mark, '')), /The glue has no/);
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

const ENGINE = new URL('../../../www/engine/wasm/peg_solitaire_bg.wasm', import.meta.url);

test('similar functions are next to each other, starting with the first one', () => {
  const [one, like, two, likeTwo] = [
    [1, 2, 3],
    [1, 2, 4],
    [7, 8, 9],
    [7, 8, 6],
  ].map((pieces) => new Set(pieces));
  assert.deepEqual(chain([one, two, like, likeTwo]), [0, 2, 1, 3]);
  assert.deepEqual(chain([]), []);
});

test('each function of a wasm has a name of its own, which says its place, and the wasm is the same otherwise', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'order-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'named.wasm');
  copyFileSync(ENGINE, file);
  nameByPlace(file);
  const [before, after] = [readFileSync(ENGINE), readFileSync(file)];
  assert.deepEqual(after.subarray(0, before.length), before);
  const module = new WebAssembly.Module(after);
  const { imports, bodies } = functionsOf(before);
  assert.equal(WebAssembly.Module.imports(module).length, imports);
  const names =
    after
      .subarray(before.length)
      .toString('latin1')
      .match(/f\d{6}/g) ?? [];
  assert.equal(new Set(names).size, imports + bodies.length);
  // Binaryen sorts all functions; imports come first, in order.
  assert.deepEqual(names.slice(0, imports), names.slice(0, imports).toSorted());
  assert.notDeepEqual(names, names.toSorted());
});
