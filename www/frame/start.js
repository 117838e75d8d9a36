// Starts the page for frames once the texts of its visitor's language are there. Without them the link to the page is
// all that it has.

import { loadTexts } from '../words/language/site-texts.js';

loadTexts().then(
  () => import('./frame.js'),
  () => {},
);
