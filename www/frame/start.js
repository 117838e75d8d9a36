// Starts the page for frames once the texts of its visitor's language are there. Without them the link to the page is
// all that it has. A frame that is taken away while it loads, as a preview is, has no one to tell.

import { loadTexts } from '../words/language/site-texts.js';

loadTexts()
  .then(() => import('./frame.js'))
  .catch(() => {});
