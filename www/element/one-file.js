// The element in one file, which starts with its engine as text.

import { upgradeLinks } from './page/links.js';
import { defineTag } from './tag.js';

defineTag();
// In the worker there is no page.
if (globalThis.document) upgradeLinks();
