// Mounts the Vue blog post.

import { createApp } from 'vue';
import BlogPost from './BlogPost.vue';

createApp(BlogPost).mount('main');
