import { define as defineResultsGrid } from './results-grid.ts';
import { define as defineSearchBox } from './search-box.ts';

/* Every element in one classic script, for an old content system: `staykit.iife.js`. */
const script = document.currentScript as HTMLScriptElement | null;
const source = { url: script?.src || document.baseURI, defaults: { ...script?.dataset } };
defineSearchBox(source);
defineResultsGrid(source);
