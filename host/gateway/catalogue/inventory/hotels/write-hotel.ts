import type * as z from 'zod/mini';
import type { contentOfHotel } from '@staykit/contract/inventory/hotel-contents.ts';
import type { Queryable } from '../../../database/database.ts';
import { lockCalendars } from '../../../selling/stock/stock.ts';
import { dayInUtc } from '../../calendar-day.ts';
import type { CalendarRecord, HotelRecord } from '../../records.ts';
import { writeCatalogueBatch } from '../../store/catalogue-write.ts';
import {
  ECO_FACILITIES,
  FACILITIES,
  HOTEL_ENVIRONMENTS,
  HOTEL_STYLES,
  HOTEL_TYPES,
  type Term,
} from '../../vocabulary.ts';
import { changeHotel, withSupplied } from './change-hotel.ts';
import { findTown } from './find-town.ts';
import { lockNewIds, newHotelId } from './new-ids.ts';
import type { Outcome } from './outcome.ts';

/** A checked item of a push. */
export type HotelItem = z.output<typeof contentOfHotel>;

/** Days of a new calendar. */
const CALENDAR_DAYS = 400;
/** Weight for the sort by popularity, where nothing is known. */
const POPULARITY = 500;

/** Fields that a new hotel needs. */
const NEEDED = [
  'name',
  'country',
  'city',
  'address',
  'postcode',
  'lat',
  'lng',
] as const satisfies readonly (keyof HotelItem)[];

/** Fields that say where a hotel is. */
const OF_PLACE = ['country', 'city', 'region', 'lat', 'lng'] as const satisfies readonly (keyof HotelItem)[];

/** Code words by field. */
const WORDS: Record<'environments' | 'styles' | 'facilities', readonly Term[]> = {
  environments: HOTEL_ENVIRONMENTS,
  styles: HOTEL_STYLES,
  facilities: FACILITIES,
};

/** Changes a hotel. Absent fields stay. */
export async function writeHotel(tx: Queryable, hotelId: string, item: HotelItem): Promise<Outcome> {
  const problem = unknownWord(item);
  if (problem !== undefined) return { problem };
  let place: PlaceOfHotel | undefined;
  if (OF_PLACE.some((field) => item[field] !== undefined)) {
    // Locks in the order of all others: calendar, ids, hotel.
    await lockCalendars(tx, [hotelId]);
    const [row] = await tx.query<{ data: HotelRecord }>('select data from hotels where id = $1', [hotelId]);
    if (row && movesPlace(row.data, item)) place = await placeOf(tx, row.data, item);
  }
  return changeHotel(tx, hotelId, (hotel) => withItem(hotel, item, place));
}

/** A new hotel and who makes it. */
export interface NewHotel {
  item: HotelItem;
  /** Register of the supplier's hotels. */
  register: string;
  /** The present instant in ms since 1970. */
  now: number;
}

/**
 * Makes a hotel with a calendar in which nothing is sold yet. Its code is the supplier's; its id is new. `known`:
 * another push has just made it.
 */
export async function makeHotel(
  tx: Queryable,
  { item, register, now }: NewHotel,
): Promise<Outcome | 'known'> {
  const missing = NEEDED.filter((field) => item[field] === undefined);
  if (missing.length > 0) return { problem: `${missing.join(', ')}: required for a new hotel.` };
  const problem = unknownWord(item);
  if (problem !== undefined) return { problem };
  await lockNewIds(tx);
  const known = await tx.query('select 1 from hotels where register = $1 and external_key = $2', [
    register,
    item.hotel,
  ]);
  if (known.length > 0) return 'known';
  const { country = 'FR', lat = 0, lng = 0 } = item;
  const empty: HotelRecord = {
    id: '',
    name: '',
    country,
    placeIds: [],
    cityId: '',
    cityName: '',
    address: '',
    postcode: '',
    lat,
    lng,
    stars: 0,
    rooms: 1,
    score: 0,
    reviewCount: 0,
    type: 'hotel',
    environments: [],
    styles: [],
    facilities: [],
    ecoFacilities: 0,
    pictures: [],
    popularity: POPULARITY,
    seed: 0,
    register,
  };
  const place = await placeOf(tx, empty, item);
  const hotel = { ...withItem(empty, item, place), id: await newHotelId(tx) };
  await writeCatalogueBatch(tx, {
    hotels: [hotel],
    externalKeys: new Map([[hotel.id, item.hotel]]),
    calendars: [emptyCalendar(hotel.id, dayInUtc(now), CALENDAR_DAYS)],
  });
  return 'changed';
}

/** Nights in which nothing is sold. */
export const emptyCalendar = (hotelId: string, firstDay: string, days: number): CalendarRecord => ({
  hotelId,
  firstDay,
  prices: new Int32Array(days),
  promos: new Uint8Array(days),
  stock: new Uint8Array(days),
  minLos: new Uint8Array(days).fill(1),
});

type PlaceOfHotel = Pick<HotelRecord, 'country' | 'placeIds' | 'cityId' | 'cityName' | 'lat' | 'lng'>;

function movesPlace(hotel: HotelRecord, { country, city, lat, lng, region }: HotelItem): boolean {
  return (
    (country !== undefined && country !== hotel.country) ||
    (city !== undefined && city !== hotel.cityName) ||
    (lat !== undefined && lat !== hotel.lat) ||
    (lng !== undefined && lng !== hotel.lng) ||
    (region !== undefined && city === undefined && hotel.cityName === '')
  );
}

async function placeOf(tx: Queryable, hotel: HotelRecord, item: HotelItem): Promise<PlaceOfHotel> {
  const { country = hotel.country, city = hotel.cityName, lat = hotel.lat, lng = hotel.lng, region } = item;
  const town = await findTown(tx, { country, city, lat, lng, ...(region !== undefined && { region }) });
  return { country, placeIds: [town.id, ...town.parents], cityId: town.id, cityName: city, lat, lng };
}

function withItem(hotel: HotelRecord, item: HotelItem, place: PlaceOfHotel | undefined): HotelRecord {
  const { name, address, postcode, stars, rooms, type, environments, styles, facilities } = item;
  const { onSale, description, checkin, checkout, checkinUntil, phone } = item;
  const { reservationsEmail, reservationsLocale } = item;
  const eco = facilities?.filter((word) => ECO_FACILITIES.some(({ code }) => code === word)).length;
  const supplied = {
    ...(onSale !== undefined && { onSale }),
    ...(description && { description: { ...hotel.supplied?.description, ...description } }),
    ...(checkin !== undefined && { checkin }),
    ...(checkout !== undefined && { checkout }),
    ...(checkinUntil !== undefined && { checkinUntil }),
    ...(phone !== undefined && { phone }),
    ...(reservationsEmail !== undefined && { reservationsEmail }),
    ...(reservationsLocale !== undefined && { reservationsLocale }),
  };
  const changed: HotelRecord = {
    ...hotel,
    ...place,
    ...(name !== undefined && { name }),
    ...(address !== undefined && { address }),
    ...(postcode !== undefined && { postcode }),
    ...(stars !== undefined && { stars }),
    ...(rooms !== undefined && { rooms }),
    ...(type !== undefined && { type }),
    ...(environments && { environments }),
    ...(styles && { styles }),
    ...(facilities && { facilities }),
    ...(eco !== undefined && { ecoFacilities: eco }),
  };
  return Object.keys(supplied).length > 0 ? withSupplied(changed, supplied) : changed;
}

/** What is wrong with a word that the vocabulary does not have. */
function unknownWord(item: HotelItem): string | undefined {
  if (item.type !== undefined && !HOTEL_TYPES.some(({ code }) => code === item.type))
    return `type: unknown code, received "${item.type}".`;
  for (const field of ['environments', 'styles', 'facilities'] as const) {
    const unknown = item[field]?.find((word) => !WORDS[field].some(({ code }) => code === word));
    if (unknown !== undefined) return `${field}: unknown code, received "${unknown}".`;
  }
  return undefined;
}
