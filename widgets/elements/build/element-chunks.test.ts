import { expect, it } from 'vitest';
import { elementChunk } from './element-chunks.ts';

/** Modules by who imports them at once, and who fetches them later. */
const graph = (modules: Record<string, { importers?: string[]; later?: string[] }>) => ({
  getModuleInfo: (id: string) => {
    const module = modules[id];
    return module
      ? { isEntry: !module.importers, importers: module.importers ?? [], dynamicImporters: module.later ?? [] }
      : null;
  },
});

const page = graph({
  'search-box.ts': {},
  'results-grid.ts': {},
  'reviews.ts': {},
  'preact.mjs': { importers: ['search-box.ts', 'results-grid.ts', 'reviews.ts'] },
  'criteria.ts': { importers: ['search-box.ts', 'results-grid.ts'] },
  'stars.ts': { importers: ['reviews.ts'] },
  'calendar.ts': { importers: [], later: ['search-box.ts'] },
  'chip.ts': { importers: ['reviews.ts', 'filters.ts'] },
  'filters.ts': { importers: [], later: ['results-grid.ts'] },
});

it.each([
  ['stars.ts', 'reviews', 'of one widget comes with it'],
  ['criteria.ts', 'stay', 'of the search comes to pages with a search alone'],
  ['preact.mjs', 'shared', 'of all widgets comes once'],
  ['chip.ts', 'shared', 'that a panel of another widget needs too does not bring the first widget along'],
  ['calendar.ts', undefined, 'that opens later is left to the bundler'],
])('the module %s is in the chunk %s: what is %s', (id, chunk) => {
  expect(elementChunk(id, page)).toBe(chunk);
});
