import { expect, it } from 'vitest';
import { elementChunk } from './element-chunks.ts';

/** Modules by who imports them at once, and who fetches them later. */
const graph = (modules: Record<string, { importers?: string[]; later?: string[] }>) => ({
  getModuleInfo: (id: string) => {
    const module = modules[id];
    return module
      ? {
          isEntry: !module.importers,
          importers: module.importers ?? [],
          dynamicImporters: module.later ?? [],
        }
      : null;
  },
});

const page = graph({
  'search-box.ts': {},
  'results-grid.ts': {},
  'reviews.ts': {},
  'booking-box.ts': {},
  'gift-drawer.ts': {},
  'preact.mjs': { importers: ['search-box.ts', 'results-grid.ts', 'reviews.ts'] },
  'criteria.ts': { importers: ['search-box.ts', 'results-grid.ts'] },
  'stars.ts': { importers: ['reviews.ts'] },
  'dialog.ts': { importers: ['booking-box.ts', 'gift-drawer.ts', 'filters.ts'] },
  'calendar.ts': { importers: [], later: ['search-box.ts'] },
  'chip.ts': { importers: ['reviews.ts', 'filters.ts'] },
  'filters.ts': { importers: [], later: ['results-grid.ts'] },
});

it.each([
  ['stars.ts', 'reviews'],
  ['criteria.ts', 'stay'],
  // A list of results shows none until filters open.
  ['dialog.ts', 'sale'],
  ['preact.mjs', 'shared'],
  // A page with the grid would bring reviews along for it.
  ['chip.ts', 'shared'],
  ['calendar.ts', undefined],
])('a page asks for no module of widgets that it has not: %s is in the chunk %s', (id, chunk) => {
  expect(elementChunk(id, page)).toBe(chunk);
});
