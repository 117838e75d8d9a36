// Bundles the Vue page. Vue has to be told that the tag is a custom element.

import vue from '@vitejs/plugin-vue';

const compilerOptions = { isCustomElement: (tag) => tag === 'peg-solitaire' };

export default { base: './', plugins: [vue({ template: { compilerOptions } })] };
