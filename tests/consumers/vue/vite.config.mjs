// Bundles the page in Vue, which has to know the tag.

import vue from '@vitejs/plugin-vue';

const compilerOptions = { isCustomElement: (tag) => tag === 'peg-solitaire' };

export default { base: './', plugins: [vue({ template: { compilerOptions } })] };
