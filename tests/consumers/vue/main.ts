// Mounts the blog post in Vue.

import { createApp } from 'vue';
import BlogPost from './BlogPost.vue';

createApp(BlogPost).mount('main');
