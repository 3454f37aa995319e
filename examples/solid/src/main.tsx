import { render } from 'solid-js/web';
import { App } from './app';

render(() => <App />, document.getElementById('app')!);
// The page is there first; the elements take their places when they arrive.
void import('@staykit/widgets/elements/search-box');
void import('@staykit/widgets/elements/results-grid');
