import { describe, expect, it } from 'vitest';
import { SEARCH_FLOWS } from '@staykit/values/search/flow.ts';
import { parsePictureId } from '@staykit/gateway/images/picture-pool.ts';
import { CATALOGUE_ACTIVITIES } from './data/activities.ts';
import { describeHotel } from '../facts/describe-hotel.ts';
import { inventHotels } from './generate.ts';
import { makeGifts } from './gifts.ts';
import { buildPlaces } from './places.ts';
import {
  CATALOGUE_COUNTRIES,
  CATALOGUE_LANGUAGES,
  OFFER_KINDS,
  type OfferKind,
} from '@staykit/gateway/catalogue/records.ts';
import { stayPrice } from '@staykit/gateway/catalogue/stay-price.ts';
import { foldName } from '@staykit/gateway/catalogue/table.ts';
import {
  ECO_FACILITIES,
  FACILITIES,
  HEADWORDS,
  HOTEL_ENVIRONMENTS,
  HOTEL_STYLES,
  HOTEL_TYPES,
  MARKETING_LABELS,
} from '@staykit/gateway/catalogue/vocabulary.ts';

const TODAY = '2030-03-04';
const book = buildPlaces();
const made = [...inventHotels(book, 7, 900, TODAY)];
const offers = made.flatMap((bundle) => bundle.offers);
const codes = (terms: readonly { code: string }[]): Set<string> => new Set(terms.map((term) => term.code));

describe('inventHotels', () => {
  it('makes the same hotels from the same seed and day, others from another seed', () => {
    const again = [...inventHotels(book, 7, 60, TODAY)];
    expect([...inventHotels(book, 7, 60, TODAY)]).toEqual(again);
    const other = [...inventHotels(book, 8, 60, TODAY)].map(({ hotel }) => hotel.name);
    expect(other).not.toEqual(again.map(({ hotel }) => hotel.name));
  });

  it('sells every kind of product in the flow that it belongs to [FLOW-04]', () => {
    const flows: Record<OfferKind, string> = {
      weekend: 'booking',
      stay: 'booking',
      hotelNight: 'hotel',
      voucher: 'gifting',
      activity: 'activity',
      activityVoucher: 'gifting',
    };
    for (const kind of OFFER_KINDS) {
      const ofKind = offers.filter((offer) => offer.kind === kind);
      expect(ofKind.length, kind).toBeGreaterThan(20);
      expect(ofKind.every((offer) => offer.flows.includes(flows[kind] as never))).toBe(true);
    }
    for (const flow of SEARCH_FLOWS) expect(offers.some((offer) => offer.flows.includes(flow))).toBe(true);
    const gifts = makeGifts(offers);
    expect(gifts.length).toBeGreaterThanOrEqual(5);
    const kinds = new Map(offers.map((offer) => [offer.id, offer.kind]));
    for (const box of gifts) expect(box.offerIds.every((id) => kinds.get(id) === 'voucher')).toBe(true);
  });

  it('gives every hotel dated stays that can be bought within the next month', () => {
    const couple = { adult: 2, child: 0, baby: 0, singleRoom: false };
    const open = made.filter(({ offers: own, calendar }) =>
      own.some(
        (offer) =>
          offer.kind === 'stay' &&
          Array.from({ length: 30 }, (_, day) => day).some(
            (day) =>
              stayPrice(offer, calendar, day, Math.max(2, calendar.minLos[day] ?? 0), couple) !== undefined,
          ),
      ),
    );
    // Seaside and mountain hotels may be closed for a season.
    expect(open.length).toBeGreaterThan(made.length * 0.9);
  });

  it('prices gifts and activities without dates, and stays by their days', () => {
    for (const offer of offers) {
      const undated = ['voucher', 'activity', 'activityVoucher'].includes(offer.kind);
      expect(offer.fixedPrice > 0).toBe(undated);
      expect(offer.roomRatio > 0).toBe(!undated);
      if (offer.fixedRefPrice > 0) expect(offer.fixedRefPrice).toBeGreaterThan(offer.fixedPrice);
    }
  });

  it('covers the five countries, every resort and the great cities several times', () => {
    for (const country of CATALOGUE_COUNTRIES)
      expect(made.filter(({ hotel }) => hotel.country === country).length).toBeGreaterThan(80);
    const full = [...inventHotels(book, 7, 2500, TODAY)];
    const count = new Map<string, number>();
    for (const { hotel } of full) for (const id of hotel.placeIds) count.set(id, (count.get(id) ?? 0) + 1);
    const few = book.places.filter((place) => place.category === 'resort' && (count.get(place.id) ?? 0) < 2);
    expect(few.map((place) => place.names.local)).toEqual([]);
    for (const name of [
      'Paris',
      'Madrid',
      'Barcelona',
      'Bruxelles',
      'Amsterdam',
      'Roma',
      'Milano',
      'Lyon',
      'Gent',
    ]) {
      const city = book.places.find((place) => place.category === 'city' && place.names.local === name);
      expect(count.get(city?.id ?? '') ?? 0, name).toBeGreaterThanOrEqual(4);
    }
  });

  it('gives no name twice in a town', () => {
    const names = made.map(({ hotel }) => `${hotel.cityId} ${foldName(hotel.name)}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('speaks only codes that the vocabulary and the places know', () => {
    const known = {
      types: codes(HOTEL_TYPES),
      environments: codes(HOTEL_ENVIRONMENTS),
      styles: codes(HOTEL_STYLES),
      facilities: codes(FACILITIES),
    };
    const eco = codes(ECO_FACILITIES);
    for (const { hotel, town } of made) {
      expect(known.types.has(hotel.type)).toBe(true);
      expect(
        hotel.environments.length > 0 && hotel.environments.every((code) => known.environments.has(code)),
      ).toBe(true);
      expect(hotel.styles.every((code) => known.styles.has(code))).toBe(true);
      expect(hotel.facilities.every((code) => known.facilities.has(code))).toBe(true);
      expect(hotel.ecoFacilities).toBe(hotel.facilities.filter((code) => eco.has(code)).length);
      expect(hotel.placeIds.slice(1).every((id) => book.byId.has(id)) && hotel.placeIds[0] === town.id).toBe(
        true,
      );
    }
    const activities = new Set(CATALOGUE_ACTIVITIES.map((activity) => activity.id));
    const labels = codes(MARKETING_LABELS);
    const words = codes(HEADWORDS);
    for (const offer of offers) {
      expect(offer.activityIds.every((id) => activities.has(id))).toBe(true);
      expect(
        offer.marketingLabels.every((code) => labels.has(code)) &&
          offer.headwords.every((code) => words.has(code)),
      ).toBe(true);
    }
    expect(
      made.some(({ hotel }) => hotel.ecoFacilities >= 8) && made.some(({ hotel }) => hotel.ecoFacilities < 8),
    ).toBe(true);
  });

  it('plants no palm in the north, beside a pool or at the sea', () => {
    const numbersOf = (kind: string, isThere: (lat: number) => boolean, every: number) =>
      new Set(
        made
          .filter(({ hotel }) => isThere(hotel.lat))
          .flatMap(({ hotel: { pictures } }) => pictures.filter((id) => id.startsWith(`${kind}-`)))
          .map((id) => Number(id.split('-')[1]) % every),
      );
    expect(numbersOf('pool', (lat) => lat > 44.5, 2)).toEqual(new Set([1]));
    expect(numbersOf('pool', (lat) => lat <= 44.5, 2)).toEqual(new Set([0, 1]));
    expect(numbersOf('sea', (lat) => lat > 44.5, 4)).not.toContain(2);
    expect(numbersOf('sea', (lat) => lat <= 44.5, 4)).toContain(2);
    expect(numbersOf('dunes', (lat) => lat <= 44.5, 1)).toEqual(new Set());
  });

  it('shows nine or more different pictures of each hotel, of its own alone', () => {
    const seen = new Set<string>();
    for (const { hotel } of made) {
      expect(new Set(hotel.pictures).size).toBeGreaterThanOrEqual(9);
      for (const id of hotel.pictures) {
        expect(parsePictureId(id), id).toBeDefined();
        expect(seen.has(id), id).toBe(false);
        seen.add(id);
      }
    }
  });

  it('leads with the place: slopes and mountains in a ski resort, the coast at the sea, streets in a town', () => {
    const leads = (environment: string) =>
      new Set(
        made
          .filter(({ hotel }) => hotel.environments[0] === environment)
          .map(({ hotel }) => hotel.pictures[0]?.split('-')[0]),
      );
    expect(leads('mountain')).toEqual(new Set(['mountain', 'slopes', 'snow']));
    expect(leads('sea')).toEqual(new Set(['sea', 'harbour', 'dunes']));
    expect(leads('city')).toEqual(new Set(['city', 'street']));
  });

  it('scores a hotel with the average of its reviews, and some have none yet [CARD-06]', () => {
    for (const { hotel, reviews } of made) {
      const sum = reviews.reduce((total, review) => total + review.score, 0);
      expect(hotel.reviewCount).toBe(reviews.length);
      expect(hotel.score).toBeCloseTo(reviews.length === 0 ? 0 : sum / reviews.length, 1);
      expect(
        reviews.every((review, index) => index === 0 || review.date < (reviews[index - 1]?.date ?? '')),
      ).toBe(true);
      expect(reviews.every((review) => review.date < TODAY)).toBe(true);
    }
    expect(made.some(({ hotel }) => hotel.score === 0)).toBe(true);
    const languages = new Set(made.flatMap(({ reviews }) => reviews.map((review) => review.language)));
    expect([...languages].toSorted()).toEqual([...CATALOGUE_LANGUAGES].toSorted());
    const texts = made.flatMap(({ reviews }) => reviews.map((review) => review.text));
    expect(new Set(texts).size).toBeGreaterThan(texts.length * 0.8);
  });

  it('has no placeholder left in any text', () => {
    for (const { hotel, offers: own } of made.slice(0, 200)) {
      for (const language of CATALOGUE_LANGUAGES) {
        const texts = [describeHotel(hotel, language), ...own.map((offer) => offer.label[language])];
        expect(texts.every((text) => text.length > 3 && !/[{}]|undefined/.test(text))).toBe(true);
      }
    }
  });

  it('joins French words to the name of a town', () => {
    const [first] = made;
    const text = (cityName: string): string =>
      describeHotel({ ...first!.hotel, cityName, environments: ['countryside'] }, 'fr');
    expect(`${text('Le Mans')} ${text('Auxerre')}`).not.toMatch(/[àÀ] Le |de Le |de Auxerre/);
  });
});
