// Starts the page once the texts of its visitor's language are there.

import { loadTexts } from '../words/language/site-texts.js';

/** No language has come. */
const MISSING = 'The page could not be loaded. Check your connection, then reload it.';

loadTexts().then(
  () => import('./page.js'),
  () => document.querySelector('main')?.append(MISSING),
);
