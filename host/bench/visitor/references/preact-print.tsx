import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { ResultsPage } from './page.tsx';
import type { ResultsData } from './record.ts';

/** The page as HTML, for Preact to take over. */
export const print = (data: ResultsData): string => renderToString((<ResultsPage data={data} />) as VNode);
