import { livePage } from './live-page.ts';
import type { ResultsData } from './record.ts';

/* Brings the page to life that the server printed: the limit with server HTML. */
const block = document.getElementById('data')?.textContent ?? '{}';
const data = JSON.parse(block) as ResultsData;
livePage(() => data);
