// The element in one file: the build writes the core as text in the place of its name. The core stands last, just
// before the tag is defined. Amid the program, it would keep a compressor from seeing the similarities of the two
// halves; in front of it, both share a code that suits neither, which costs 1 KB.

import { bringCore } from '../engine/one-file-assets.js';
import { upgradeLinks } from './page/links.js';
import { defineTag } from './tag.js';

bringCore(PACKED_CORE);
if (defineTag()) upgradeLinks();
