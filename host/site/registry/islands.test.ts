import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ISLAND_SOURCES } from './island-sources.ts';
import { ISLANDS } from './islands.ts';

it('a page preloads the module that its island is hydrated by, for every island', () => {
  const text = readFileSync('host/site/registry/islands.ts', 'utf8');
  for (const [name, [source = '']] of Object.entries(ISLAND_SOURCES)) {
    const file = source.replace('host/site/pages/', '../pages/');
    expect(text).toMatch(new RegExp(`'?${name}'?: [\\s\\S]{0,60}?import\\('${file}'\\)`));
  }
  expect(Object.keys(ISLAND_SOURCES).toSorted()).toEqual(Object.keys(ISLANDS).toSorted());
});
