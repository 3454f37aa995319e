import { expect, it } from 'vitest';
import { criteria, datedCriteria } from '@staykit/testing/fixtures/criteria.ts';
import { activityOffer, stayOffer, voucherOffer } from '@staykit/testing/fixtures/offers.ts';
import { callToAction, cardImages, cardKind, cardStay } from './offer-card.model.ts';

it('the kind of a card follows from what it sells and the flow', () => {
  expect(cardKind(stayOffer(), 'booking')).toBe('normal');
  expect(cardKind(stayOffer(), 'hotel')).toBe('hotel');
  expect(cardKind(voucherOffer(), 'booking')).toBe('gift');
  expect(cardKind(stayOffer(), 'gifting')).toBe('gift');
  expect(cardKind(activityOffer(), 'activity')).toBe('activity');
});

it('gifts and activities call to action in their own words', () => {
  expect((['normal', 'hotel', 'gift', 'activity'] as const).map(callToAction)).toEqual([
    'booking',
    'booking',
    'gifting',
    'activity',
  ]);
});

it('dates count only in a flow that has them', () => {
  expect(cardStay(stayOffer(), datedCriteria()).dated).toBe(true);
  expect(cardStay(stayOffer(), datedCriteria({ flow: 'gifting' })).dated).toBe(false);
  expect(cardStay(stayOffer(), criteria()).dated).toBe(false);
});

it('the main picture comes first and none comes twice', () => {
  expect(cardImages(stayOffer({ imageUrl: '/b', images: ['/a', '/b', '/c'] }))).toEqual(['/b', '/a', '/c']);
});
