import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isRefundable } from '@staykit/core/offer/cancellation.ts';
import { stayOffer } from '@staykit/testing/fixtures/offers.ts';
import { goodAnswers } from '@staykit/testing/fixtures/wire.ts';
import { suggestionGroup } from './search/autocomplete.ts';
import { availabilityAnswer, stayLength } from './search/calendar-month.ts';
import { CALLS } from './calls.ts';
import { facetsAnswer } from './search/facets.ts';
import { offerCard } from './search/offer-card.ts';
import { offersAnswer } from './search/offers.ts';

const accepts = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

/** `value` with the field at `path` replaced; `undefined` takes it away. */
function withField(value: object, path: string, field: unknown): unknown {
  const copy = structuredClone(value) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const owner = keys.reduce((at, key) => at[key] as Record<string, unknown>, copy);
  if (field === undefined) delete owner[last];
  else owner[last] = field;
  return copy;
}

describe('an offer card', () => {
  it('keeps every field that the contract names [ENTITY-08] [ENTITY-09] [ENTITY-10] [ENTITY-12]', () => {
    expect(z.parse(offerCard, stayOffer())).toEqual(stayOffer());
  });

  it.each([
    ['hotel.id', undefined],
    ['hotel.stars', 'four'],
    ['hotel.review.count', '128'],
    ['hotel.location.zipCode', 74_000],
    ['images', 'a.png'],
    ['images', [1]],
    ['label', null],
  ])('is refused when %s is %j [ENTITY-08]', (path, wrong) => {
    expect(accepts(offerCard, withField(stayOffer(), path, wrong))).toBe(false);
  });

  it.each([
    ['sellPrice', '258'],
    ['refPrice', '320'],
    ['barPrice', '340'],
    ['promo', true],
    ['priceType', 1],
    ['prices', [{ adults: '2', sellPrice: 1 }]],
    ['autoDiscount', { code: 'A', value: '10' }],
  ])('is refused when the price field %s is %j [ENTITY-09]', (path, wrong) => {
    expect(accepts(offerCard, withField(stayOffer(), path, wrong))).toBe(false);
  });

  it('has no promotion without a reference price, and is valid [ENTITY-09]', () => {
    const { refPrice: _ref, barPrice: _bar, promo: _promo, ...card } = stayOffer();
    expect(z.parse(offerCard, card).promo).toBeUndefined();
  });

  it.each([
    ['availableRooms', '2'],
    ['lastMinute', 1],
    ['expiration', '2030-6-1'],
    ['marketingLabels', 'new'],
    ['headwords', [1]],
    ['targetedLabel', 1],
  ])('is refused when the urgency field %s is %j [ENTITY-10]', (path, wrong) => {
    expect(accepts(offerCard, withField(stayOffer(), path, wrong))).toBe(false);
  });

  it.each([
    ['cancellationPolicy.cancellable', 'yes'],
    ['cancellationPolicy.isCancellable', 0],
    ['cancellationPolicy.message', {}],
    ['cancellationPolicy.cancellationDeadline', '10/06/2030'],
    ['cancellationPolicy.type', 1],
  ])('is refused when %s is %j [ENTITY-11]', (path, wrong) => {
    expect(accepts(offerCard, withField(stayOffer(), path, wrong))).toBe(false);
  });

  it('keeps its whole cancellation policy, and is not cancellable when its flags disagree [ENTITY-11]', () => {
    const cancellationPolicy = {
      cancellable: true,
      isCancellable: true,
      message: 'Free until 7 June',
      cancellationDeadline: '2030-06-07',
      type: 'FLEXIBLE',
    };
    const read = z.parse(offerCard, stayOffer({ cancellationPolicy })).cancellationPolicy;
    expect(read).toEqual(cancellationPolicy);
    expect(isRefundable(cancellationPolicy)).toBe(true);
    for (const disagreement of [{ cancellable: false }, { isCancellable: false }])
      expect(isRefundable({ ...cancellationPolicy, ...disagreement })).toBe(false);
  });

  it.each([
    ['channelManagerId', 7],
    ['participants', '2'],
    ['nights', '2'],
    ['distance', '12'],
    ['itemCategory', 'foo'],
    ['dataFlowMode', 1],
    ['uri', 'javascript:alert(1)'],
    ['uri', '//other.example/'],
  ])('is refused when %s is %j [ENTITY-12]', (path, wrong) => {
    expect(accepts(offerCard, withField(stayOffer(), path, wrong))).toBe(false);
  });

  it('of a kind that came later is left out of a list, and the rest stays', () => {
    const list = {
      ...(goodAnswers().getOffers as object),
      exactMatch: [stayOffer(), { itemCategory: 'cruise' }],
    };
    expect(z.parse(offersAnswer, list).exactMatch).toHaveLength(1);
  });

  it('tolerates what came later: new keys, new data flows, new kinds of price', () => {
    const later = { ...stayOffer(), badge3d: {}, dataFlowMode: 'stream', priceType: 'auction' };
    const { dataFlowMode: _mode, ...expected } = stayOffer({ priceType: 'from' });
    expect(z.parse(offerCard, later)).toEqual(expected);
  });
});

describe('the other entities', () => {
  it('of the facets keep value, name, label and count [ENTITY-06] [ENTITY-07]', () => {
    expect(z.parse(facetsAnswer, goodAnswers().getFacets)).toEqual(goodAnswers().getFacets);
  });

  it('of the facets count 0 without a count, and are dropped without a value [ENTITY-06]', () => {
    const { facilities } = z.parse(facetsAnswer, {
      properties: [],
      facilities: [
        { value: 'spa', name: 'spa', label: 'Spa' },
        { name: 'x', label: 'X', count: 3 },
      ],
    });
    expect(facilities).toEqual([{ value: 'spa', name: 'spa', label: 'Spa', count: 0 }]);
  });

  it.each([
    ['hotelEnvironments', [{ key: 'sea', label: {}, count: 1 }]],
    ['hotelStyles', [{ name: 'design', label: 'Design', count: '3' }]],
    ['listActivities', [{ name: 'A', activities: [{ id: '3', name: 7, count: 1 }] }]],
    ['listActivities', [{ name: 1, activities: [] }]],
  ])('of the facets are refused with a wrong type in %s [ENTITY-07]', (family, wrong) => {
    expect(accepts(facetsAnswer, { properties: [], [family]: wrong })).toBe(false);
  });

  it('of the calendar are days with price, amount and shortest stay [ENTITY-13]', () => {
    const day = { price: '119 €', amount: 119, minLos: 1 };
    expect(z.parse(availabilityAnswer, { '2030-06-01': day })).toEqual({ '2030-06-01': day });
    expect(accepts(availabilityAnswer, { '2030-6-1': day })).toBe(false);
    expect(accepts(availabilityAnswer, { '2030-06-01': { ...day, price: 119 } })).toBe(false);
    expect(accepts(availabilityAnswer, { '2030-06-01': { ...day, amount: '119' } })).toBe(false);
    expect(accepts(availabilityAnswer, { '2030-06-01': { ...day, minLos: undefined } })).toBe(false);
    expect(accepts(stayLength, { start: 2, end: 4 })).toBe(true);
    expect(accepts(stayLength, { start: '2', end: 4 })).toBe(false);
  });

  it('of the suggestions keep every field, and read coordinates that are text [ENTITY-14]', () => {
    const group = {
      category: { key: 'city', label: 'Villes', icon: 'city' },
      results: [
        { id: '75', label: 'Paris', latitude: '48.85', longitude: 2.35, value: 'Paris', postalcode: '75000' },
      ],
    };
    const read = z.parse(suggestionGroup, group);
    expect(read).toEqual({ ...group, results: [{ ...group.results[0], latitude: 48.85 }] });
    expect(accepts(suggestionGroup, { ...group, results: [{ label: 'Paris' }] })).toBe(false);
  });

  it('all have a good answer in the fixtures', () => {
    const refused = CALLS.filter(({ id, answer }) => answer && !accepts(answer, goodAnswers()[id]));
    expect(refused.map(({ id }) => id)).toEqual([]);
  });
});
