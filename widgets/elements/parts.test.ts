import { expect, it } from 'vitest';
import { resultsGridDocs } from '../results-grid/results-grid.element.ts';
import { searchBoxDocs } from '../search-box/search-box.element.ts';
import { sourceGraph } from './build/source-graph.ts';
import { elementSource } from './build/widget-names.ts';

it.each([
  ['search-box', searchBoxDocs],
  ['results-grid', resultsGridDocs],
])('every part of the %s that a page can style is told, and every told one is there', (name, docs) => {
  const marked = sourceGraph(elementSource(name)).flatMap(({ text }) =>
    [...text.matchAll(/\spart="([\w-]+)"/g)].map(([, part]) => part),
  );
  expect([...new Set(marked)].toSorted()).toEqual(Object.keys(docs.parts ?? {}).toSorted());
});
