import { expect, it } from 'vitest';
import { readElementDocs } from '@staykit/testing/reference/element-docs.ts';
import { sourceGraph } from '@staykit/build/source-graph.ts';
import { elementSource } from '@staykit/build/widget-names.ts';

it.each([...(await readElementDocs())])(
  'every part of the %s that a page can style is told, and every told one is there',
  (name, docs) => {
    const marked = sourceGraph(elementSource(name)).flatMap(({ text }) =>
      [...text.matchAll(/\spart="([\w-]+)"/g)].map(([, part]) => part),
    );
    expect([...new Set(marked)].toSorted()).toEqual(Object.keys(docs.parts ?? {}).toSorted());
  },
);
