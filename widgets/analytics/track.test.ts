import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { stayOffer } from '../testing/fixtures/offers.ts';
import { EVENT_SCHEMAS } from './event-schemas.ts';
import type { AnalyticsEvents } from './events.ts';
import { selectItem } from './select-item.ts';
import { dataLayerTrack, type DataLayerEntry } from './track.ts';

const selection = { offer: stayOffer(), position: 4, flow: 'booking' as const };

it('choosing a card tells its id, label, price, position and flow', () => {
  expect(selectItem(selection)).toEqual({
    id: '1001',
    label: 'Une nuit au bord du lac',
    price: 25_800,
    position: 4,
    flow: 'booking',
  });
  expect(selectItem(selection, { id: ({ offer }) => `stay-${offer.id}` })).toEqual({ id: 'stay-1001' });
});

it('nothing is sent before consent, and nothing is kept for later', () => {
  const layer: unknown[] = [];
  let allowed = false;
  const track = dataLayerTrack(layer, () => allowed);
  track('select_item', { id: '1' });
  allowed = true;
  track('select_item', { id: '2' });
  expect(layer).toEqual([{ event: 'select_item', id: '2' }]);
});

const item = { id: '31', label: 'Spa', flow: 'booking' as const };
const EVENTS: { [Name in keyof AnalyticsEvents]: AnalyticsEvents[Name] } = {
  select_item: selectItem(selection),
  view_item: { ...item, price: 18_000 },
  view_item_list: { list: 'other-offers', ids: ['1', '2'] },
  item_impressions: { list: 'stays', ids: ['1'] },
  search: { flow: 'booking', place: true, dates: false, theme: 26, travellers: 2 },
  add_to_cart: { ...item, quantity: 1 },
  begin_checkout: { ...item, quantity: 1, price: 18_000 },
  purchase: { ...item, quantity: 1, price: 18_000, paid: 3_010 },
  personalization_item: { giftFormat: 'digital' },
  launchPage: { pageType: 'product', path: '/product/31' },
  price_change: {
    package_id: '31',
    new_price: 19_500,
    previous_price: 18_000,
    page: 'checkout',
    data_flow_mode: 'pull',
  },
  select_promotion: { campaign: 'spring', category: 'gift' },
  view_promotion: { campaign: 'spring', category: 'stay' },
};

it.each(Object.keys(EVENTS) as (keyof AnalyticsEvents)[])(
  '%s adds one entry with its name and what its schema allows; without a data layer nothing happens [PANALYTICS-01]',
  (name) => {
    const layer: DataLayerEntry[] = [];
    dataLayerTrack(layer, () => true)(name, EVENTS[name]);
    expect(layer).toHaveLength(1);
    const { event, ...params } = layer[0] ?? {};
    expect(event).toBe(name);
    expect(z.parse(EVENT_SCHEMAS[name], params)).toEqual(EVENTS[name]);
    expect(z.safeParse(EVENT_SCHEMAS[name], { ...params, more: 1 }).success).toBe(false);
    for (const field of Object.keys(params))
      expect(z.safeParse(EVENT_SCHEMAS[name], { ...params, [field]: {} }).success, field).toBe(false);
    expect(() => dataLayerTrack(undefined, () => true)(name, EVENTS[name])).not.toThrow();
  },
);
