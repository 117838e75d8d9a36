// Runs the service in its own thread. In the one-file element, the program itself is the worker, under another name.

import { serve } from './service.js';

serve(self);
