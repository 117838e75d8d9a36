// The one-file element, which contains its engine as text.

import { upgradeLinks } from './page/links.js';
import { defineTag } from './tag.js';

defineTag();
// A worker has no page.
if (globalThis.document) upgradeLinks();
