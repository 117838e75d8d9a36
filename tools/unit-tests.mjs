// How the unit tests are run: on all cores. Node would leave one of them free.

import { availableParallelism } from 'node:os';

/** The arguments of Node. */
export const UNIT_TESTS = ['--test', `--test-concurrency=${availableParallelism()}`, 'tests/unit/'];
