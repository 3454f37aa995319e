import { hydrate, render } from 'solid-js/web';
import { App } from './app';

const root = document.getElementById('app')!;
(root.firstElementChild ? hydrate : render)(() => <App />, root);
// The page is there first; the elements take their places when they arrive.
void import('@staykit/widgets/elements/search-box');
void import('@staykit/widgets/elements/results-grid');
