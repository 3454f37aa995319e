import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTaxAmount } from '@staykit/core/price/local-tax.ts';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import { inventHotels } from '../catalogue/generate.ts';
import { buildPlaces } from '../catalogue/places.ts';
import { CATALOGUE_LANGUAGES, type HotelBundle } from '@staykit/gateway/catalogue/records.ts';
import { makeReviews } from '../catalogue/reviews.ts';
import { PRICE_BUCKETS, upsellsOf } from './gift-prices.ts';
import { extrasPrice, MAX_EXTRAS } from '@staykit/gateway/catalogue/facts/extras.ts';
import { extrasOf } from './extras.ts';
import { generalInfosOf, importantInfosOf, openingHoursOf, petPolicyOf } from './hotel-infos.ts';
import { localTaxesOf } from './local-taxes.ts';
import { productIdOf, readProductId, withExtraToggled } from '@staykit/gateway/catalogue/facts/product-id.ts';
import { programOf } from './programme.ts';
import { criteriaScoresOf, splitReview } from './review-facts.ts';
import { personsIn } from '@staykit/gateway/catalogue/room-capacity.ts';
import { roomsOf, roomTypeOf, roomUuid } from './rooms.ts';

const TODAY = '2030-05-15';
const bundles: HotelBundle[] = [...inventHotels(buildPlaces(), 20_260, 300, TODAY)].map(
  ({ hotel, offers, calendar }) => ({ hotel, offers, calendar }),
);
const hotels = bundles.map(({ hotel }) => hotel);
const sold = bundles.flatMap(({ hotel, offers }) => offers.map((offer) => ({ hotel, offer })));

/** Every text inside a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('the local taxes', () => {
  it('are the custom of a town: the same for all its hotels of a star class', () => {
    const byTown = Map.groupBy(hotels, (hotel) => `${hotel.cityId} ${Math.round(hotel.stars)}`);
    for (const neighbours of byTown.values()) {
      expect(new Set(neighbours.map((hotel) => JSON.stringify(localTaxesOf(hotel)))).size).toBe(1);
    }
  });

  it('are a part of the price in some towns and an amount per person and night in others', () => {
    const taxes = hotels.flatMap(localTaxesOf);
    const stay = { roomPrice: 20_000, pax: { adult: 2, child: 0, baby: 0 }, nights: 2 };
    for (const tax of taxes) {
      const taxed = 2 - (tax.freeNights ?? 0);
      const expected =
        tax.type === 'BOOKING_PERCENTAGE'
          ? Math.min(100 * taxed * (tax.percentage ?? 0), (tax.cap ?? Infinity) * 4)
          : tax.amount * 2 * taxed;
      expect(localTaxAmount([tax], stay)).toBe(expected);
      expect(expected).toBeGreaterThan(0);
      expect(tax.currency).toBe('EUR');
    }
    expect(new Set(taxes.map(({ type }) => type)).size).toBe(2);
    expect(new Set(taxes.map(({ toBePaidAtHotel }) => toBePaidAtHotel))).toEqual(new Set([true, false]));
    expect(hotels.some((hotel) => localTaxesOf(hotel).length === 0)).toBe(true);
  });
});

describe('the id of a product', () => {
  const offerId = fc.integer({ min: 1, max: 99_999_999 }).map(String);
  const chosen = fc.subarray([1, 2, 3]);

  it('names the offer and its extras, in digits alone [UPSELL-07]', () => {
    fc.assert(
      fc.property(offerId, chosen, (id, extras) => {
        const product = productIdOf(id, extras);
        expect(product).toMatch(/^\d{1,10}$/);
        expect(readProductId(product)).toEqual({ offerId: id, extras });
      }),
    );
  });

  it('comes back when an extra is added and taken off again [UPSELL-07]', () => {
    fc.assert(
      fc.property(offerId, chosen, fc.constantFrom(1, 2, 3), (id, extras, extra) => {
        const toggled = withExtraToggled({ offerId: id, extras }, extra);
        expect(readProductId(toggled).extras.includes(extra)).toBe(!extras.includes(extra));
        expect(withExtraToggled(readProductId(toggled), extra)).toBe(productIdOf(id, extras));
      }),
    );
  });

  it('of anything else is that of an offer', () => {
    for (const id of ['31', 'abc', '9810000101', '91', '']) {
      expect(readProductId(id)).toEqual({ offerId: id, extras: [] });
    }
  });
});

describe('the extras of an offer', () => {
  it('are at most three, none of which it holds already', () => {
    for (const { hotel, offer } of sold) {
      const extras = extrasOf(offer, hotel);
      expect(extras.length).toBeLessThanOrEqual(MAX_EXTRAS);
      expect(extras.map(({ number }) => number)).toEqual(extras.map((_, index) => index + 1));
      const ids = extras.flatMap(({ activityIds }) => activityIds);
      expect(ids.some((id) => offer.activityIds.includes(id))).toBe(false);
      if (offer.headwords.includes('halfBoard'))
        expect(extras.map(({ type }) => type)).not.toContain('DINNER');
      if (offer.kind === 'activity') expect(extras).toEqual([]);
    }
    expect(
      new Set(sold.flatMap(({ hotel, offer }) => extrasOf(offer, hotel).map(({ type }) => type))),
    ).toEqual(new Set(['BREAKFAST', 'DINNER', 'ACTIVITY']));
  });

  it('cost adults whole and children half, every night only where they are taken every night', () => {
    const breakfast = { perAdult: 1000, perNight: true };
    const dinner = { perAdult: 3000, perNight: false };
    const family = { ...DEFAULT_PAX, child: 1, baby: 1 };
    expect(extrasPrice([breakfast], family, 2)).toBe(5000);
    expect(extrasPrice([dinner], family, 2)).toBe(7500);
    expect(extrasPrice([breakfast, dinner], DEFAULT_PAX, 3)).toBe(12_000);
    expect(extrasPrice([], DEFAULT_PAX, 3)).toBe(0);
  });
});

describe('the availability upsell of a voucher', () => {
  it('makes more nights dearer, bucket by bucket', () => {
    const vouchers = sold.filter(({ offer }) => offer.kind === 'voucher');
    expect(vouchers.length).toBeGreaterThan(0);
    for (const { hotel, offer } of vouchers) {
      const upsell = upsellsOf(offer, hotel);
      const [quiet = 0, usual = 0, every = 0] = PRICE_BUCKETS.map(
        (bucket) => upsell?.sellPrices[bucket] ?? 0,
      );
      expect(quiet).toBeGreaterThan(0);
      expect(quiet).toBeLessThan(usual);
      expect(usual).toBe(offer.fixedPrice);
      expect(every - usual).toBe(upsell?.extraUpsellAvailabilityAmount);
      expect(every).toBeGreaterThan(usual);
    }
    expect(sold.every(({ hotel, offer }) => offer.kind === 'voucher' || !upsellsOf(offer, hotel))).toBe(true);
  });
});

describe('rooms and programmes', () => {
  it('exist in every language, and are deterministic', () => {
    for (const { hotel, offer } of sold.filter((_, index) => index % 7 === 0)) {
      for (const language of CATALOGUE_LANGUAGES) {
        const told = [
          roomsOf(hotel, [offer], language),
          programOf(offer, hotel, { language, nights: 2, extras: extrasOf(offer, hotel) }),
        ];
        const texts = textsIn(told);
        expect(texts.filter((text) => text === '' || /[{}|]|undefined/.test(text))).toEqual([]);
        expect([
          roomsOf(hotel, [offer], language),
          programOf(offer, hotel, { language, nights: 2, extras: extrasOf(offer, hotel) }),
        ]).toEqual(told);
      }
    }
  });

  it('give every dated offer a room of the hotel', () => {
    for (const [hotel, all] of Map.groupBy(sold, (one) => one.hotel)) {
      const uuids = roomsOf(
        hotel,
        all.map(({ offer }) => offer),
        'fr',
      ).map(({ uuid }) => uuid);
      for (const { offer } of all) expect(uuids).toContain(roomUuid(hotel.id, roomTypeOf(offer)));
      expect(new Set(uuids).size).toBe(uuids.length);
    }
  });

  it('name a bed for all whom the offer takes, and no other', () => {
    const PLACES: [RegExp, number][] = [
      [/un lit double|deux lits simples ou un lit double|un grand lit/i, 2],
      [/et deux lits simples|lit superposé/, 2],
      [/canapé-lit/, 2],
      [/lit d’appoint/, 1],
    ];
    for (const { hotel, offer } of sold.filter(({ offer }) => offer.roomRatio > 0)) {
      const [room] = roomsOf(hotel, [offer], 'fr');
      const beds = PLACES.reduce(
        (sum, [bed, places]) => sum + (bed.test(room?.bedding ?? '') ? places : 0),
        0,
      );
      expect(room?.maxCapacity).toBe(personsIn(offer));
      expect(room?.capacity).toBe(offer.maxAdults);
      // A suite has its sofa bed whether or not a second one sleeps on it.
      const spare = room?.type === 'suite' ? 1 : 0;
      expect([beds, beds - spare], room?.bedding).toContain(personsIn(offer));
      const infos = room?.importantInfos.join(' ') ?? '';
      expect(/Lit supplémentaire impossible/.test(infos)).toBe(!/lit d’appoint/.test(room?.bedding ?? ''));
    }
  });

  it('hold what the offer promises and what was added to it', () => {
    for (const { hotel, offer } of sold) {
      const plain = programOf(offer, hotel, { language: 'fr' });
      expect(plain.activities.map(({ activityId }) => activityId).toSorted()).toEqual(
        [...new Set(offer.activityIds)].toSorted(),
      );
      expect(plain.breakfast !== undefined).toBe(
        offer.headwords.some((word) => ['breakfast', 'halfBoard'].includes(word)),
      );
      const extras = extrasOf(offer, hotel);
      const full = programOf(offer, hotel, { language: 'fr', extras });
      expect(full.lines.length - plain.lines.length).toBe(extras.length);
    }
  });

  it('put French signs behind the right blanks', () => {
    const french = textsIn(
      sold
        .slice(0, 200)
        .map(({ hotel, offer }) => [
          programOf(offer, hotel, { language: 'fr' }),
          importantInfosOf(hotel, 'fr', 'fr_FR'),
        ]),
    );
    expect(french.filter((text) => / [;!?:]|\d h\b/.test(text))).toEqual([]);
  });
});

describe('the hotel rules', () => {
  it('never promise what the hotel does not have', () => {
    for (const hotel of hotels) {
      const infos = importantInfosOf(hotel, 'es', 'es_ES').join(' ');
      expect(infos.includes('piscina exterior')).toBe(hotel.facilities.includes('outdoorPool'));
      expect(infos.includes('Tasa turística')).toBe(localTaxesOf(hotel).length > 0);
      expect(petPolicyOf(hotel).petsAllowed).toBe(hotel.facilities.includes('pets'));
      const { checkin, checkout } = openingHoursOf(hotel);
      expect(checkin > checkout).toBe(true);
      const parking = generalInfosOf(hotel, 'nl', 'nl_NL').find(({ code }) => code === 'parking');
      expect(parking?.facilities.length).toBeGreaterThan(0);
    }
  });
});

describe('a review', () => {
  it('is parted into praise and complaints, and loses no word', () => {
    const reviews = hotels.slice(0, 60).flatMap((hotel) => makeReviews(hotel, TODAY));
    const words = (text: string) => text.split(/\s+/).filter(Boolean).toSorted().join(' ');
    let complaints = 0;
    for (const { language, text, negative: complaint } of reviews) {
      // As databases of earlier versions hold it.
      const whole = `${text} ${complaint}`;
      const { positive, negative } = splitReview({ language, text: whole });
      expect(words(negative)).toBe(words(complaint ?? ''));
      expect(words(`${positive} ${negative}`)).toBe(words(whole));
      if (negative) complaints += 1;
    }
    expect(complaints).toBeGreaterThan(0);
    expect(complaints).toBeLessThan(reviews.length);
  });

  it('of many makes a score for each of six criteria, and of none no score', () => {
    for (const hotel of hotels.slice(0, 60)) {
      const scores = criteriaScoresOf(hotel, 8.5);
      expect(scores.map(({ label }) => label)).toEqual([
        'welcoming',
        'comfort',
        'cleanliness',
        'food',
        'localization',
        'priceQualityRatio',
      ]);
      for (const { score } of scores) expect(score >= 1 && score <= 10).toBe(true);
    }
    expect(criteriaScoresOf({ seed: 1 }, 0)).toEqual([]);
  });
});
