import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@staykit/values/market/locale.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import { resolvePage, type RouteContext } from './resolve-page.ts';
import {
  PAGE_SEGMENTS,
  RESERVED_SEGMENTS,
  ROUTE_ACTIVITY_SEARCH,
  ROUTE_STAY_SEARCH,
  searchRouteFor,
} from './segments.ts';

function partner(
  minisiteUrl: string,
  minisiteLocale: Partner['minisiteLocale'] = 'fr_FR',
  more: Partial<Partner> = {},
): Partner {
  return {
    slug: minisiteUrl,
    folder: '',
    minisiteId: minisiteUrl.length,
    minisiteUrl,
    minisiteLocale,
    features: {},
    bannerUrls: { desktop: 'a.svg', mobile: 'b.svg' },
    ...more,
  };
}

const magA = partner('mag-a', 'fr_FR', { domains: ['stays.mag-a.example'] });
const magNl = partner('blad', 'nl_BE');
const partners = createPartnerRegistry([magA, magNl]);
const at = (path: string, more: Partial<RouteContext> = {}) =>
  resolvePage(path, { partners, locale: 'fr_FR', ...more });

describe('the address of a partner whose file cannot be used', () => {
  const broken = createPartnerRegistry([magA], {
    refused: [
      { slug: 'blad', problems: [], addresses: ['blad'], domains: ['stays.blad.example'] },
      { slug: 'search', problems: [], addresses: ['search', 'mag-a'], domains: ['stays.mag-a.example'] },
    ],
  });
  const told = (path: string, host?: string) =>
    at(path, { partners: broken, ...(host !== undefined && { host }) }).page;

  it('says so on every page below it, and at the root of its own domain', () => {
    expect([told('/blad'), told('/Blad/search'), told('/', 'stays.blad.example:3000')]).toEqual([
      'unserved',
      'unserved',
      'unserved',
    ]);
    expect(told('/other')).toBe('not-found');
  });

  it('takes nothing from the shop, nor from a partner that is served', () => {
    expect([told('/search'), told('/mag-a'), told('/', 'stays.mag-a.example')]).toEqual([
      'search',
      'minisite',
      'minisite',
    ]);
  });
});

describe('the page of an address', () => {
  it('is told by the first segment alone [ROUTE-01]', () => {
    expect(at('/')).toEqual({ page: 'home', prefix: '' });
    expect(at('/product/12')).toMatchObject({ page: 'product', offerId: '12' });
    expect(at('/search/anything/below').page).toBe('search');
    expect(at('/zzz').page).toBe('not-found');
    // An address is one page in one writing.
    expect(at('/Search').page).toBe('not-found');
  });

  it('is always defined, whatever the path is [ROUTE-01]', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        expect(typeof at(path).page).toBe('string');
      }),
    );
    for (const path of ['', '//', '/%', '/%E0%A4%A', '/constructor', '/__proto__', '/toString/1']) {
      expect(['home', 'not-found'], path).toContain(at(path).page);
    }
  });

  it('is not found for an id that can be none, so that no call is refused for it', () => {
    for (const id of ['z.%26c', '%00', 'a%20b', '%F0%9F%8F%A8', 'x'.repeat(61), '%3Cscript%3E']) {
      for (const page of ['product', 'hotel', 'activity', 'content', 'landing', 'box'])
        expect(at(`/${page}/${id}`).page, `${page} ${id}`).toBe('not-found');
      expect(at(`/box/slug/${id}`).page).toBe('not-found');
    }
  });

  it('reads the hotel id from the second segment [ROUTE-02]', () => {
    expect(at('/hotel/345')).toMatchObject({ page: 'hotel', hotelId: '345' });
  });

  it('reads the content id from the second segment [ROUTE-03]', () => {
    expect(at('/content/sales-terms')).toMatchObject({ page: 'content', contentId: 'sales-terms' });
  });

  it('of a product is the word and the id of the offer, and without one it is nobody’s [PROUTE-03]', () => {
    expect(at('/product/4711')).toEqual({ page: 'product', prefix: '', offerId: '4711' });
    expect(at('/product').page).toBe('not-found');
  });

  it('of a hotel, an activity or a text has its id after the word [PROUTE-04]', () => {
    expect(at('/hotel/987')).toMatchObject({ page: 'hotel', hotelId: '987' });
    expect(at('/activity/55')).toMatchObject({ page: 'activity', activityId: '55' });
    expect(at('/content/terms')).toMatchObject({ page: 'content', contentId: 'terms' });
    expect([at('/hotel').page, at('/activity').page]).toEqual(['not-found', 'not-found']);
    expect(at('/content')).toEqual({ page: 'content', prefix: '' });
  });

  it('of a box ends in its code, and all boxes stand on a page of their own [PROUTE-05]', () => {
    expect(at('/boxes')).toEqual({ page: 'box-listing', prefix: '' });
    expect(at('/box/escapade/ABCEBOX')).toMatchObject({ page: 'box', slug: 'escapade', code: 'ABCEBOX' });
    expect(at('/box/escapade/ABCBOX')).toMatchObject({ page: 'box', slug: 'escapade', code: 'ABCBOX' });
  });

  it('is a search on two segments: one for activities, one for the other flows [ROUTE-04]', () => {
    for (const flow of ['booking', 'gifting', 'hotel'] as const)
      expect(searchRouteFor(flow)).toBe(ROUTE_STAY_SEARCH);
    expect(searchRouteFor('activity')).toBe(ROUTE_ACTIVITY_SEARCH);
    expect(at(`/${ROUTE_STAY_SEARCH}`).page).toBe('search');
    expect(at(`/${ROUTE_ACTIVITY_SEARCH}`).page).toBe('activity-search');
  });

  it('follows the configured segments, in whatever order they stand [PAGES-06]', () => {
    for (const [segment, page] of Object.entries(PAGE_SEGMENTS).toReversed())
      expect(at(`/${segment}/1`).page).toBe(page);
  });

  it('is told by the first segment, and by the words of a locale where it has some [PROUTE-02]', () => {
    expect(at('/').page).toBe('home');
    expect(at('/product/12')).toMatchObject({ page: 'product', offerId: '12' });
    for (const [path, page] of [
      ['/search', 'search'],
      ['/hotel/4', 'hotel'],
      ['/activity/5', 'activity'],
      ['/box/slug/ABCEBOX', 'box'],
      ['/boxes', 'box-listing'],
      ['/content/terms', 'content'],
      ['/landing/spa', 'landing'],
    ] as const)
      expect(at(path).page, path).toBe(page);
    const segments = { fr_FR: { coffret: 'box', sejours: 'search', maison: 'hotel' } } as const;
    expect(at('/maison/4', { segments })).toEqual({ page: 'hotel', prefix: '', hotelId: '4' });
    expect(at('/coffret/spa/ABCEBOX', { segments })).toMatchObject({ page: 'box', code: 'ABCEBOX' });
    expect(at('/mag-a/sejours', { segments })).toMatchObject({ page: 'search', partner: magA });
    expect(at('/hotel/4', { segments }).page).toBe('hotel');
    expect(at('/maison/4', { segments, locale: 'es_ES' as Locale }).page).toBe('not-found');
    expect(at('/maison/4').page).toBe('not-found');
  });

  it('is no activity search while that is switched off [PAGES-07]', () => {
    expect(at('/activity-search', { activitySearch: true }).page).toBe('activity-search');
    expect(at('/activity-search', { activitySearch: false }).page).toBe('not-found');
  });
});

describe('the address of a minisite', () => {
  it('selects the partner’s page [MINISITE-04]', () => {
    expect(at('/mag-a')).toEqual({ page: 'minisite', partner: magA, prefix: '/mag-a' });
  });

  it('matches as a whole segment, in any case, with or without a trailing slash, search and hash [MINISITE-05]', () => {
    for (const path of ['/mag-a/', '/MAG-A', '/mag-a?x=1#a=2', '/Mag-A/?flow=gifting']) {
      expect(at(path), path).toMatchObject({ page: 'minisite', partner: magA });
    }
    for (const path of ['/mag-ab', '/mag', '/x/mag-a', '/mag-a%2Fsearch']) {
      expect(at(path).partner, path).toBeUndefined();
    }
    const sameCase = createPartnerRegistry([magA], { match: 'same-case' });
    expect(at('/mag-a/', { partners: sameCase }).partner).toBe(magA);
    expect(at('/Mag-A', { partners: sameCase })).toEqual({ page: 'not-found', prefix: '' });
  });

  it('keeps the partner on every page below it', () => {
    expect(at('/mag-a/search')).toEqual({ page: 'search', partner: magA, prefix: '/mag-a' });
    expect(at('/mag-a/hotel/345')).toEqual({
      page: 'hotel',
      hotelId: '345',
      partner: magA,
      prefix: '/mag-a',
    });
    expect(at('/mag-a/nothing')).toEqual({ page: 'not-found', partner: magA, prefix: '/mag-a' });
  });

  it('that nobody has is not found, without a partner', () => {
    expect(at('/unknown-partner')).toEqual({ page: 'not-found', prefix: '' });
  });

  it('is not found on a site of another locale, or leads to the right one where so configured [MINISITE-09]', () => {
    expect(at('/blad')).toEqual({ page: 'not-found', prefix: '' });
    expect(at('/blad', { foreignLocale: 'redirect' })).toEqual({
      page: 'not-found',
      prefix: '',
      otherLocale: 'nl_BE',
    });
    expect(at('/blad', { locale: 'nl_BE' as Locale })).toMatchObject({ page: 'minisite', partner: magNl });
  });

  it('is the root on the partner’s own domain', () => {
    const host = 'Stays.Mag-A.example:8080';
    expect(at('/', { host })).toEqual({ page: 'minisite', partner: magA, prefix: '' });
    expect(at('/search', { host })).toEqual({ page: 'search', partner: magA, prefix: '' });
  });

  it('never equals a segment of the shop', () => {
    for (const segment of Object.keys(PAGE_SEGMENTS)) expect(RESERVED_SEGMENTS.has(segment)).toBe(true);
    for (const segment of ['api', 'search-api', 'gateway', 'elements', 'examples', 'assets', 'error']) {
      expect(RESERVED_SEGMENTS.has(segment), segment).toBe(true);
    }
  });
});
