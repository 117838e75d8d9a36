// Mounts the Svelte blog post.

import { mount } from 'svelte';
import BlogPost from './BlogPost.svelte';

const target = document.querySelector('main');
if (target) mount(BlogPost, { target });
