import { hydrate } from 'preact';
import type { ComponentChild } from 'preact';
import { ResultsPage } from './page.tsx';
import type { ResultsData } from './record.ts';

/* The page that the server printed, taken over by Preact. */
const data = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as ResultsData;
hydrate((<ResultsPage data={data} />) as ComponentChild, document.getElementById('root') as HTMLElement);
