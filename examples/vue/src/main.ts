import { createApp, createSSRApp } from 'vue';
import App from './app.vue';

const root = document.getElementById('app')!;
(root.firstElementChild ? createSSRApp : createApp)(App).mount(root);
// The page is there first; the elements take their places when they arrive.
void import('@staykit/widgets/elements/search-box');
void import('@staykit/widgets/elements/results-grid');
