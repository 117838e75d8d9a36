// Gives the core to the element in one file. The build writes the core as text in the place of its name.

import { bringCore } from './one-file-assets.js';

bringCore(PACKED_CORE);
