// Starts the page once the texts of its visitor's language are there.

import { loadTexts } from '../words/language/site-texts.js';

loadTexts().then(() => import('./page.js'));
