// Starts the page for frames once the texts of its visitor's language are there. Without them, only the link to the app
// is left. A frame that is removed while it loads, as a preview is, has no one to report to.

import { loadTexts } from '../words/language/site-texts.js';

loadTexts()
  .then(() => import('./frame.js'))
  .catch(() => {});
