import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import type { HotelRecord, PlaceRecord } from '../../catalogue/records.ts';
import { buildSuggest } from '../fixtures/at-once.ts';
import { fold } from './fold.ts';

function place(
  id: string,
  category: PlaceRecord['category'],
  country: PlaceRecord['country'],
  name: string,
  more: Partial<PlaceRecord> = {},
): PlaceRecord {
  return {
    id,
    category,
    country,
    parents: [],
    lat: 45,
    lng: 5,
    population: 1000,
    postcodes: [],
    names: { fr: name, es: name, nl: name, it: name, en: name, local: name },
    ...more,
  };
}

const PLACES: PlaceRecord[] = [
  place('1', 'country', 'FR', 'France', { population: 67_000_000 }),
  place('2', 'region', 'FR', 'Auvergne-Rhône-Alpes', { parents: ['1'], population: 8_000_000 }),
  place('3', 'department', 'FR', 'Haute-Savoie', { parents: ['2', '1'], population: 800_000 }),
  place('4', 'city', 'FR', 'Annecy', { parents: ['3', '2', '1'], population: 130_000, postcodes: ['74000'] }),
  place('5', 'city', 'FR', 'Saint-Étienne', { parents: ['2', '1'], population: 170_000 }),
  place('6', 'resort', 'FR', 'Les Gets', { parents: ['3', '2', '1'] }),
  place('7', 'country', 'BE', 'Belgique', {
    names: { fr: 'Belgique', es: 'Bélgica', nl: 'België', it: 'Belgio', en: 'Belgium', local: 'België' },
  }),
  place('8', 'city', 'BE', 'Liège', {
    parents: ['7'],
    population: 200_000,
    names: { fr: 'Liège', es: 'Lieja', nl: 'Luik', it: 'Liegi', en: 'Liège', local: 'Liège' },
  }),
  place('9', 'city', 'FR', 'Annecy-le-Vieux', { parents: ['3', '2', '1'], population: 20_000 }),
  place('10', 'city', 'FR', 'Annonay', { parents: ['2', '1'] }),
];

const hotel = (id: string, name: string, placeIds: string[]): HotelRecord => ({
  id,
  name,
  country: 'FR',
  placeIds,
  cityId: placeIds[0] ?? '4',
  cityName: 'Annecy',
  address: '',
  postcode: '74000',
  lat: 45.9,
  lng: 6.1,
  stars: 3,
  rooms: 20,
  score: 8,
  reviewCount: 3,
  type: 'hotel',
  environments: [],
  styles: [],
  facilities: [],
  ecoFacilities: 0,
  pictures: [],
  popularity: 500,
  seed: 1,
  register: '',
});

const HOTELS = [
  hotel('100', 'Auberge du Vieux Pont', ['4', '3', '2', '1']),
  hotel('101', 'Chalet des Gets', ['6', '3', '2', '1']),
  hotel('102', 'Le Perron', ['8', '7']),
  hotel('103', 'La Verrerie', ['5', '2', '1']),
  hotel('104', 'Le Clos', ['9', '3', '2', '1']),
];
const suggest = buildSuggest(PLACES, HOTELS);
const labels = (term: string, locale: (typeof LOCALES)[number] = 'fr_FR') =>
  suggest.find(term, locale, 30).map((one) => one.label);

describe('suggestions', () => {
  it('a traveller finds a city by its first letters, the exact name before the longer one', () => {
    expect(labels('annecy').slice(0, 2)).toEqual(['Annecy', 'Annecy-le-Vieux']);
    expect(labels('ann')).toContain('Annecy');
  });

  it('accents, hyphens and short forms may be left out or typed', () => {
    for (const term of ['Saint-Étienne', 'saint etienne', 'st étienne', 'SAINT ETI'])
      expect(labels(term)[0]).toBe('Saint-Étienne');
  });

  it('a place is found under its name in any language and shown in the visitor’s own', () => {
    expect(suggest.find('luik', 'fr_BE', 5)[0]?.label).toBe('Liège');
    expect(suggest.find('liege', 'nl_BE', 5)[0]?.label).toBe('Luik');
    expect(suggest.find('lieja', 'es_ES', 5)[0]).toMatchObject({ label: 'Lieja', detail: 'Bélgica' });
  });

  it('regions, departments, resorts, postcodes and hotels are found, each in its category [DEST-04]', () => {
    const category = (term: string) => suggest.find(term, 'fr_FR', 30)[0]?.category;
    expect(category('rhone alpes')).toBe('region');
    expect(category('haute savoie')).toBe('department');
    expect(category('les gets')).toBe('resort');
    expect(category('74000')).toBe('city');
    expect(category('auberge vieux')).toBe('hotel');
  });

  it('a place without hotels is not suggested', () => {
    expect(labels('annonay')).toEqual([]);
  });

  it('a place tells how many hotels it has, and a hotel does not', () => {
    const hotelsOf = (term: string) => suggest.find(term, 'fr_FR', 30)[0]?.hotels;
    expect(['france', 'haute savoie', 'annecy', 'liege'].map(hotelsOf)).toEqual([4, 3, 1, 1]);
    expect(suggest.recommend('fr_FR', 30).every(({ hotels = 0 }) => hotels > 0)).toBe(true);
    expect(suggest.find('auberge vieux', 'fr_FR', 30)[0]).not.toHaveProperty('hotels');
  });

  it('an address that knows only an id gets its label back', () => {
    expect(suggest.place('city', '4', 'fr_FR')).toMatchObject({
      id: '4',
      label: 'Annecy',
      detail: 'Haute-Savoie',
    });
    expect(suggest.place('city', '999', 'fr_FR')).toBeUndefined();
    expect(suggest.place('region', '4', 'fr_FR')).toBeUndefined();
  });

  it('no term breaks the search, and never more than asked for come back [API-23]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...LOCALES), (term, locale) => {
        expect(suggest.find(term, locale, 3).length).toBeLessThanOrEqual(3);
      }),
    );
    expect(suggest.find('  -- ', 'fr_FR', 30)).toEqual([]);
  });

  it('folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});
