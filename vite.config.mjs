import { defineConfig } from 'vite';
import { ASCII } from './tools/ascii.mjs';
import { CSS_TARGET } from './tools/one-file.mjs';

export default defineConfig({
  // The page works from any folder of a web server.
  base: './',
  build: {
    target: 'es2022',
    cssTarget: CSS_TARGET,
    assetsInlineLimit: 0,
    rolldownOptions: { input: ['index.html', 'embed.html'], output: ASCII },
  },
  worker: { format: 'es', rolldownOptions: { output: ASCII } },
  server: { watch: { ignored: ['**/target/**', '**/dist/**'] } },
});
