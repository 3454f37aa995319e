import { toEpochDay } from '../../../widgets/core/dates/plain-date.ts';
import { SEARCH_FLOWS } from '../../../widgets/core/search/flow.ts';
import { CATALOGUE_COUNTRIES, OFFER_KINDS } from '../catalogue/records.ts';
import type { CatalogueRecords, HotelRecord, OfferKind, OfferRecord } from '../catalogue/records.ts';
import { toCalendarColumns, type CalendarColumns } from './calendar-columns.ts';
import type { RecordList } from './record-list.ts';

/** What columns are made from: places and activities are no part of them. */
export type SellableRecords = Pick<CatalogueRecords, 'hotels' | 'offers' | 'calendars'>;

/** Codes with their numbers, in the order of first use. */
export interface CodeTable {
  codes: string[];
  indexOf: Map<string, number>;
}

/** Lists of numbers of many owners in one array: those of owner `i` run from `start[i]` to `start[i + 1]`. */
export interface Lists {
  start: Int32Array;
  values: Int32Array;
}

/** What is true of hotels and offers on every day, in columns. Both are in the order of their ids; offers lie by hotel. */
export interface FactColumns {
  hotels: RecordList<HotelRecord>;
  offers: RecordList<OfferRecord>;
  hotelIds: string[];
  offerIds: string[];
  hotelIndex: Map<string, number>;
  offerIndex: Map<string, number>;
  /** The hotel of an offer. */
  hotelOfOffer: Int32Array;
  /** Offers of hotel `i`: from `offerStart[i]` to `offerStart[i + 1]`. */
  offerStart: Int32Array;
  /** Bit `n` is flow `n` of SEARCH_FLOWS. */
  offerFlows: Uint8Array;
  /** Place of the kind in OFFER_KINDS. */
  offerKind: Uint8Array;
  /** 1 where the price follows the calendar. */
  offerDated: Uint8Array;
  /** Of dated offers: shortest and longest stay, thousandths of the calendar's price, cents per adult on top. */
  offerNights: Uint8Array;
  offerMaxNights: Uint8Array;
  offerRatio: Int32Array;
  offerExtra: Int32Array;
  /** Of vouchers and activities: price and price without promotion in cents. */
  offerPrice: Int32Array;
  offerRefPrice: Int32Array;
  offerQuality: Int32Array;
  /** The last day on which an offer is sold, as epoch day; FOREVER where it has none. */
  offerLastDay: Int32Array;
  /** The room class of an offer: offers that take the same party share one. */
  offerClass: Uint16Array;
  /** What each room class takes. */
  classes: RoomClass[];
  /** Theme ids themselves. */
  themes: Lists;
  tags: Lists;
  tagCodes: CodeTable;
  stars: Uint8Array;
  score: Float64Array;
  popularity: Int32Array;
  /** Place of the country in CATALOGUE_COUNTRIES. */
  country: Uint8Array;
  lat: Float64Array;
  lng: Float64Array;
  types: Uint8Array;
  typeCodes: CodeTable;
  environments: Lists;
  environmentCodes: CodeTable;
  styles: Lists;
  styleCodes: CodeTable;
  facilities: Lists;
  facilityCodes: CodeTable;
  places: Lists;
  placeCodes: CodeTable;
  /** Hotels of a place, ascending, by place id. */
  hotelsOfPlace: Map<string, Int32Array>;
}

/** The sellable catalogue in columns. */
export interface Columns extends FactColumns, CalendarColumns {}

/** What a room takes. */
export type RoomClass = Pick<OfferRecord, 'maxAdults' | 'maxChildren' | 'maxBabies'>;

/** The last day of an offer that has none. */
const FOREVER = 2 ** 31 - 1;

const DATED: readonly OfferKind[] = ['weekend', 'stay', 'hotelNight'];
const byId = (a: { id: string }, b: { id: string }) => Number(a.id) - Number(b.id) || (a.id < b.id ? -1 : 1);

/** One column of lists, and the table of its codes. */
function codeLists(owners: readonly (readonly string[])[]): [Lists, CodeTable] {
  const table: CodeTable = { codes: [], indexOf: new Map() };
  const start = new Int32Array(owners.length + 1);
  const values: number[] = [];
  owners.forEach((codes, owner) => {
    for (const code of codes) {
      let index = table.indexOf.get(code);
      if (index === undefined) {
        index = table.codes.push(code) - 1;
        table.indexOf.set(code, index);
      }
      values.push(index);
    }
    start[owner + 1] = values.length;
  });
  return [{ start, values: Int32Array.from(values) }, table];
}

/** One column of lists of numbers as they are. */
function numberLists(owners: readonly (readonly number[])[]): Lists {
  const start = new Int32Array(owners.length + 1);
  owners.forEach((numbers, owner) => {
    start[owner + 1] = (start[owner] ?? 0) + numbers.length;
  });
  return { start, values: Int32Array.from(owners.flat()) };
}

/** Hotels by place, from places by hotel. */
export function hotelsByPlace({ start, values }: Lists, { codes }: CodeTable): Map<string, Int32Array> {
  const lists = codes.map((): number[] => []);
  for (let hotel = 0; hotel + 1 < start.length; hotel += 1)
    for (let at = start[hotel] ?? 0; at < (start[hotel + 1] ?? 0); at += 1)
      lists[values[at] ?? 0]?.push(hotel);
  return new Map(codes.map((code, index) => [code, Int32Array.from(lists[index] ?? [])]));
}

/** Numbers the offers by what their rooms take. */
function roomClasses(offers: readonly OfferRecord[]): { offerClass: Uint16Array; classes: RoomClass[] } {
  const numbers = new Map<string, number>();
  const classes: RoomClass[] = [];
  const offerClass = Uint16Array.from(offers, ({ maxAdults, maxChildren, maxBabies }) => {
    const key = `${maxAdults},${maxChildren},${maxBabies}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = classes.push({ maxAdults, maxChildren, maxBabies }) - 1;
    numbers.set(key, number);
    return number;
  });
  return { offerClass, classes };
}

/** The numbers of ids: what `hotelIndex` and `offerIndex` hold. */
export const indexOfIds = (ids: readonly string[]): Map<string, number> =>
  new Map(ids.map((id, index) => [id, index]));

/** The facts in columns. Offers of unknown hotels are left out. */
export function toFactColumns(
  allHotels: readonly HotelRecord[],
  allOffers: readonly OfferRecord[],
): FactColumns {
  const hotels = allHotels.toSorted(byId);
  const hotelIds = hotels.map(({ id }) => id);
  const hotelIndex = indexOfIds(hotelIds);
  const offers = allOffers
    .filter((offer) => hotelIndex.has(offer.hotelId))
    .toSorted((a, b) => (hotelIndex.get(a.hotelId) ?? 0) - (hotelIndex.get(b.hotelId) ?? 0) || byId(a, b));
  const hotelOfOffer = Int32Array.from(offers, (offer) => hotelIndex.get(offer.hotelId) ?? 0);
  const offerStart = new Int32Array(hotels.length + 1);
  for (const hotel of hotelOfOffer) offerStart[hotel + 1] = (offerStart[hotel + 1] ?? 0) + 1;
  for (let index = 1; index < offerStart.length; index += 1)
    offerStart[index] = (offerStart[index] ?? 0) + (offerStart[index - 1] ?? 0);

  const [tags, tagCodes] = codeLists(offers.map((offer) => offer.activityIds));
  const [types, typeCodes] = codeLists(hotels.map((hotel) => [hotel.type]));
  const [environments, environmentCodes] = codeLists(hotels.map((hotel) => hotel.environments));
  const [styles, styleCodes] = codeLists(hotels.map((hotel) => hotel.styles));
  const [facilities, facilityCodes] = codeLists(hotels.map((hotel) => hotel.facilities));
  const [places, placeCodes] = codeLists(hotels.map((hotel) => [...new Set(hotel.placeIds)]));
  const offerIds = offers.map(({ id }) => id);
  return {
    hotels,
    offers,
    hotelIds,
    offerIds,
    hotelIndex,
    offerIndex: indexOfIds(offerIds),
    hotelOfOffer,
    offerStart,
    offerFlows: Uint8Array.from(offers, (offer) =>
      SEARCH_FLOWS.reduce((bits, flow, bit) => bits | (offer.flows.includes(flow) ? 1 << bit : 0), 0),
    ),
    offerKind: Uint8Array.from(offers, (offer) => OFFER_KINDS.indexOf(offer.kind)),
    offerDated: Uint8Array.from(offers, (offer) => (DATED.includes(offer.kind) ? 1 : 0)),
    // Reading a number from an array is several times quicker than from a hundred thousand records.
    offerNights: Uint8Array.from(offers, (offer) => Math.min(255, offer.nights)),
    offerMaxNights: Uint8Array.from(offers, (offer) => Math.min(255, offer.maxNights)),
    offerRatio: Int32Array.from(offers, (offer) => offer.roomRatio),
    offerExtra: Int32Array.from(offers, (offer) => offer.extraPerAdult),
    offerPrice: Int32Array.from(offers, (offer) => offer.fixedPrice),
    offerRefPrice: Int32Array.from(offers, (offer) => offer.fixedRefPrice),
    offerQuality: Int32Array.from(offers, (offer) => offer.quality),
    offerLastDay: Int32Array.from(offers, ({ expiration }) =>
      expiration === undefined ? FOREVER : toEpochDay(expiration),
    ),
    ...roomClasses(offers),
    themes: numberLists(offers.map((offer) => offer.themeIds)),
    tags,
    tagCodes,
    stars: Uint8Array.from(hotels, (hotel) => hotel.stars),
    score: Float64Array.from(hotels, (hotel) => hotel.score),
    popularity: Int32Array.from(hotels, (hotel) => hotel.popularity),
    country: Uint8Array.from(hotels, (hotel) => CATALOGUE_COUNTRIES.indexOf(hotel.country)),
    lat: Float64Array.from(hotels, (hotel) => hotel.lat),
    lng: Float64Array.from(hotels, (hotel) => hotel.lng),
    types: Uint8Array.from(types.values),
    typeCodes,
    environments,
    environmentCodes,
    styles,
    styleCodes,
    facilities,
    facilityCodes,
    places,
    placeCodes,
    hotelsOfPlace: hotelsByPlace(places, placeCodes),
  };
}

/** Lays the catalogue out in columns. Offers of unknown hotels are left out. */
export function toColumns({ hotels, offers, calendars }: SellableRecords): Columns {
  const facts = toFactColumns(hotels, offers);
  return { ...facts, ...toCalendarColumns(calendars, facts.hotelIds) };
}
