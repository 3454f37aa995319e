import { describe, expect, it } from 'vitest';
import { SEARCH_FLOWS } from '@staykit/values/search/flow.ts';
import { readCriteria } from '../address/address-hash.ts';
import { searchParams } from '../address/search-params.ts';
import { emptyCriteria } from '../empty-criteria.ts';
import { allowedSorts, effectiveSort } from './sort-rules.ts';
import type { Sort } from '@staykit/values/search/sort.ts';

const point = { lat: 48.85, lng: 2.35 };
const flowsWith = (sort: Sort) =>
  SEARCH_FLOWS.filter((flow) => allowedSorts({ flow, ...point }).includes(sort));
const now = { date: '2030-05-15', time: '12:00:00' };

describe('orders of results', () => {
  it('quality for its price is in every flow and is the default [SORT-01]', () => {
    expect(flowsWith('priceQuality')).toEqual(SEARCH_FLOWS);
    for (const flow of SEARCH_FLOWS) {
      expect(effectiveSort({ flow })).toBe('priceQuality');
      expect(searchParams(emptyCriteria(flow), 'fr_FR', now).orderBy).toBe('priceQuality');
    }
  });

  it('distance needs both coordinates [SORT-02]', () => {
    for (const flow of SEARCH_FLOWS) {
      expect(allowedSorts({ flow, ...point })).toContain('distance');
      expect(allowedSorts({ flow, lat: 48.85 })).not.toContain('distance');
      expect(allowedSorts({ flow, lng: 2.35 })).not.toContain('distance');
    }
    expect(allowedSorts({ flow: 'hotel', lat: 0, lng: 0 })).toContain('distance');
  });

  it('distance is measured from a city or a sight too, and not from a region [SORT-02]', () => {
    const at = (category: 'city' | 'poi' | 'region') => ({
      flow: 'booking' as const,
      location: { category, id: '1' },
    });
    expect(allowedSorts(at('city'))).toContain('distance');
    expect(allowedSorts(at('poi'))).toContain('distance');
    expect(allowedSorts(at('region'))).not.toContain('distance');
    expect(effectiveSort({ ...at('city'), sort: 'distance' })).toBe('distance');
    expect(effectiveSort({ ...at('region'), sort: 'distance' })).toBe('priceQuality');
  });

  it('discount is for bookings only [SORT-03]', () => {
    expect(flowsWith('promo')).toEqual(['booking']);
  });

  it('price and popularity are for bookings and hotels [SORT-04]', () => {
    expect([flowsWith('priceAsc'), flowsWith('popularity')]).toEqual([
      ['booking', 'hotel'],
      ['booking', 'hotel'],
    ]);
  });

  it('the highest price and the best rating first are for bookings and hotels, as the lowest price is', () => {
    expect([flowsWith('priceDesc'), flowsWith('rating')]).toEqual([
      ['booking', 'hotel'],
      ['booking', 'hotel'],
    ]);
  });

  it('the price of a voucher is for gifts only [SORT-05]', () => {
    expect([flowsWith('svPriceDesc'), flowsWith('svPriceAsc')]).toEqual([['gifting'], ['gifting']]);
  });

  it('an order that the flow does not have becomes the default, in the address too [SORT-08]', () => {
    expect(effectiveSort({ flow: 'hotel', sort: 'promo' })).toBe('priceQuality');
    expect(effectiveSort({ flow: 'booking', sort: 'svPriceAsc' })).toBe('priceQuality');
    expect(effectiveSort({ flow: 'gifting', sort: 'svPriceAsc' })).toBe('svPriceAsc');
    expect(readCriteria({ hash: 'sort=promo', search: 'flow=hotel' }, now).sort).toBe('priceQuality');
    expect(readCriteria({ hash: 'sort=promo', search: 'flow=booking' }, now).sort).toBe('promo');
  });
});
