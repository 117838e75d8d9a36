// Starts the page once the strings for the visitor's language have loaded.

import { loadTexts } from '../words/language/site-texts.js';

/** Shown if the strings could not be loaded. */
const MISSING = 'The page could not be loaded. Check your connection, then reload the page.';

loadTexts()
  .then(() => import('./page.js'))
  .catch((error) => {
    console.error(error);
    document.querySelector('main')?.prepend(MISSING);
  });
