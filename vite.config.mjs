import { defineConfig } from 'vite';

export default defineConfig({
  // The page works from any folder of a web server.
  base: './',
  build: { target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { input: ['index.html', 'embed.html'] } },
  worker: { format: 'es' },
  server: { watch: { ignored: ['**/target/**', '**/dist/**'] } },
});
