// Defines the tag when it is imported.

import { defineTag } from './tag.js';

defineTag();
