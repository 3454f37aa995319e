import type { CalendarRecord, HotelRecord, OfferRecord } from '../../catalogue/records.ts';
import type { Queryable } from '../../database/database.ts';
import {
  readRoomCalendars,
  rowToCalendar,
  withRooms,
  type CalendarRow,
} from '../../catalogue/store/calendar-bytes.ts';

/** An offer with its hotel and calendar, which has those of room types where the offer is for one. */
export interface SellableOffer {
  offer: OfferRecord;
  hotel: HotelRecord;
  calendar: CalendarRecord;
}

/** Reads an offer from the database for a sale; never from the read model, which may lag. */
export async function sellableOffer(db: Queryable, offerId: string): Promise<SellableOffer | undefined> {
  // Any other text is an unknown id, and no number for the database.
  if (!/^\d{1,15}$/.test(offerId)) return undefined;
  const [row] = await db.query<CalendarRow & { offer: string; hotel: string }>(
    `select o.data::text as offer, h.data::text as hotel, c.*
    from offers o join hotels h on h.id = o.hotel_id join calendars c on c.hotel_id = o.hotel_id
    where o.id = $1`,
    [offerId],
  );
  if (!row) return undefined;
  const offer = JSON.parse(row.offer) as OfferRecord;
  const ofRooms = offer.room === undefined ? [] : await readRoomCalendars(db, [offer.hotelId]);
  return {
    offer,
    hotel: JSON.parse(row.hotel) as HotelRecord,
    calendar: withRooms(rowToCalendar(row), ofRooms),
  };
}
