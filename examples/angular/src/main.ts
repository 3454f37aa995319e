import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app';
import { config } from './config';

await bootstrapApplication(App, config);
// The page is there first; the elements take their places when they arrive.
void import('@staykit/widgets/elements/search-box');
void import('@staykit/widgets/elements/results-grid');
