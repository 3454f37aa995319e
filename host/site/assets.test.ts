import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { assetsOf, type Manifest } from './assets.ts';

/** A build in which every source became a file of its own. */
const built: Manifest = Object.fromEntries(
  globSync('host/site/**/*.{ts,tsx}').map((source) => [source, { file: `assets/${source}.js` }]),
);

it('a page names all that its results import, each once, and not the script that it names anyway', () => {
  const { entry, islands } = assetsOf({
    ...built,
    'host/site/browser.ts': { file: 'assets/browser-1.js' },
    'host/site/pages/search/start-search.tsx': {
      file: 'assets/islands-2.js',
      imports: ['host/site/browser.ts'],
    },
    'host/site/pages/search/results-grid-island.tsx': {
      file: 'assets/results-3.js',
      imports: ['host/site/pages/search/start-search.tsx', '_card.js'],
    },
    '_card.js': { file: 'assets/card-4.js', imports: ['host/site/browser.ts'] },
  });
  expect(entry).toBe('/assets/browser-1.js');
  expect(islands['search-box']?.files).toEqual(['/assets/islands-2.js']);
  expect(islands['results-grid']?.files).toEqual([
    '/assets/islands-2.js',
    '/assets/results-3.js',
    '/assets/card-4.js',
  ]);
});

it('a build that lacks a script ends the start, and the error says what to run', () => {
  const { 'host/site/pages/checkout/checkout.island.tsx': _, ...rest } = built;
  expect(() => assetsOf(rest)).toThrow(
    'no host/site/pages/checkout/checkout.island.tsx: run "npm run build" again',
  );
});
