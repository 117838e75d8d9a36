// Bundles the page in Svelte.

import { svelte } from '@sveltejs/vite-plugin-svelte';

export default { base: './', plugins: [svelte()] };
