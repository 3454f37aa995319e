import { describe, expect, it } from 'vitest';
import { activityCenterOf } from './activity/activity-detail.ts';
import { parseActivityChoice, activityChoiceValue } from '@staykit/values/offer/activity-choice.ts';
import { coordinatesOf, starsOf } from './hotel.ts';
import { isAvailabilityUsable, isBookableOn, isPublished, productPriceState } from './product.ts';
import { withProductOffers, type Room } from './room.ts';

describe('a product', () => {
  it('is sold unless it says that it is not', () => {
    expect([{}, { published: true }, { published: false }].map(isPublished)).toEqual([true, true, false]);
  });

  it('is booked on its own page alone, and only while it is published [PRODUCT-38]', () => {
    expect(isBookableOn('product', { published: true })).toBe(true);
    expect(isBookableOn('product', {})).toBe(true);
    expect(isBookableOn('product', { published: false })).toBe(false);
    expect(isBookableOn('hotel', { published: true })).toBe(false);
  });

  it('tells of rooms that are left on its own page alone, and only where its price could be had [PRODUCT-39]', () => {
    const priced = productPriceState({ priceType: 'final' });
    expect(isAvailabilityUsable('product', priced)).toBe(true);
    expect(isAvailabilityUsable('product', productPriceState({ error: 'NO_AVAILABILITY' }))).toBe(false);
    expect(isAvailabilityUsable('home', priced)).toBe(false);
  });

  it('has an error, a final price, or neither [BOOKING-05]', () => {
    expect(productPriceState({ error: 'x' })).toEqual({ hasError: true, hasFinalPrice: false });
    expect(productPriceState({ priceType: 'final' })).toEqual({ hasError: false, hasFinalPrice: true });
    for (const none of [{ priceType: 'from' as const }, {}])
      expect(productPriceState(none)).toEqual({ hasError: false, hasFinalPrice: false });
    expect(productPriceState({ error: 'x', priceType: 'final' }).hasFinalPrice).toBe(false);
  });

  it('names chosen activity days so that they can be read again', () => {
    const choice = { activityId: '12', date: '2026-12-11' };
    expect(parseActivityChoice(activityChoiceValue(choice))).toEqual(choice);
    for (const wrong of ['', '12', '_2026-12-11', '12_', '12_2026-02-30', '12-2026-12-11']) {
      expect(parseActivityChoice(wrong), wrong).toBeUndefined();
    }
  });
});

describe('a hotel', () => {
  it('may give half of its coordinates under one name and half under the other', () => {
    expect(coordinatesOf({ label: '', lat: 0, longitude: 6 })).toEqual({ lat: 0, lng: 6 });
    expect(coordinatesOf({ label: '', lat: 45 })).toBeUndefined();
  });

  it('shows its stars in halves, whichever name they come under', () => {
    expect([starsOf({ star: 3.2 }), starsOf({ stars: 4 }), starsOf({})]).toEqual([3.5, 4, undefined]);
  });
});

describe('an activity', () => {
  it('is named after its own centre before that of its parts', () => {
    const part = { id: '1', label: 'Spa', main: true };
    const own = { id: '2', label: 'Hôtel' };
    const activities = [{ title: '', description: '', activityCenter: part }];
    expect(activityCenterOf({ activities, mainActivityCenter: own })).toEqual(own);
    expect(activityCenterOf({ activities: [{ title: '', description: '', activityCenter: own }] })).toBe(
      undefined,
    );
  });
});

describe('the rooms of a product', () => {
  const room: Room = {
    uuid: 'r',
    title: 'Chambre',
    detailsSection: [],
    highlightedFacilities: [],
    highlights: [],
    images: [],
    importantInfos: [],
    offers: [{ id: '31', room: { id: 'r' }, price: { sellPrice: 20_000, refPrice: 25_000, nights: 1 } }],
  };

  it('take the whole price of chosen dates, and nothing of the one before', () => {
    const priced = { '31': { weekendId: '31', priceInfo: { sellPrice: 30_000, nights: 2 } } };
    expect(withProductOffers([room], priced)[0]?.offers[0]?.price).toEqual({ sellPrice: 30_000, nights: 2 });
    expect(room.offers[0]?.price.sellPrice).toBe(20_000);
  });
});
