// Starts the page once the texts of its visitor's language are there.

import { loadTexts } from '../words/language/site-texts.js';

/** There may be no language to say it in. */
const MISSING = 'The page could not be loaded. Check your connection, then reload the page.';

loadTexts()
  .then(() => import('./page.js'))
  .catch((error) => {
    console.error(error);
    document.querySelector('main')?.prepend(MISSING);
  });
