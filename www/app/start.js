// Starts the page once the texts of the visitor's language are loaded.

import { loadTexts } from '../words/language/site-texts.js';

/** Shown when the texts themselves could not be loaded. */
const MISSING = 'The page could not be loaded. Check your connection, then reload the page.';

loadTexts()
  .then(() => import('./page.js'))
  .catch((error) => {
    console.error(error);
    document.querySelector('main')?.prepend(MISSING);
  });
