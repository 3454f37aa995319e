import { createApp } from 'vue';
import App from './app.vue';

createApp(App).mount('#app');
// The page is there first; the elements take their places when they arrive.
void import('@staykit/widgets/elements/search-box');
void import('@staykit/widgets/elements/results-grid');
