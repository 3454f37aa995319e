import { STANDARD_ROOM } from '@staykit/contract/inventory/room-nights.ts';
import { rulesWithPrice, type TaxRule } from '@staykit/core/price/local-tax.ts';
import { toEpochDay } from '@staykit/values/dates/plain-date.ts';
import { SEARCH_FLOWS } from '@staykit/values/search/flow.ts';
import { CATALOGUE_COUNTRIES, OFFER_KINDS } from '../../catalogue/records.ts';
import type { HotelRecord, OfferKind, OfferRecord } from '../../catalogue/records.ts';
import type { HotelFacts } from '../../catalogue/facts/hotel-facts.ts';
import type { RoomCapacity } from '../../catalogue/room-capacity.ts';
import { type CalendarColumns } from './calendar-columns.ts';
import { codeLists, hotelsByPlace, numberLists, type CodeTable, type Lists } from './code-lists.ts';
import { indexOfIds, type IdIndex } from './id-index.ts';
import { IN_A_STEP, type Steps } from '../in-slices.ts';
import type { RecordList } from './record-list.ts';

/**
 * Facts of hotels and offers that do not depend on the date, in columns. Both are sorted by id, and offers are grouped
 * by hotel.
 */
export interface FactColumns {
  hotels: RecordList<HotelRecord>;
  offers: RecordList<OfferRecord>;
  hotelIds: string[];
  offerIds: string[];
  hotelIndex: IdIndex;
  offerIndex: IdIndex;
  /** Hotel number by offer. */
  hotelOfOffer: Int32Array;
  /** Unit by offer, whose calendar it follows: see calendar-columns.ts. */
  unitOfOffer: Int32Array;
  roomStart: Int32Array;
  roomCodes: string[];
  /** Offers of hotel `i`: from `offerStart[i]` to `offerStart[i + 1]`. */
  offerStart: Int32Array;
  /** Bit `n` is flow `n` of SEARCH_FLOWS. */
  offerFlows: Uint8Array;
  /** Index of the kind in OFFER_KINDS. */
  offerKind: Uint8Array;
  /** 1 if the price follows the calendar. */
  offerDated: Uint8Array;
  /** Dated offers: shortest and longest stay, price in thousandths of the calendar's, services in cents per adult. */
  offerNights: Uint8Array;
  offerMaxNights: Uint8Array;
  offerRatio: Int32Array;
  offerExtra: Int32Array;
  /** Vouchers and activities: price and reference price in cents. */
  offerPrice: Int32Array;
  offerRefPrice: Int32Array;
  offerQuality: Int32Array;
  /** Last day of sale as epoch day; FOREVER without one. */
  offerLastDay: Int32Array;
  /** Room class of an offer: offers with the same capacity share one. */
  offerClass: Uint16Array;
  /** Capacities of the room classes. */
  classes: RoomCapacity[];
  /** Theme ids (not codes). */
  themes: Lists;
  tags: Lists;
  tagCodes: CodeTable;
  stars: Uint8Array;
  /** Local taxes that the shop collects: hotels with the same rules share a place in `taxRules`. */
  taxOfHotel: Uint32Array;
  taxRules: TaxRule[][];
  score: Float64Array;
  popularity: Int32Array;
  /** Index of the country in CATALOGUE_COUNTRIES. */
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
  /** Hotel numbers by place number, ascending. */
  hotelsOfPlace: Lists;
}

/** The catalogue in columns. */
export interface Columns extends FactColumns, CalendarColumns {}

/** Last day of sale of offers without one. */
const FOREVER = 2 ** 31 - 1;

const DATED: readonly OfferKind[] = ['weekend', 'stay', 'hotelNight'];
const byId = (a: { id: string }, b: { id: string }) => Number(a.id) - Number(b.id) || (a.id < b.id ? -1 : 1);

/** Records sorted by id. The database returns them sorted; sorting would be a long step. */
function* inOrderOfIds<T extends { id: string }>(records: readonly T[]): Steps<readonly T[]> {
  for (let place = 1; place < records.length; place += 1) {
    if (byId(records[place - 1]!, records[place]!) > 0) return records.toSorted(byId);
    if (place % IN_A_STEP === 0) yield;
  }
  return records;
}

/** The ids of records. */
function* idsOf(records: readonly { id: string }[]): Steps<string[]> {
  const ids: string[] = [];
  for (const { id } of records) {
    ids.push(id);
    if (ids.length % IN_A_STEP === 0) yield;
  }
  return ids;
}

/** Numbers by index. */
type NumberColumn = { [place: number]: number };

/** A numeric column. Reading an array is several times faster than reading records. */
function* column<Column extends NumberColumn, T>(
  into: Column,
  records: readonly T[],
  numberOf: (record: T) => number,
): Steps<Column> {
  const numbers: NumberColumn = into;
  for (const [place, record] of records.entries()) {
    numbers[place] = numberOf(record);
    if (place % IN_A_STEP === 0) yield;
  }
  return into;
}

/** Numbers the offers by room capacity. */
function* roomClasses(
  offers: readonly OfferRecord[],
): Steps<{ offerClass: Uint16Array; classes: RoomCapacity[] }> {
  const numbers = new Map<string, number>();
  const classes: RoomCapacity[] = [];
  const offerClass = yield* column(
    new Uint16Array(offers.length),
    offers,
    ({ maxAdults, maxChildren, maxBabies, maxPersons, childrenFrom }) => {
      const key = `${maxAdults},${maxChildren},${maxBabies},${maxPersons},${childrenFrom}`;
      const known = numbers.get(key);
      if (known !== undefined) return known;
      const room = {
        maxAdults,
        maxChildren,
        maxBabies,
        ...(maxPersons !== undefined && { maxPersons }),
        ...(childrenFrom !== undefined && { childrenFrom }),
      };
      const number = classes.push(room) - 1;
      numbers.set(key, number);
      return number;
    },
  );
  return { offerClass, classes };
}

/** Numbers the hotels by the rules of the taxes that the shop collects. */
function* taxesOf(
  hotels: readonly HotelRecord[],
  localTaxes: HotelFacts['localTaxes'],
): Steps<Pick<FactColumns, 'taxOfHotel' | 'taxRules'>> {
  const numbers = new Map<string, number>();
  const taxRules: TaxRule[][] = [];
  const taxOfHotel = yield* column(new Uint32Array(hotels.length), hotels, (hotel) => {
    const rules = rulesWithPrice(localTaxes(hotel) ?? []);
    const key = JSON.stringify(rules);
    const number = numbers.get(key) ?? taxRules.push(rules) - 1;
    numbers.set(key, number);
    return number;
  });
  return { taxOfHotel, taxRules };
}

/** Offers sorted by hotel and id, without those of unknown hotels. */
function* inOrder(
  allOffers: readonly OfferRecord[],
  hotels: number,
  hotelIndex: IdIndex,
): Steps<OfferRecord[]> {
  const ofHotels: OfferRecord[][] = [];
  for (let hotel = 0; hotel < hotels; hotel += 1) {
    ofHotels.push([]);
    if (hotel % IN_A_STEP === 0) yield;
  }
  for (const [place, offer] of allOffers.entries()) {
    ofHotels[hotelIndex.get(offer.hotelId) ?? -1]?.push(offer);
    if (place % IN_A_STEP === 0) yield;
  }
  const offers: OfferRecord[] = [];
  for (const ofHotel of ofHotels) {
    offers.push(...ofHotel.sort(byId));
    yield;
  }
  return offers;
}

/** Codes of a hotel's room types, which have calendars of their own. */
export const roomCodesOf = ({ supplied }: Pick<HotelRecord, 'supplied'>): string[] =>
  (supplied?.rooms ?? []).map(({ code }) => code).filter((code) => code !== STANDARD_ROOM);

/** Room types by hotel. */
function* roomsOf(hotels: readonly HotelRecord[]): Steps<Pick<FactColumns, 'roomStart' | 'roomCodes'>> {
  const roomStart = new Int32Array(hotels.length + 1);
  const roomCodes: string[] = [];
  for (const [index, hotel] of hotels.entries()) {
    roomCodes.push(...roomCodesOf(hotel));
    roomStart[index + 1] = roomCodes.length;
    if (index % IN_A_STEP === 0) yield;
  }
  return { roomStart, roomCodes };
}

/** Builds the columns of facts, with the local taxes that the shop knows. Offers of unknown hotels are left out. */
export function* toFactColumns(
  allHotels: readonly HotelRecord[],
  allOffers: readonly OfferRecord[],
  localTaxes: HotelFacts['localTaxes'],
): Steps<FactColumns> {
  const hotels = yield* inOrderOfIds(allHotels);
  const hotelIds = yield* idsOf(hotels);
  const hotelIndex = yield* indexOfIds(hotelIds);
  const offers = yield* inOrder(allOffers, hotels.length, hotelIndex);
  const offerIds = yield* idsOf(offers);

  const ofOffers = <Column extends NumberColumn>(
    Type: new (length: number) => Column,
    numberOf: (offer: OfferRecord) => number,
  ) => column(new Type(offers.length), offers, numberOf);
  const ofHotels = <Column extends NumberColumn>(
    Type: new (length: number) => Column,
    numberOf: (hotel: HotelRecord) => number,
  ) => column(new Type(hotels.length), hotels, numberOf);

  const hotelOfOffer = yield* ofOffers(Int32Array, ({ hotelId }) => hotelIndex.get(hotelId) ?? 0);
  const offerStart = new Int32Array(hotels.length + 1);
  for (const hotel of hotelOfOffer) offerStart[hotel + 1]! += 1;
  for (let index = 1; index < offerStart.length; index += 1) offerStart[index]! += offerStart[index - 1]!;
  const { roomStart, roomCodes } = yield* roomsOf(hotels);
  const unitOfOffer = yield* ofOffers(Int32Array, ({ hotelId, room }) => {
    const hotel = hotelIndex.get(hotelId) ?? 0;
    if (room === undefined) return hotel;
    const place = roomCodes.slice(roomStart[hotel], roomStart[hotel + 1]).indexOf(room);
    // Plans name room types that the hotel has.
    return place < 0 ? hotel : hotels.length + roomStart[hotel]! + place;
  });

  const [tags, tagCodes] = yield* codeLists(offers, (offer) => offer.activityIds);
  const [types, typeCodes] = yield* codeLists(hotels, (hotel) => [hotel.type]);
  const [environments, environmentCodes] = yield* codeLists(hotels, (hotel) => hotel.environments);
  const [styles, styleCodes] = yield* codeLists(hotels, (hotel) => hotel.styles);
  const [facilities, facilityCodes] = yield* codeLists(hotels, (hotel) => hotel.facilities);
  const [places, placeCodes] = yield* codeLists(hotels, ({ placeIds }) =>
    placeIds.filter((id, place) => placeIds.indexOf(id) === place),
  );
  return {
    hotels,
    offers,
    hotelIds,
    offerIds,
    hotelIndex,
    offerIndex: yield* indexOfIds(offerIds),
    hotelOfOffer,
    unitOfOffer,
    roomStart,
    roomCodes,
    offerStart,
    offerFlows: yield* ofOffers(Uint8Array, (offer) =>
      SEARCH_FLOWS.reduce((bits, flow, bit) => bits | (offer.flows.includes(flow) ? 1 << bit : 0), 0),
    ),
    offerKind: yield* ofOffers(Uint8Array, (offer) => OFFER_KINDS.indexOf(offer.kind)),
    offerDated: yield* ofOffers(Uint8Array, (offer) => (DATED.includes(offer.kind) ? 1 : 0)),
    offerNights: yield* ofOffers(Uint8Array, (offer) => Math.min(255, offer.nights)),
    offerMaxNights: yield* ofOffers(Uint8Array, (offer) => Math.min(255, offer.maxNights)),
    offerRatio: yield* ofOffers(Int32Array, (offer) => offer.roomRatio),
    offerExtra: yield* ofOffers(Int32Array, (offer) => offer.extraPerAdult),
    offerPrice: yield* ofOffers(Int32Array, (offer) => offer.fixedPrice),
    offerRefPrice: yield* ofOffers(Int32Array, (offer) => offer.fixedRefPrice),
    offerQuality: yield* ofOffers(Int32Array, (offer) => offer.quality),
    offerLastDay: yield* ofOffers(Int32Array, ({ expiration }) =>
      expiration === undefined ? FOREVER : toEpochDay(expiration),
    ),
    ...(yield* roomClasses(offers)),
    themes: yield* numberLists(offers, (offer) => offer.themeIds),
    tags,
    tagCodes,
    stars: yield* ofHotels(Uint8Array, (hotel) => hotel.stars),
    ...(yield* taxesOf(hotels, localTaxes)),
    score: yield* ofHotels(Float64Array, (hotel) => hotel.score),
    popularity: yield* ofHotels(Int32Array, (hotel) => hotel.popularity),
    country: yield* ofHotels(Uint8Array, (hotel) => CATALOGUE_COUNTRIES.indexOf(hotel.country)),
    lat: yield* ofHotels(Float64Array, (hotel) => hotel.lat),
    lng: yield* ofHotels(Float64Array, (hotel) => hotel.lng),
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
    hotelsOfPlace: yield* hotelsByPlace(places, placeCodes),
  };
}
