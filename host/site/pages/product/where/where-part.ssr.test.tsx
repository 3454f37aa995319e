import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { createTranslate } from '@staykit/messages/translate.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { loadWhere } from './where-part.tsx';

const HOTEL = { id: '4', label: 'Hôtel du Port', location: { label: 'Biarritz', lat: 43.48, lng: -1.556 } };
const told = (isInBrowser: boolean, location: { label: string } = HOTEL.location) =>
  loadWhere({
    hotel: { ...HOTEL, location },
    criteria: emptyCriteria(),
    request: {
      address: { page: 'hotel', prefix: '' },
      locale: 'fr_FR',
      t: createTranslate('en', en),
      isInBrowser,
    },
  });

it('a page of a server has the map of a hotel, one of a browser has its address and gets the same part later', async () => {
  const atOnce = await told(false);
  const html = renderToString(atOnce.where);
  expect(atOnce.later).toBeUndefined();
  expect(html).toContain('data-of="land"');
  const { where, later } = await told(true);
  const first = renderToString(where);
  expect(first).toContain('id="where"');
  expect(first).toContain('Hôtel du Port');
  expect(first).not.toContain('data-of=');
  expect(later?.id).toBe('where');
  expect(later && renderToString(await later.part())).toBe(html);
});

it('a hotel that nobody has put on a map has no such part, and nothing comes later', async () => {
  const { where, later } = await told(true, { label: 'Biarritz' });
  expect([renderToString(where), later]).toEqual(['', undefined]);
});
