import { toEpochDay } from '../../../widgets/core/dates/plain-date.ts';
import { SEARCH_FLOWS } from '../../../widgets/core/search/flow.ts';
import type { CatalogueRecords, HotelRecord, OfferKind, OfferRecord } from '../catalogue/records.ts';

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

/** The sellable catalogue in columns. Hotels and offers are in the order of their ids; offers lie by hotel. */
export interface Columns {
  hotels: HotelRecord[];
  offers: OfferRecord[];
  hotelIndex: Map<string, number>;
  offerIndex: Map<string, number>;
  /** The hotel of an offer. */
  hotelOfOffer: Int32Array;
  /** Offers of hotel `i`: from `offerStart[i]` to `offerStart[i + 1]`. */
  offerStart: Int32Array;
  /** Bit `n` is flow `n` of SEARCH_FLOWS. */
  offerFlows: Uint8Array;
  /** 1 where the price follows the calendar. */
  offerDated: Uint8Array;
  /** Of dated offers: shortest and longest stay, thousandths of the calendar's price, cents per adult on top. */
  offerNights: Uint8Array;
  offerMaxNights: Uint8Array;
  offerRatio: Int32Array;
  offerExtra: Int32Array;
  /** The room class of an offer: offers that take the same party share one. */
  offerClass: Uint16Array;
  /** One offer of each room class. */
  classes: OfferRecord[];
  tags: Lists;
  tagCodes: CodeTable;
  stars: Uint8Array;
  score: Float64Array;
  types: Uint8Array;
  typeCodes: CodeTable;
  environments: Lists;
  environmentCodes: CodeTable;
  styles: Lists;
  styleCodes: CodeTable;
  facilities: Lists;
  facilityCodes: CodeTable;
  /** Hotels of a place, ascending, by place id. */
  hotelsOfPlace: Map<string, Int32Array>;
  /** Epoch day of day 0 of the four calendar columns. */
  firstDay: number;
  /**
   * Days of the four calendar columns. A night stands at [day * hotels + hotel]: a dated search reads a few whole
   * days from end to end, which is several times quicker than a few nights here and there.
   */
  days: number;
  prices: Int32Array;
  promos: Uint8Array;
  stock: Uint8Array;
  minLos: Uint8Array;
}

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

function hotelsByPlace(hotels: readonly HotelRecord[]): Map<string, Int32Array> {
  const lists = new Map<string, number[]>();
  hotels.forEach((hotel, index) => {
    for (const place of new Set(hotel.placeIds)) {
      const list = lists.get(place);
      if (list) list.push(index);
      else lists.set(place, [index]);
    }
  });
  return new Map([...lists].map(([place, list]) => [place, Int32Array.from(list)]));
}

function calendarColumns(records: CatalogueRecords, hotels: readonly HotelRecord[]) {
  let firstDay = Number.POSITIVE_INFINITY;
  let end = 0;
  for (const calendar of records.calendars.values()) {
    const first = toEpochDay(calendar.firstDay);
    firstDay = Math.min(firstDay, first);
    end = Math.max(end, first + calendar.prices.length);
  }
  if (end === 0) firstDay = 0;
  const days = end - firstDay;
  const count = hotels.length;
  const prices = new Int32Array(count * days);
  const promos = new Uint8Array(count * days);
  const stock = new Uint8Array(count * days);
  const minLos = new Uint8Array(count * days);
  hotels.forEach((hotel, index) => {
    const calendar = records.calendars.get(hotel.id);
    if (!calendar) return;
    let at = (toEpochDay(calendar.firstDay) - firstDay) * count + index;
    for (let day = 0; day < calendar.prices.length; day += 1, at += count) {
      prices[at] = calendar.prices[day] ?? 0;
      promos[at] = calendar.promos[day] ?? 0;
      stock[at] = calendar.stock[day] ?? 0;
      minLos[at] = calendar.minLos[day] ?? 0;
    }
  });
  return { firstDay, days, prices, promos, stock, minLos };
}

/** Numbers the offers by what their rooms take. */
function roomClasses(offers: readonly OfferRecord[]): { offerClass: Uint16Array; classes: OfferRecord[] } {
  const numbers = new Map<string, number>();
  const classes: OfferRecord[] = [];
  const offerClass = Uint16Array.from(offers, (offer) => {
    const key = `${offer.maxAdults},${offer.maxChildren},${offer.maxBabies}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = classes.push(offer) - 1;
    numbers.set(key, number);
    return number;
  });
  return { offerClass, classes };
}

/** Lays the catalogue out in columns. Offers of unknown hotels are left out. */
export function toColumns(records: CatalogueRecords): Columns {
  const hotels = records.hotels.toSorted(byId);
  const hotelIndex = new Map(hotels.map((hotel, index) => [hotel.id, index]));
  const offers = records.offers
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
  return {
    hotels,
    offers,
    hotelIndex,
    offerIndex: new Map(offers.map((offer, index) => [offer.id, index])),
    hotelOfOffer,
    offerStart,
    offerFlows: Uint8Array.from(offers, (offer) =>
      SEARCH_FLOWS.reduce((bits, flow, bit) => bits | (offer.flows.includes(flow) ? 1 << bit : 0), 0),
    ),
    offerDated: Uint8Array.from(offers, (offer) => (DATED.includes(offer.kind) ? 1 : 0)),
    // Reading a number from an array is several times quicker than from a hundred thousand records.
    offerNights: Uint8Array.from(offers, (offer) => Math.min(255, offer.nights)),
    offerMaxNights: Uint8Array.from(offers, (offer) => Math.min(255, offer.maxNights)),
    offerRatio: Int32Array.from(offers, (offer) => offer.roomRatio),
    offerExtra: Int32Array.from(offers, (offer) => offer.extraPerAdult),
    ...roomClasses(offers),
    tags,
    tagCodes,
    stars: Uint8Array.from(hotels, (hotel) => hotel.stars),
    score: Float64Array.from(hotels, (hotel) => hotel.score),
    types: Uint8Array.from(types.values),
    typeCodes,
    environments,
    environmentCodes,
    styles,
    styleCodes,
    facilities,
    facilityCodes,
    hotelsOfPlace: hotelsByPlace(hotels),
    ...calendarColumns(records, hotels),
  };
}
