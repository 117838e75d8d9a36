// The element in one file. The wasm stands last, just before the tag is defined. Amid the program, it would keep a
// compressor from seeing the similarities of the two halves; in front of it, both share a code that suits neither,
// which costs 1 KB.

import { defineTag } from './tag.js';
import '../engine/one-file-core.js';

defineTag();
