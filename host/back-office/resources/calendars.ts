import * as z from 'zod/mini';
import { nightsOfRoom, STANDARD_ROOM } from '@staykit/contract/inventory/room-nights.ts';
import { createInventory } from '@staykit/gateway/catalogue/inventory/inventory.ts';
import { rowToCalendar, type CalendarRow } from '@staykit/gateway/catalogue/store/calendar-bytes.ts';
import { addDays, nightsBetween } from '@staykit/values/dates/plain-date.ts';
import { action, resource, type ReadContext, type Row } from '../registry/resource.ts';
import { asSupplier } from './hotels.ts';
import { mayOpenHotel } from './own-hotels.ts';
import { taken } from './taken.ts';

const READ = ['support', 'inventory', 'supplier'] as const;
const EDIT = ['inventory', 'supplier'] as const;

/** `12:2026-12` or `12:2026-12:suite`: a hotel, a month, and a room type other than the standard one. */
const ID = /^(\d{1,15}):(\d{4}-(?:0[1-9]|1[0-2]))(?::([\w.:-]{1,60}))?$/;

/** Room types that have a calendar, the standard one first. */
const ROOMS = `select r.room_type as code, coalesce((select one->'name'->>'fr' from hotels h,
    jsonb_array_elements(coalesce(h.data->'supplied'->'rooms', '[]')) one
    where h.id = r.hotel_id and one->>'code' = r.room_type limit 1), r.room_type) as name
  from (select hotel_id, '${STANDARD_ROOM}' as room_type from calendars
    union select hotel_id, room_type from room_calendars) r
  where r.hotel_id = $1 order by r.room_type <> '${STANDARD_ROOM}', name`;

/** A night as a supplier set it, or as it is on sale. */
interface Night {
  night: string;
  /** Cents for one room and two adults, promotion deducted; 0: not sold. */
  price: number;
  /** Rooms in all. */
  allotment: number;
  sold: number;
  promotion: number;
  minimumStay: number;
  closed: boolean;
  closedToArrival: boolean;
}

const nextMonth = (month: string): string => addDays(`${month}-28`, 4).slice(0, 7);

async function show({ db, staff }: ReadContext, id: string): Promise<Row | undefined> {
  const [, hotelId = '', month = '', room = STANDARD_ROOM] = ID.exec(id) ?? [];
  if (hotelId === '' || !mayOpenHotel(staff, hotelId)) return undefined;
  const [stored] = await db.query<CalendarRow & { hotel: string }>(
    `select c.*, h.data->>'name' as hotel from hotels h join (
      select hotel_id, '${STANDARD_ROOM}' as room_type, first_day, prices, promos, stock, min_los, limits from calendars
      union all select hotel_id, room_type, first_day, prices, promos, stock, min_los, limits from room_calendars
    ) c on c.hotel_id = h.id where h.id = $1 and c.room_type = $2`,
    [hotelId, room],
  );
  if (!stored) return undefined;
  const calendar = rowToCalendar(stored);
  const first = `${month}-01`;
  const end = `${nextMonth(month)}-01`;
  const rows = await db.query<Night & { follows: boolean }>(
    `select night, price_cents as price, wanted as allotment, sold, promo as promotion, min_stay as "minimumStay", closed,
      closed_to_arrival as "closedToArrival", follows
    from room_nights where hotel_id = $1 and room_type = $4 and night >= $2 and night < $3`,
    [hotelId, first, end, room],
  );
  const set = new Map(rows.map((row) => [row.night, row]));
  const nights: Night[] = [];
  for (let night = first; night < end; night = addDays(night, 1)) {
    const index = nightsBetween(calendar.firstDay, night);
    if (index < 0 || index >= calendar.stock.length) continue;
    const shown: Night = {
      night,
      price: calendar.prices[index] ?? 0,
      allotment: calendar.stock[index] ?? 0,
      sold: 0,
      promotion: calendar.promos[index] ?? 0,
      minimumStay: Math.max(1, calendar.minLos[index] ?? 0),
      closed: false,
      closedToArrival: calendar.minLos[index] === 0,
    };
    const { follows, ...own } = set.get(night) ?? { follows: true };
    // A night of a room type that follows the standard one has its own rooms alone.
    nights.push(follows ? { ...shown, ...roomsOf(own) } : { ...shown, ...own });
  }
  return {
    id,
    hotelId,
    hotel: stored.hotel,
    month,
    room,
    rooms: await db.query(ROOMS, [hotelId]),
    firstDay: calendar.firstDay,
    lastDay: addDays(calendar.firstDay, calendar.stock.length - 1),
    nights,
  };
}

/** Rooms of a night, without prices and rules. */
const roomsOf = ({ allotment, sold, closed }: Partial<Night>): Partial<Night> => ({
  ...(allotment !== undefined && { allotment }),
  ...(sold !== undefined && { sold }),
  ...(closed !== undefined && { closed }),
});

/** Prices and rooms of a hotel's room types by month. */
export const calendars = resource({
  name: 'calendars',
  roles: READ,
  filter: z.object({ hotel: z.string().check(z.regex(/^\d{1,15}$/, 'expected the id of a hotel')) }),
  sorts: ['month'],
  async list({ db, staff }, { filter: { hotel }, offset, limit }) {
    if (!mayOpenHotel(staff, hotel)) return { rows: [], total: 0 };
    const [span] = await db.query<{ first: string; last: string }>(
      'select first_day as first, first_day + length(stock) - 1 as last from calendars where hotel_id = $1',
      [hotel],
    );
    const rows: Row[] = [];
    for (
      let month = span?.first.slice(0, 7);
      span && month && month <= span.last.slice(0, 7);
      month = nextMonth(month)
    )
      rows.push({ id: `${hotel}:${month}`, hotelId: hotel, month });
    return { rows: rows.slice(offset, offset + limit), total: rows.length };
  },
  get: show,
  actions: {
    /** Sets the nights of a range, which may reach beyond the month; fields that are absent stay as they are. */
    set: action(
      EDIT,
      z.omit(nightsOfRoom, { hotel: true, room: true }),
      async ({ db, staff, now }, id, nights) => {
        const [, hotel = '', , room] = ID.exec(id) ?? [];
        const inventory = createInventory({ db, clock: () => now });
        const item = { hotel, ...(room !== undefined && { room }), ...nights };
        taken(await inventory.setNights(asSupplier(staff.email, hotel), [item]));
      },
    ),
  },
});
