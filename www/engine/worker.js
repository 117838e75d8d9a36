// Runs the service in a thread of its own. In the one file, the program itself is the worker, under another name.

import { serve } from './service.js';

serve(self);
