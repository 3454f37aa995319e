/**
 * Writes docs/reference from the sources.
 *
 *   node widgets/testing/reference/generate-reference.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { ROOT } from '@staykit/build/widget-names.ts';
import { REFERENCE, referencePages } from './reference-pages.ts';

mkdirSync(`${ROOT}${REFERENCE}`, { recursive: true });
const pages = await referencePages();
for (const [name, text] of pages) writeFileSync(`${ROOT}${REFERENCE}/${name}`, text);
console.log(`Wrote ${[...pages.keys()].map((name) => `${REFERENCE}/${name}`).join(', ')}`);
