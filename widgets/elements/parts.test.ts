import { expect, it } from 'vitest';
import { bookingBoxDocs } from '../booking-box/booking-box.element.ts';
import { giftDrawerDocs } from '../gift-drawer/gift-drawer.element.ts';
import { contactFormDocs } from '../contact-form/contact-form.element.ts';
import { resultsGridDocs } from '../results-grid/results-grid.element.ts';
import { reviewsDocs } from '../reviews/reviews.element.ts';
import { searchBoxDocs } from '../search-box/search-box.element.ts';
import { sourceGraph } from './build/source-graph.ts';
import { elementSource } from './build/widget-names.ts';

it.each([
  ['search-box', searchBoxDocs],
  ['results-grid', resultsGridDocs],
  ['booking-box', bookingBoxDocs],
  ['reviews', reviewsDocs],
  ['gift-drawer', giftDrawerDocs],
  ['contact-form', contactFormDocs],
])('every part of the %s that a page can style is told, and every told one is there', (name, docs) => {
  const marked = sourceGraph(elementSource(name)).flatMap(({ text }) =>
    [...text.matchAll(/\spart="([\w-]+)"/g)].map(([, part]) => part),
  );
  expect([...new Set(marked)].toSorted()).toEqual(Object.keys(docs.parts ?? {}).toSorted());
});
