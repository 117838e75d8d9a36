// Importing this defines the tag.

import { defineTag } from './tag.js';

defineTag();
