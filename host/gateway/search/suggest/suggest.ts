import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import type { Locale } from '@staykit/values/market/locale.ts';
import { marketOf } from '@staykit/values/market/locale.ts';
import type { Suggestion } from '@staykit/values/search/location.ts';
import type { CatalogueLanguage, HotelRecord, PlaceRecord } from '../../catalogue/records.ts';
import { fold, wordsOf } from './fold.ts';
import { type Steps } from '../in-slices.ts';

/** Suggestions of places and hotels. */
export interface Suggest {
  /** The best matches, best first, at most `limit`. Empty for a term without letters or digits. [API-23] */
  find(term: string, locale: Locale, limit: number): Suggestion[];
  /** Suggestions for an empty field, those of the market first. [API-25] */
  recommend(locale: Locale, limit: number): Suggestion[];
  /** The suggestion of one place, for shared links with its id. */
  place(category: Suggestion['category'], id: string, locale: Locale): Suggestion | undefined;
}

/** A suggestion in the index. */
interface Entry {
  key: string;
  category: Suggestion['category'];
  country: string;
  /** Indexed text. */
  text: string;
  /** Weight by hotels and inhabitants: 0 to 1000. */
  weight: number;
  /** Normalised names, for exact and prefix matches. */
  folded: string[];
  /** How many hotels a place has. */
  hotels?: number;
  place?: PlaceRecord;
  hotel?: HotelRecord;
}

/** Weight by category: for a region and a village of the same name, the region comes first. */
const CATEGORY_WEIGHT: Record<Suggestion['category'], number> = {
  country: 500,
  region: 420,
  touristicArea: 380,
  resort: 330,
  department: 320,
  city: 450,
  poi: 250,
  hotel: 0,
};

const EXACT = 2000;
const LEADING = 900;
const HOME_MARKET = 250;
/** Hotels are suggested from three letters on: a single one matches half the catalogue. */
const LETTERS_FOR_HOTELS = 3;
/** Maximum number per category, so that many villages do not hide the region. */
const MOST_OF_A_KIND = 10;

/** Results for up to this many letters are cached: they match thousands of names, and everybody types the same. */
const LETTERS_REMEMBERED = 3;
const BEGINNINGS_REMEMBERED = 4_000;

const languageOf = (locale: Locale): CatalogueLanguage => locale.slice(0, 2) as CatalogueLanguage;

/** 0 to 1000, logarithmic. */
function weightOf(population: number, hotels: number): number {
  return Math.min(1000, Math.round(Math.log10(1 + population) * 90 + Math.log10(1 + hotels) * 150));
}

function placeEntry(place: PlaceRecord, hotels: number): Entry {
  const names = [...new Set(Object.values(place.names))];
  return {
    key: `${place.category}:${place.id}`,
    category: place.category,
    country: place.country,
    text: [...names, ...place.postcodes].join(' '),
    weight: weightOf(place.population, hotels),
    folded: [...names.map(fold), ...place.postcodes],
    hotels,
    place,
  };
}

function hotelEntry(hotel: HotelRecord): Entry {
  return {
    key: `hotel:${hotel.id}`,
    category: 'hotel',
    country: hotel.country,
    text: `${hotel.name} ${hotel.cityName}`,
    weight: Math.round(hotel.popularity / 10),
    folded: [fold(hotel.name)],
    hotel,
  };
}

/** Builds the index of places with hotels, and of hotels. */
export function* suggestSteps(places: Iterable<PlaceRecord>, hotels: Iterable<HotelRecord>): Steps<Suggest> {
  // Places without hotels are not suggested: their searches are always empty.
  const counts = new Map<string, number>();
  const hotelEntries: Entry[] = [];
  for (const hotel of hotels) {
    for (const place of new Set(hotel.placeIds)) counts.set(place, (counts.get(place) ?? 0) + 1);
    hotelEntries.push(hotelEntry(hotel));
    yield;
  }
  const placeById = new Map<string, PlaceRecord>();
  const entries: Entry[] = [];
  for (const place of places) {
    placeById.set(place.id, place);
    const count = counts.get(place.id);
    if (count !== undefined) entries.push(placeEntry(place, count));
    yield;
  }
  const byKey = new Map<string, Entry>();
  const index = new MiniSearch<Entry>({
    idField: 'key',
    fields: ['text'],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      combineWith: 'AND',
      // All words must match; only the last may be a prefix.
      prefix: (_word, position, words) => position === words.length - 1,
    },
  });
  for (const entry of hotelEntries) {
    entries.push(entry);
    yield;
  }
  for (const entry of entries) {
    byKey.set(entry.key, entry);
    index.add(entry);
    yield;
  }

  const beginnings = new LRUCache<string, Suggestion[]>({ max: BEGINNINGS_REMEMBERED });

  const nameOf = (place: PlaceRecord, locale: Locale) => place.names[languageOf(locale)];

  /** Tells places of the same name apart: department or region, and the country if it is another one. */
  const detailOf = (parents: readonly string[], country: string, locale: Locale, label: string): string => {
    const around = parents.map((id) => placeById.get(id)).filter((place) => place !== undefined);
    const area =
      around.find((place) => place.category === 'department') ??
      around.find((place) => place.category === 'region');
    const land =
      country === marketOf(locale) ? undefined : around.find((place) => place.category === 'country');
    return [area, land]
      .flatMap((place) => (place ? [nameOf(place, locale)] : []))
      .filter((name, at, names) => name !== label && names.indexOf(name) === at)
      .join(', ');
  };

  const toSuggestion = (entry: Entry, locale: Locale): Suggestion => {
    const { place, hotel, hotels } = entry;
    const label = place ? nameOf(place, locale) : (hotel?.name ?? '');
    const parents = place ? place.parents : (hotel?.placeIds ?? []).slice(1);
    const area = detailOf(parents, entry.country, locale, label);
    const detail = hotel ? [hotel.cityName, area].filter((part) => part !== '').join(', ') : area;
    const postcode = place ? place.postcodes[0] : hotel?.postcode;
    return {
      id: place?.id ?? hotel?.id ?? '',
      label,
      category: entry.category,
      ...(detail === '' ? {} : { detail }),
      latitude: place?.lat ?? hotel?.lat ?? 0,
      longitude: place?.lng ?? hotel?.lng ?? 0,
      ...(postcode ? { postalcode: postcode } : {}),
      ...(hotels ? { hotels } : {}),
    };
  };

  const worth = (entry: Entry, term: string, locale: Locale): number =>
    CATEGORY_WEIGHT[entry.category] +
    entry.weight +
    (entry.country === marketOf(locale) ? HOME_MARKET : 0) +
    (entry.folded.includes(term) ? EXACT : entry.folded.some((name) => name.startsWith(term)) ? LEADING : 0);

  const best = (found: readonly Entry[], term: string, locale: Locale, limit: number): Suggestion[] => {
    const ranked = found
      .map((entry) => ({ entry, points: worth(entry, term, locale) }))
      .toSorted((a, b) => b.points - a.points || (a.entry.key < b.entry.key ? -1 : 1));
    const ofKind = new Map<string, number>();
    const chosen: Entry[] = [];
    for (const { entry } of ranked) {
      const count = ofKind.get(entry.category) ?? 0;
      if (count >= MOST_OF_A_KIND) continue;
      ofKind.set(entry.category, count + 1);
      if (chosen.push(entry) === limit) break;
    }
    return chosen.map((entry) => toSuggestion(entry, locale));
  };

  return {
    find(term, locale, limit) {
      const folded = wordsOf(term).join(' ');
      if (folded === '') return [];
      const key = `${locale} ${limit} ${folded}`;
      const known = beginnings.get(key);
      if (known) return known;
      const found = index
        .search(folded)
        .map(({ id }) => byKey.get(String(id)))
        .filter((entry) => entry !== undefined)
        .filter((entry) => entry.category !== 'hotel' || folded.length >= LETTERS_FOR_HOTELS);
      const answer = best(found, folded, locale, limit);
      if (folded.length <= LETTERS_REMEMBERED) beginnings.set(key, answer);
      return answer;
    },

    recommend(locale, limit) {
      const home = entries.filter(
        (entry) => entry.country === marketOf(locale) && entry.category !== 'hotel',
      );
      return best(home, '', locale, limit);
    },

    place(category, id, locale) {
      const entry = byKey.get(`${category}:${id}`);
      if (entry) return toSuggestion(entry, locale);
      const place = category === 'hotel' ? undefined : placeById.get(id);
      return place?.category === category ? toSuggestion(placeEntry(place, 0), locale) : undefined;
    },
  };
}
