import { defineConfig } from 'vite';
import { CSS_TARGET } from './tools/one-file.mjs';

export default defineConfig({
  // The page works from any folder of a web server.
  base: './',
  build: {
    target: 'es2022',
    cssTarget: CSS_TARGET,
    assetsInlineLimit: 0,
    rolldownOptions: { input: ['index.html', 'embed.html'] },
  },
  worker: { format: 'es' },
  server: { watch: { ignored: ['**/target/**', '**/dist/**'] } },
});
