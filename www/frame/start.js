// Starts the page in a frame once the strings in the visitor's language have been loaded. If that fails, only the link
// to the app is left. Errors are ignored: a frame that is removed while it loads, as a preview is, has no one to report
// to.

import { loadTexts } from '../words/language/site-texts.js';

loadTexts()
  .then(() => import('./frame.js'))
  .catch(() => {});
