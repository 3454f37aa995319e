import { mount } from 'svelte';
import App from './app.svelte';

mount(App, { target: document.getElementById('app')! });
// The page is there first; the elements take their places when they arrive.
void import('@staykit/widgets/elements/search-box');
void import('@staykit/widgets/elements/results-grid');
