import { expect, it } from 'vitest';
import { datedCriteria } from '@staykit/testing/fixtures/criteria.ts';
import { activityOffer, stayOffer } from '@staykit/testing/fixtures/offers.ts';
import { priceView } from './price-tag.model.ts';

const plain = (changes: Parameters<typeof stayOffer>[0]) => {
  const { prices: _prices, refPrice: _ref, barPrice: _bar, ...offer } = stayOffer(changes);
  return { ...offer, ...changes };
};

/** A search of so many adults. */
const searched = (adult: number) => datedCriteria({ pax: { adult, child: 0, baby: 0, singleRoom: false } });

it('a night costs the total over the nights, rounded up', () => {
  expect(priceView(plain({ sellPrice: 33_333 }), searched(2), 3)).toMatchObject({
    total: 33_333,
    single: 11_200,
  });
});

it('the price follows the number of adults where the offer lists it [CARD-21]', () => {
  expect(priceView(stayOffer(), searched(1), 2)).toMatchObject({
    total: 22_000,
    before: 26_000,
    percent: 15,
  });
});

it('a promotion in a list shows from 10 percent on, on an activity from 5 [PRICE-07] [PRICE-08]', () => {
  expect(priceView(plain({ sellPrice: 9000, refPrice: 10_000 }), searched(2), 1)).toMatchObject({
    percent: 10,
    before: 10_000,
  });
  expect(priceView(plain({ sellPrice: 9001, refPrice: 10_000 }), searched(2), 1)).not.toHaveProperty(
    'percent',
  );
  expect(priceView(activityOffer({ sellPrice: 9500, refPrice: 10_000 }), searched(2), 1)).toMatchObject({
    percent: 5,
  });
  expect(priceView(activityOffer({ sellPrice: 9501, refPrice: 10_000 }), searched(2), 1)).not.toHaveProperty(
    'before',
  );
});

it('an activity is priced a person', () => {
  expect(priceView(activityOffer({ sellPrice: 9000 }), searched(2), 1).single).toBe(4500);
  expect(priceView(activityOffer({ sellPrice: 9000 }), searched(1), 1).single).toBe(9000);
});

it('what a stay starts from tells a promotion in the order of promotions alone: it is that of one day among many [PRICE-11]', () => {
  const from = plain({ sellPrice: 8000, refPrice: 10_000, priceType: 'from' });
  expect(priceView(from, searched(2), 1)).not.toHaveProperty('percent');
  expect(priceView(from, searched(2), 1)).not.toHaveProperty('before');
  const asked = { ...searched(2), sort: 'promo' as const };
  expect(priceView(from, asked, 1)).toMatchObject({ before: 10_000, percent: 20 });
  expect(priceView({ ...from, priceType: 'final' }, searched(2), 1)).toMatchObject({ percent: 20 });
});
