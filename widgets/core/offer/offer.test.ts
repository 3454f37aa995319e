import { describe, expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { emptyCriteria } from '../search/empty-criteria.ts';
import { without } from '../search/without.ts';
import { allBadges, chosenBadges, MAX_BADGES, MAX_ROOMS_LEFT, roomsLeft } from './card/badges.ts';
import { cardLink } from './card/card-link.ts';
import { ECO_LABEL_MIN, hasEcoLabel } from './card/eco-label.ts';
import { gridRows } from './card/grid-rows.ts';
import type { OfferCard } from './card/offer-card.ts';
import {
  addRecentlyViewed,
  parseRecentlyViewed,
  RECENTLY_VIEWED_MAX,
  type RecentlyViewed,
} from './recently-viewed.ts';

const offer: OfferCard = {
  id: '12',
  uri: '/product/12',
  label: 'Spa night',
  imageUrl: '',
  images: [],
  sellPrice: 20_000,
  priceType: 'final',
  itemCategory: 'weekend',
  hotel: { id: '345', uri: '/hotel/345', label: 'Le Lac', location: { label: 'Annecy' } },
};
const urgent: OfferCard = {
  ...offer,
  targetedLabel: 'Only today',
  expiration: '2030-06-01',
  lastMinute: true,
  availableRooms: 2,
  headwords: ['Breakfast'],
  marketingLabels: ['Favourite'],
};
const kinds = (card: OfferCard, dated = true) => chosenBadges(card, dated).map(({ kind }) => kind);

describe('badges', () => {
  it('a card shows at most two [BADGE-01]', () => {
    expect(MAX_BADGES).toBe(2);
    expect(kinds(urgent)).toHaveLength(2);
    expect(kinds(offer)).toEqual([]);
  });

  it('the most urgent come first, each from its field of the card [BADGE-02] [ENTITY-10]', () => {
    const calm = without(urgent, 'targetedLabel');
    expect(chosenBadges(urgent, true)).toEqual([
      { kind: 'stress', text: 'Only today' },
      { kind: 'expiration', date: '2030-06-01' },
    ]);
    expect(kinds(calm)).toEqual(['expiration', 'lastMinute']);
    expect(kinds({ ...offer, availableRooms: 1, marketingLabels: ['Favourite'] })).toEqual([
      'roomsLeft',
      'marketing',
    ]);
    const swapped = { stress: (card: OfferCard) => card.headwords?.[0], otherStress: () => undefined };
    expect(chosenBadges(urgent, true, swapped)[0]).toEqual({ kind: 'stress', text: 'Breakfast' });
  });

  it('the page of a product has all of them, also what the offer includes, which cards tell in a line of its own [BADGE-02] [GALLERY-02]', () => {
    expect(allBadges(urgent, true).map(({ kind }) => kind)).toEqual([
      'stress',
      'expiration',
      'lastMinute',
      'roomsLeft',
      'otherStress',
      'marketing',
    ]);
    expect(kinds({ ...offer, headwords: ['Breakfast'], marketingLabels: ['Favourite'] })).toEqual([
      'marketing',
    ]);
  });

  it('rooms left are told when they are one to three [BADGE-03]', () => {
    expect(MAX_ROOMS_LEFT).toBe(3);
    expect([0, 1, 3, 4].map((availableRooms) => roomsLeft({ availableRooms }, true))).toEqual([
      undefined,
      1,
      3,
      undefined,
    ]);
    expect(roomsLeft({}, true)).toBeUndefined();
  });

  it('rooms left are told only when dates are chosen [BADGE-04]', () => {
    const few = { ...offer, availableRooms: 2 };
    expect([kinds(few, false), kinds(few, true)]).toEqual([[], ['roomsLeft']]);
  });
});

describe('links of cards', () => {
  const criteria = {
    ...emptyCriteria(),
    checkin: '2030-06-01',
    checkout: '2030-06-03',
    night: 2,
    pax: { adult: 2, child: 1, baby: 0, singleRoom: true },
  };
  const link = (itemCategory: OfferCard['itemCategory'], locale: (typeof LOCALES)[number]) =>
    cardLink({ ...offer, itemCategory }, criteria, locale);

  it('lead to the product with the flow of what it sells [ROUTE-15]', () => {
    for (const locale of LOCALES) {
      expect(link('weekend', locale).split('#')[0]).toBe(
        locale === 'it_IT' ? '/product/12' : '/product/12?flow=booking',
      );
      expect(link('single_voucher', locale).split('#')[0]).toBe('/product/12?flow=gifting');
      expect(link('activity', locale)).toBe('/product/12');
    }
    expect(cardLink({ ...offer, uri: '/product/12?minisite=1' }, criteria, 'fr_FR')).toContain(
      '/product/12?minisite=1&flow=booking#',
    );
  });

  it('carry the dates and travellers in the hash [ROUTE-16]', () => {
    const hash = Object.fromEntries(new URLSearchParams(link('weekend', 'fr_FR').split('#')[1]));
    expect(hash).toEqual({
      checkin: '2030-06-01',
      checkout: '2030-06-03',
      night: '2',
      a: '2',
      c: '1',
      b: '0',
      s: 'true',
    });
    expect(cardLink(offer, emptyCriteria(), 'fr_FR')).toBe('/product/12?flow=booking#a=2&c=0&b=0');
  });

  it('lead to the hotel with the search parameters in the hotel flow [ROUTE-17]', () => {
    const target = cardLink(offer, { ...criteria, flow: 'hotel', page: 1 }, 'fr_FR');
    expect(target.startsWith('/hotel/345?flow=hotel&page=1#checkin=2030-06-01&checkout=2030-06-03')).toBe(
      true,
    );
  });
});

describe('the grid and its cards', () => {
  it('has rows of three, six and the rest [GRID-09]', () => {
    const rows = (count: number) =>
      gridRows(Array.from({ length: count }, (_, index) => index)).map((row) => row.length);
    expect([rows(20), rows(5), rows(0)]).toEqual([
      [3, 6, 11],
      [3, 2, 0],
      [0, 0, 0],
    ]);
    expect(gridRows([1, 2, 3, 4]).flat()).toEqual([1, 2, 3, 4]);
  });

  it('gives the eco label from eight eco facilities on [CARD-18]', () => {
    expect(ECO_LABEL_MIN).toBe(8);
    expect([undefined, 0, 7, 8, 12].map(hasEcoLabel)).toEqual([false, false, false, true, true]);
  });
});

describe('recently viewed products', () => {
  const item = (id: string): RecentlyViewed => ({
    id,
    type: 'STAY',
    imageUrl: '/api/images/1',
    label: `Stay ${id}`,
    uri: `/product/${id}`,
    price: { sellPrice: 20_000, refPrice: 25_000, promo: 20, nights: 2 },
    hotel: {
      id: '345',
      label: 'Le Lac',
      stars: 4,
      location: { label: 'Annecy' },
      review: { count: 12, average: 8.4 },
    },
  });
  const visit = (ids: string[], max?: number) =>
    ids
      .reduce<RecentlyViewed[]>((list, id) => addRecentlyViewed(list, item(id), max), [])
      .map(({ id }) => id);

  it('the newest is first [RECENT-01]', () => {
    expect(visit(['1', '2'])).toEqual(['2', '1']);
  });

  it('a repeated visit moves the product to the front [RECENT-02]', () => {
    expect(visit(['1', '2', '1'])).toEqual(['1', '2']);
  });

  it('ten are kept unless told, and the oldest is dropped [RECENT-03]', () => {
    const eleven = Array.from({ length: 11 }, (_, index) => String(index + 1));
    expect(RECENTLY_VIEWED_MAX).toBe(10);
    expect(visit(eleven)).toHaveLength(10);
    expect(visit(eleven)).not.toContain('1');
    expect(visit(eleven, 3)).toEqual(['11', '10', '9']);
  });

  it('whole items come back from the storage, and nothing else does [RECENT-04]', () => {
    const whole = [item('1'), { ...item('2'), type: 'ACTIVITY' as const }];
    expect(parseRecentlyViewed(JSON.stringify(whole))).toEqual(whole);
    const broken = [
      { ...item('1'), type: 'BOX' },
      { ...item('1'), uri: 7 },
      { ...item('1'), price: {} },
      { ...item('1'), hotel: { id: '1' } },
      null,
    ];
    expect(parseRecentlyViewed(JSON.stringify(broken))).toEqual([]);
    for (const text of [null, '', 'x', '{}']) expect(parseRecentlyViewed(text)).toEqual([]);
  });
});
