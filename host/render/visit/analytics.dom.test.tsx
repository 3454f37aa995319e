import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DataLayerEntry } from '../../../widgets/analytics/track.ts';
import { startAnalytics } from './analytics.ts';
import type { VisitData } from './visit-data.ts';

const page: VisitData = {
  locale: 'fr_FR',
  origin: 'https://shop.example',
  page: 'product',
  flow: 'booking',
  status: 200,
  variations: [],
  item: { id: '31', label: 'Two nights by the lake', price: 18_000, flow: 'booking' },
};

const host = window as { dataLayer?: DataLayerEntry[] };
const told = (name: string) => (host.dataLayer ?? []).filter(({ event }) => event === name);
let stop: () => void = () => {};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  host.dataLayer = [];
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  delete host.dataLayer;
});

it('a page that is shown is told once, with its kind and path, whatever moves on it later [PANALYTICS-06]', async () => {
  stop = startAnalytics(page);
  document.body.append(document.createElement('section'));
  await new Promise(requestAnimationFrame);
  expect(told('launchPage')).toEqual([
    expect.objectContaining({ event: 'launchPage', pageType: 'product', path: location.pathname }),
  ]);
  stop();
  stop = startAnalytics({ ...page, page: 'box' });
  expect(told('launchPage')).toEqual([
    expect.objectContaining({ pageType: 'product' }),
    expect.objectContaining({ pageType: 'box' }),
  ]);
});

it('what a page sells is told once, and on a page that sells nothing not at all [PANALYTICS-03]', async () => {
  stop = startAnalytics(page);
  document.body.append(document.createElement('section'));
  await new Promise(requestAnimationFrame);
  expect(told('view_item')).toEqual([expect.objectContaining({ id: '31', price: 18_000, flow: 'booking' })]);
  stop();
  const { item: _item, ...empty } = page;
  stop = startAnalytics(empty);
  expect(told('view_item')).toHaveLength(1);
});
