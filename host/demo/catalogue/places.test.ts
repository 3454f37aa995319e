import { describe, expect, it } from 'vitest';
import { buildPlaces, nearestTown, placeIdsAt } from './places.ts';
import type { PlaceRecord } from '@staykit/gateway/catalogue/records.ts';

const book = buildPlaces();
const find = (category: PlaceRecord['category'], local: string): PlaceRecord => {
  const found = book.places.find((place) => place.category === category && place.names.local === local);
  if (found === undefined) throw new Error(`no ${category} ${local}`);
  return found;
};
const around = (place: PlaceRecord): string[] =>
  place.parents.map((id) => book.byId.get(id)?.names.local ?? id);

describe('buildPlaces', () => {
  it('knows places of every category by ids of digits, each once [ENTITY-02]', () => {
    const categories = new Set(book.places.map((place) => place.category));
    expect([...categories].toSorted()).toEqual([
      'city',
      'country',
      'department',
      'poi',
      'region',
      'resort',
      'touristicArea',
    ]);
    expect(book.byId.size).toBe(book.places.length);
    expect(book.places.every((place) => /^\d+$/.test(place.id))).toBe(true);
    expect(book.places.filter((place) => place.lat === 0 || place.lng === 0)).toEqual([]);
  });

  it.each([
    ['Roma', { fr: 'Rome', es: 'Roma', nl: 'Rome', it: 'Roma', en: 'Rome' }],
    ['Brugge', { fr: 'Bruges', es: 'Brujas', nl: 'Brugge', it: 'Bruges', en: 'Bruges' }],
    ['Den Haag', { fr: 'La Haye', es: 'La Haya', nl: 'Den Haag', it: 'L’Aia', en: 'The Hague' }],
    ['Paris', { fr: 'Paris', es: 'París', nl: 'Parijs', it: 'Parigi', en: 'Paris' }],
    ['Sevilla', { fr: 'Séville', es: 'Sevilla', nl: 'Sevilla', it: 'Siviglia', en: 'Seville' }],
  ])('calls %s as each language does', (local, names) => {
    expect(find('city', local).names).toEqual({ local, ...names });
  });

  it('puts a city into its department, region and country, in that order', () => {
    expect(around(find('city', 'Bordeaux')).slice(0, 3)).toEqual(['Gironde', 'Nouvelle-Aquitaine', 'France']);
    expect(around(find('city', 'Torino')).slice(0, 3)).toEqual(['Torino', 'Piemonte', 'Italia']);
    expect(around(find('city', 'Sevilla')).slice(0, 3)).toEqual(['Sevilla', 'Andalucía', 'España']);
    expect(around(find('city', 'Namur')).slice(0, 3)).toEqual(['Namen', 'Wallonië', 'België']);
    expect(around(find('city', 'Utrecht')).slice(0, 2)).toEqual(['Utrecht', 'Nederland']);
  });

  it('lists ski and sea resorts, where they lie', () => {
    const resorts = book.places.filter((place) => place.category === 'resort');
    expect(resorts.length).toBeGreaterThanOrEqual(140);
    expect(around(find('resort', 'Val d’Isère'))).toContain('Savoie');
    expect(find('resort', 'Montgenèvre').country).toBe('FR');
    expect(around(find('resort', 'Sitges'))).toContain('Barcelona');
  });

  it('leaves out parts of a town that is listed itself', () => {
    expect(
      book.towns.filter((town) => /^(Marseille \d|Ciudad Lineal|Sant Martí$)/.test(town.names.local)),
    ).toEqual([]);
  });

  it('finds all places around a hotel, resort and area and sight included', () => {
    const town = nearestTown(book.towns, 'FR', 45.92, 6.87);
    expect(town?.names.local).toBe('Chamonix-Mont-Blanc');
    const ids = placeIdsAt(book, town!, 45.92, 6.87);
    const names = ids.slice(1).map((id) => book.byId.get(id)?.names.local);
    expect(ids[0]).toBe(town?.id);
    expect(names).toEqual(
      expect.arrayContaining(['Haute-Savoie', 'Auvergne-Rhône-Alpes', 'France', 'Chamonix', 'Mont-Blanc']),
    );
  });
});
