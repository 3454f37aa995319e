import { formatDay } from '@staykit/core/dates/format-date.ts';
import { parseActivitySelection } from '@staykit/core/offer/activity/activity-dates.ts';
import { STANDARD_ROOM } from '@staykit/contract/inventory/room-nights.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { dayInUtc } from '../../catalogue/calendar-day.ts';
import { readProductId } from '../../catalogue/facts/product-id.ts';
import { textIn, textLanguage, type CatalogueText, type HotelRecord } from '../../catalogue/records.ts';
import type { Queryable } from '../../database/database.ts';
import type { ReservationMailData } from '../../mail/mail.ts';
import { queueMail } from '../../mail/outbox.ts';
import { agesOf } from '../booking/bookings.ts';
import { DAY_MS, type SellingParts } from '../selling-parts.ts';
import { settleEach } from '../settle/settle-each.ts';
import { isDue } from '../settle/settling-failures.ts';
import { hotelLocale } from './hotel-locale.ts';
import { findEvent, type EventStay, type ReservationEvent } from './reservation-events.ts';
import { contactOf, partyOf } from './show-events.ts';
import { reservationsAddress } from './supplier-contacts.ts';

/** Days for which an event waits for an address of its hotel. */
const WAITING_DAYS = 30;
/** Mails of one run. */
const BATCH = 100;

/** An event whose hotel is not mailed yet, and where to. */
interface Unmailed {
  number: string;
  version: number;
  address: string;
}

/** Queues the mails to hotels about what happened to their reservations: one of each event, in the hotel's language. */
export async function mailHotels(parts: SellingParts): Promise<void> {
  const { db, clock } = parts;
  const unmailed = await db.query<Unmailed>(
    `select * from (
      select e.booking_number as number, e.version, e.id, ${reservationsAddress('$1')} as address
      from reservation_events e join hotels h on h.id = e.hotel_id
      where e.mailed_at is null and e.happened_at > $2
        and ${isDue('hotelMail', `e.booking_number || ':' || e.version`)}
    ) waiting where address is not null order by id limit ${BATCH}`,
    [new Date(clock()), new Date(clock() - WAITING_DAYS * DAY_MS)],
  );
  await settleEach(parts, 'hotelMail', unmailed, {
    idOf: ({ number, version }) => `${number}:${version}`,
    settle: (one) => db.transaction((tx) => mailHotel(parts, tx, one)),
  });
}

async function mailHotel(
  { clock, office }: SellingParts,
  tx: Queryable,
  { number, version, address }: Unmailed,
): Promise<void> {
  const mine = await tx.query(
    `update reservation_events set mailed_at = $3 where booking_number = $1 and version = $2 and mailed_at is null
    returning id`,
    [number, version, new Date(clock())],
  );
  const event = mine.length > 0 ? await findEvent(tx, number, version) : undefined;
  const [hotel] = event
    ? await tx.query<{ data: HotelRecord }>('select data from hotels where id = $1', [event.hotelId])
    : [];
  // Another process has mailed it.
  if (!event || !hotel) return;
  const locale = hotelLocale(hotel.data);
  const link = office === undefined ? undefined : await linkOf(tx, office, event);
  const data = {
    ...(await reservationData(tx, event, { hotel: hotel.data, locale, today: dayInUtc(clock()) })),
    ...(link !== undefined && { link }),
  };
  await queueMail(
    tx,
    { template: `reservation-${event.kind}`, locale, to: address, data },
    `reservation:${number}:${version}`,
  );
}

/** The reservation in the back office, where an account of the hotel is there to open it. */
async function linkOf(
  tx: Queryable,
  office: string,
  { bookingNumber, hotelId }: ReservationEvent,
): Promise<string | undefined> {
  const people = await tx.query(
    'select 1 from staff where $1::bigint = any(hotels) and disabled_at is null limit 1',
    [hotelId],
  );
  return people.length > 0 ? `${office}/admin/#/reservations/${bookingNumber}/show` : undefined;
}

/** The hotel, the language of its mails and the present day. */
interface Reader {
  hotel: HotelRecord;
  locale: Locale;
  today: string;
}

async function reservationData(
  tx: Queryable,
  event: ReservationEvent,
  { hotel, locale, today }: Reader,
): Promise<ReservationMailData> {
  const { stay, guest, version, bookingNumber } = event;
  const language = textLanguage(locale);
  const nameOf = (name: CatalogueText) => textIn(name, language);
  const [plan] = await tx.query<{ name: CatalogueText }>(
    `select data->'name' as name from rate_plans where hotel_id = $1 and offer_id = $2`,
    [hotel.id, stay.offer],
  );
  const room = hotel.supplied?.rooms?.find(({ code }) => code === (stay.room ?? STANDARD_ROOM));
  const before = version > 1 ? (await findEvent(tx, bookingNumber, version - 1))?.stay : undefined;
  const { phone, email } = contactOf(event, today);
  const departure = addDays(stay.checkin, stay.nights);
  const party = partyOf(stay);
  return {
    bookingNumber,
    hotelName: hotel.name,
    planName: plan ? nameOf(plan.name) : (stay.label ?? ''),
    roomName: room ? nameOf(room.name) : (stay.room ?? STANDARD_ROOM),
    rooms: stay.rooms,
    checkin: stay.checkin,
    checkout: departure,
    ...(before && datesBefore(before, stay)),
    ...party,
    ...agesOf({ guest, stay: { pax: party } }),
    extras: [
      ...extraNames(stay, hotel, nameOf),
      ...(await activityNames(tx, stay, { hotel, locale, today })),
    ],
    guestName: `${guest.firstName} ${guest.lastName}`.trim(),
    ...(phone !== undefined && { guestPhone: phone }),
    ...(email !== undefined && { guestEmail: email }),
    ...(guest.message !== undefined && { message: guest.message }),
    grossCents: stay.gross,
    commissionCents: stay.gross - stay.net,
    netCents: stay.net,
    taxCollectedCents: stay.tax,
    taxOnSiteCents: stay.taxAtHotel,
  };
}

function datesBefore(before: EventStay, now: EventStay): Pick<ReservationMailData, 'before'> {
  const { checkin, nights } = before;
  if (checkin === now.checkin && nights === now.nights) return {};
  return { before: { checkin, checkout: addDays(checkin, nights) } };
}

function extraNames(
  { product }: EventStay,
  { supplied }: HotelRecord,
  nameOf: (name: CatalogueText) => string,
): string[] {
  const numbers = product === null ? [] : readProductId(product).extras;
  return (supplied?.extras ?? []).flatMap(({ number, name }) =>
    numbers.includes(number) ? [nameOf(name)] : [],
  );
}

async function activityNames(
  tx: Queryable,
  { checkin, activities }: EventStay,
  { hotel, locale }: Reader,
): Promise<string[]> {
  const days = Object.entries(parseActivitySelection(checkin, activities ?? '') ?? {});
  if (days.length === 0) return [];
  const rows = await tx.query<{ id: string; name: CatalogueText }>(
    `select activity_id::text as id, data->'name' as name from undated_plans
    where hotel_id = $1 and activity_id = any($2::bigint[])`,
    [hotel.id, days.map(([id]) => id)],
  );
  const names = new Map(rows.map(({ id, name }) => [id, textIn(name, textLanguage(locale))]));
  return days.map(([id, day]) => `${names.get(id) ?? id}, ${formatDay(day, locale)}`);
}
