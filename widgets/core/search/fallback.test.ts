import { describe, expect, it } from 'vitest';
import { emptyCriteria } from './empty-criteria.ts';
import type { SearchCriteria } from './criteria.ts';
import { FALLBACK_RADIUS_KM, fallbackSearches } from './fallback.ts';
import type { LocationCategory } from '@staykit/values/search/location.ts';

const paris = { lat: 48.85, lng: 2.35, region: '11', country: 'FR' };
const stay = { checkin: '2030-06-01', checkout: '2030-06-03', night: 2 };
const search = (part: Partial<SearchCriteria>): SearchCriteria => ({ ...emptyCriteria(), ...part });
const at = (category: LocationCategory, id = '75') => search({ location: { category, id }, page: 4 });
const circle = { lat: 48.85, lng: 2.35, distanceMin: 0, distanceMax: 30, distanceActive: true };

describe('relaxed searches', () => {
  it('a city with dates and a theme has three, each giving up one thing only [GRID-13] [GRID-20]', () => {
    const full = { ...at('city'), ...stay, theme: 26 };
    expect(fallbackSearches(full, paris).map(({ kind, criteria }) => [kind, criteria])).toEqual([
      ['expandDestination', search({ ...stay, theme: 26, ...circle })],
      ['removeCategory', search({ ...stay, location: { category: 'city', id: '75' } })],
      ['removeDates', search({ theme: 26, location: { category: 'city', id: '75' } })],
    ]);
  });

  it('what is not there cannot be given up, and nothing to give up means no search [GRID-13]', () => {
    const kinds = (criteria: SearchCriteria) => fallbackSearches(criteria, paris).map(({ kind }) => kind);
    expect(kinds({ ...at('city'), theme: 26 })).toEqual(['expandDestination', 'removeCategory']);
    expect(kinds({ ...at('city'), ...stay })).toEqual(['expandDestination', 'removeDates']);
    expect(kinds({ ...at('country'), ...stay })).toEqual(['removeDates']);
    expect(kinds(search({ stars: [5], checkin: '2030-06-01' }))).toEqual([]);
    expect(fallbackSearches(at('city'), {})).toEqual([]);
  });

  it('two adults or more who are to share one room may have several, and nobody else [GRID-13]', () => {
    const party = (adult: number, singleRoom = true) => ({ adult, child: 1, baby: 0, singleRoom });
    const kinds = (criteria: Partial<SearchCriteria>) =>
      fallbackSearches(search(criteria)).map(({ kind }) => kind);
    expect(fallbackSearches(search({ pax: party(5), theme: 26, page: 2 }))).toEqual([
      { order: 1, kind: 'removeCategory', criteria: search({ pax: party(5) }) },
      { order: 2, kind: 'severalRooms', criteria: search({ pax: party(5, false), theme: 26 }) },
    ]);
    expect(kinds({ pax: party(2), flow: 'hotel' })).toEqual(['severalRooms']);
    expect(kinds({ pax: party(1) })).toEqual([]);
    expect(kinds({ pax: party(5, false) })).toEqual([]);
    expect(kinds({ pax: party(5), flow: 'gifting' })).toEqual([]);
  });

  it('they are numbered in their order from 1 [GRID-14]', () => {
    expect(fallbackSearches({ ...at('city'), ...stay, theme: 26 }, paris).map(({ order }) => order)).toEqual([
      1, 2, 3,
    ]);
    expect(
      fallbackSearches({ ...at('country'), ...stay, theme: 26 }, paris).map(({ order }) => order),
    ).toEqual([1, 2]);
  });

  it.each(['city', 'poi'] as const)('a %s becomes a circle of 30 km around it [GRID-15]', (category) => {
    expect(FALLBACK_RADIUS_KM).toBe(30);
    expect(fallbackSearches(at(category), paris).map(({ criteria }) => criteria)).toEqual([search(circle)]);
  });

  it('a department becomes its region [GRID-16]', () => {
    const [expanded] = fallbackSearches(at('department', '33'), { region: '75' });
    expect(expanded?.criteria.location).toEqual({ category: 'region', id: '75' });
    expect(fallbackSearches(at('department', '33'), {})).toEqual([]);
  });

  it.each(['region', 'touristicArea'] as const)('a %s becomes its country [GRID-17]', (category) => {
    const [expanded] = fallbackSearches(at(category), paris);
    expect(expanded?.criteria.location).toEqual({ category: 'country', id: 'FR' });
  });

  it('resorts and countries are not expanded [GRID-20]', () => {
    for (const category of ['resort', 'country'] as const)
      expect(fallbackSearches(at(category), paris)).toEqual([]);
  });
});
