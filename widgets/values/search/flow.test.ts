import { describe, expect, it } from 'vitest';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import {
  ACTIVITY_SWITCH_CLEARED_STORAGE,
  FLOW_SWITCH_RULES,
  switchFlow,
} from '@staykit/core/search/flow-switch.ts';
import { BANNER_FLOWS, hasDates, parseFlow, SEARCH_FLOWS } from './flow.ts';
import { RECENT_SEARCHES_KEY } from '@staykit/core/search/recent-searches.ts';
import { without } from '@staykit/core/search/without.ts';

const busy: SearchCriteria = {
  ...emptyCriteria('booking'),
  pax: { adult: 5, child: 1, baby: 0, singleRoom: true },
  checkin: '2030-06-01',
  checkout: '2030-06-04',
  night: 3,
  location: { category: 'city', id: '75' },
  theme: 26,
  stars: [5],
  sort: 'priceAsc',
  page: 3,
};

describe('flows', () => {
  it('there are four search flows, and an unknown one is booking [FLOW-01]', () => {
    expect(SEARCH_FLOWS).toEqual(['booking', 'gifting', 'activity', 'hotel']);
    expect([parseFlow('xyz'), parseFlow(undefined), parseFlow('hotel')]).toEqual([
      'booking',
      'booking',
      'hotel',
    ]);
  });

  it('a banner may be for boxes, which no address searches for [FLOW-02]', () => {
    expect(BANNER_FLOWS).toContain('box');
    expect(parseFlow('box')).toBe('booking');
    expect(SEARCH_FLOWS).not.toContain('box');
  });

  it('banners have flows of their own [FLOW-03]', () => {
    expect(BANNER_FLOWS).toEqual(['stay', 'single_voucher', 'activity_only', 'box']);
    expect(BANNER_FLOWS).not.toContain('booking');
  });

  it('only bookings and hotels are searched by dates', () => {
    expect(SEARCH_FLOWS.filter(hasDates)).toEqual(['booking', 'hotel']);
  });
});

describe('changing the flow', () => {
  it('every one of the twelve changes has a rule, and stays and hotels share their criteria [FLOW-08]', () => {
    const pairs = SEARCH_FLOWS.flatMap((from) => Object.entries(FLOW_SWITCH_RULES[from]));
    expect(pairs).toHaveLength(12);
    const hotel = switchFlow(busy, 'hotel');
    expect(hotel).toMatchObject({
      flow: 'hotel',
      location: busy.location,
      checkin: busy.checkin,
      checkout: busy.checkout,
      pax: busy.pax,
      theme: 26,
      stars: [5],
      sort: 'priceAsc',
    });
    expect(switchFlow(hotel, 'booking')).toEqual({ ...busy, page: 0 });
    expect(switchFlow(busy, 'booking')).toBe(busy);
  });

  it('turning to activities clears the criteria [FLOW-09]', () => {
    for (const from of ['booking', 'gifting', 'hotel'] as const) {
      expect(switchFlow({ ...busy, flow: from }, 'activity')).toEqual(emptyCriteria('activity'));
    }
  });

  it('turning to activities forgets stored dates and filters, and not the recent searches', () => {
    expect(ACTIVITY_SWITCH_CLEARED_STORAGE).toHaveLength(2);
    expect(ACTIVITY_SWITCH_CLEARED_STORAGE).not.toContain(RECENT_SEARCHES_KEY);
  });

  it('an order survives into gifting only if it is quality or distance [FLOW-11]', () => {
    const sorted = (part: Partial<SearchCriteria>) => switchFlow({ ...busy, ...part }, 'gifting').sort;
    expect(sorted({ sort: 'promo' })).toBe('priceQuality');
    expect(sorted({ sort: 'priceAsc' })).toBe('priceQuality');
    expect(sorted({ sort: 'distance', lat: 48, lng: 2 })).toBe('distance');
    // A city has distances too; nowhere has none.
    expect(sorted({ sort: 'distance' })).toBe('distance');
    const nowhere = { ...emptyCriteria('booking'), sort: 'distance' } as const;
    expect(switchFlow(nowhere, 'gifting').sort).toBe('priceQuality');
    expect(sorted({ sort: 'priceQuality' })).toBe('priceQuality');
  });

  it('a gift is for two adults, whoever travelled before [FLOW-12]', () => {
    for (const from of ['booking', 'hotel', 'activity'] as const) {
      expect(switchFlow({ ...busy, flow: from }, 'gifting').giftAdult).toBe(2);
    }
  });

  it('a gift has the nights of the chosen dates, or one [FLOW-13]', () => {
    const undated = without(busy, 'checkin', 'checkout', 'night');
    expect(switchFlow(busy, 'gifting').giftNights).toBe(3);
    expect(switchFlow(undated, 'gifting').giftNights).toBe(1);
  });

  it('gifts leave the dates behind, and leaving gifts drops what only a gift has', () => {
    const gift = switchFlow(busy, 'gifting');
    expect(gift).not.toHaveProperty('checkin');
    const back = switchFlow({ ...gift, sort: 'svPriceAsc' }, 'booking');
    expect(back).not.toHaveProperty('giftNights');
    expect(back).toMatchObject({ flow: 'booking', sort: 'priceQuality', location: busy.location });
  });
});
