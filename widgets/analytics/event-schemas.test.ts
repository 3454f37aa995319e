import { expect, it } from 'vitest';
import { stayOffer } from '@staykit/testing/fixtures/offers.ts';
import { isEvent } from './event-schemas.ts';
import type { AnalyticsEvents } from './events.ts';
import { selectItem } from './select-item.ts';

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
  '%s tells what its schema allows, and nothing beside it [PANALYTICS-01]',
  (name) => {
    const params: object = EVENTS[name];
    expect(isEvent(name, params)).toBe(true);
    expect(isEvent(name, { ...params, more: 1 })).toBe(false);
    for (const field of Object.keys(params))
      expect(isEvent(name, { ...params, [field]: {} }), field).toBe(false);
  },
);

it('an event of another name is the page’s own', () => {
  expect(isEvent('toString', { anything: 1 })).toBe(true);
});
