// Runs the browser tests in Chromium alone, and records what they run of the page.

import { join } from 'node:path';
import config from '../../playwright.config.mjs';
import { root } from '../kit/run.mjs';
import { recordsOf } from './folders.mjs';
import { Recorder } from './recorder.mjs';

const recorder = new Recorder(join(root, 'dist'));
process.on('exit', () => recorder.write(recordsOf('browser')));

export default {
  ...config,
  testDir: join(root, config.testDir ?? ''),
  outputDir: join(root, 'test-results'),
  webServer: { ...config.webServer, cwd: root },
  projects: config.projects?.filter(({ name }) => name === 'chromium'),
};
