// Defines the tag on import.

import { defineTag } from './tag.js';

defineTag();
