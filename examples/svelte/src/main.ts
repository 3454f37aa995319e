import { hydrate, mount } from 'svelte';
import App from './app.svelte';

const target = document.getElementById('app')!;
(target.firstElementChild ? hydrate : mount)(App, { target });
// The page is there first; the elements take their places when they arrive.
void import('@staykit/widgets/elements/search-box');
void import('@staykit/widgets/elements/results-grid');
