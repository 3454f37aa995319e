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
  /** Nights of the longest calendar: the row length of the four calendar columns. */
  days: number;
  /** Epoch day of the first night of a hotel's calendar. */
  firstDay: Int32Array;
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
  let days = 0;
  for (const calendar of records.calendars.values()) days = Math.max(days, calendar.prices.length);
  const firstDay = new Int32Array(hotels.length);
  const prices = new Int32Array(hotels.length * days);
  const promos = new Uint8Array(hotels.length * days);
  const stock = new Uint8Array(hotels.length * days);
  const minLos = new Uint8Array(hotels.length * days);
  hotels.forEach((hotel, index) => {
    const calendar = records.calendars.get(hotel.id);
    if (!calendar) return;
    firstDay[index] = toEpochDay(calendar.firstDay);
    prices.set(calendar.prices, index * days);
    promos.set(calendar.promos, index * days);
    stock.set(calendar.stock, index * days);
    minLos.set(calendar.minLos, index * days);
  });
  return { days, firstDay, prices, promos, stock, minLos };
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
