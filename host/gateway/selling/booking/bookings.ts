import { STANDARD_ROOM } from '@staykit/contract/inventory/room-nights.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { CancellationPolicy } from '@staykit/core/offer/card/offer-card.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import type { ProgramLine } from '@staykit/core/offer/activity/programme.ts';
import type { PriceInfo } from '@staykit/core/price/price-info.ts';
import type { FinalPrice } from '@staykit/core/price/quote-price.ts';
import type { Queryable } from '../../database/database.ts';
import { fitsAges } from '../../catalogue/room-capacity.ts';
import type { OpeningHours } from '../../catalogue/facts/hotel-facts.ts';
import type { SoldPromotion } from '../promo/promotion.ts';
import { unlessPaused } from '../partner-pauses.ts';
import { isDue } from '../settle/settling-failures.ts';

/** State of a booking. `pending`: rooms are held and the provider is asked for the payment. */
export type BookingState = 'pending' | 'confirmed' | 'cancelled' | 'refused' | 'lapsed';

/** The hotel of a stay as its guest finds it; stays that were sold before have no more than name and address. */
interface SoldHotel {
  id: string;
  label: string;
  /** Street, postcode and town in one line. */
  address: string;
  /** Its clock, as the IANA names it. */
  timeZone?: string;
  /** The reception, in international form. */
  phone?: string;
  hours?: OpeningHours;
}

/** The stay as sold: the catalogue may change later. */
export interface SoldStay {
  productId: string;
  label: string;
  hotel: SoldHotel;
  pax: Pax;
  activities: string;
  lines: ProgramLine[];
  priceInfo: PriceInfo;
  finalPrice: FinalPrice;
  taxAtHotel: number;
  policy: CancellationPolicy;
  /** The guest's discount code, which also applies to changes. */
  promoCode?: string;
  /** That code, where it is one of the shop. */
  promotion?: SoldPromotion;
  /** The gift that paid for it; the booking's total is what the guest paid on top. */
  gift?: { worthCents: number };
}

/** The guest. */
export interface Guest {
  firstName: string;
  lastName: string;
  phone?: string;
  /** A message to the hotel. */
  message?: string;
  /** Age in years on the day of arrival of each traveller under 12. */
  childAges?: number[];
}

/** Attribution of a sale, by which partners are paid. [MINISITE-17] */
export interface SaleSource {
  minisiteId?: number;
  utm?: Readonly<Record<string, string>>;
  origin?: string;
}

/** A stored booking. Amounts are cents. */
export interface BookingRow {
  number: string;
  state: BookingState;
  quoteId: string;
  offerId: string;
  hotelId: string;
  checkin: PlainDate;
  nights: number;
  rooms: number;
  sellCents: number;
  /** Local tax included in the total. */
  taxCents: number;
  totalCents: number;
  /** Refunds of changes and of the cancellation. */
  refundCents: number;
  /** Refund of the cancellation. */
  cancelRefundCents: number;
  stay: SoldStay;
  email: string;
  guest: Guest;
  locale: Locale;
  source: SaleSource;
  /** Secret of the address of its invoices; the database draws it. */
  invoiceToken?: string;
  /** Names the booking in links, and signs them; the database draws both. */
  linkId?: string;
  linkKey?: string;
}

/** A booked night, for refunds and the stock audit. */
export interface BookedNight {
  night: PlainDate;
  rooms: number;
  priceCents: number;
  /** Code of the room type; absent: the standard room. */
  room?: string;
}

/** The ages of the children of a stay, where they are those of its party. */
export const agesOf = ({
  guest: { childAges = [] },
  stay: { pax },
}: {
  guest: Pick<Guest, 'childAges'>;
  stay: { pax: Pick<Pax, 'adult' | 'child' | 'baby'> };
}): Pick<Guest, 'childAges'> => (childAges.length > 0 && fitsAges(pax, childAges) ? { childAges } : {});

const COLUMNS = `number, status as state, quote_id as "quoteId", offer_id::text as "offerId",
  hotel_id::text as "hotelId", checkin, nights, rooms, sell_cents as "sellCents", tax_cents as "taxCents",
  total_cents as "totalCents", refund_cents as "refundCents",
  cancel_refund_cents as "cancelRefundCents", stay, guest_email as email, guest, locale,
  minisite_id as "minisiteId", utm, origin, invoice_token as "invoiceToken",
  link_id as "linkId", link_key as "linkKey"`;

type Row = Omit<BookingRow, 'source'> & {
  minisiteId: number | null;
  utm: Record<string, string>;
  origin: string | null;
};

function toBooking({ minisiteId, utm, origin, ...row }: Row): BookingRow {
  return {
    ...row,
    source: { utm, ...(minisiteId !== null && { minisiteId }), ...(origin !== null && { origin }) },
  };
}

/** A booking by its number; `lock` locks it until the end of the transaction. */
export async function findBooking(
  tx: Queryable,
  number: string,
  lock = false,
): Promise<BookingRow | undefined> {
  const [row] = await tx.query<Row>(
    `select ${COLUMNS} from bookings where number = $1${lock ? ' for update' : ''}`,
    [number],
  );
  return row && toBooking(row);
}

/** A booking by what names it in links. */
export async function bookingOfLink(db: Queryable, linkId: string): Promise<BookingRow | undefined> {
  const [row] = await db.query<Row>(`select ${COLUMNS} from bookings where link_id = $1`, [linkId]);
  return row && toBooking(row);
}

/** Bookings of a guest that were confirmed, whatever their state now; latest arrival first. */
export async function bookingsOfGuest(db: Queryable, email: string, most: number): Promise<BookingRow[]> {
  const rows = await db.query<Row>(
    `select ${COLUMNS} from bookings where lower(guest_email) = lower($1) and status in ('confirmed', 'cancelled')
    order by checkin desc, number limit $2`,
    [email.trim(), most],
  );
  return rows.map(toBooking);
}

/** Whether a quote is used by an active booking, or by a pending change other than `changeId`. */
export async function isQuoteUsed(tx: Queryable, quoteId: string, changeId?: number): Promise<boolean> {
  const rows = await tx.query(
    `select 1 as used from bookings where quote_id = $1 and status in ('pending', 'confirmed', 'cancelled')
    union all select 1 from booking_changes
      where quote_id = $1 and status = 'pending' and id is distinct from $2::bigint`,
    [quoteId, changeId ?? null],
  );
  return rows.length > 0;
}

/** Inserts a booking. False if the number is taken. */
export async function insertBooking(tx: Queryable, row: BookingRow, now: number): Promise<boolean> {
  const made = await tx.query(
    `insert into bookings (number, status, quote_id, offer_id, hotel_id, checkin, nights, rooms, sell_cents,
      tax_cents, total_cents, refund_cents, stay, guest_email, guest, locale, minisite_id, utm, origin,
      created_at, changed_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, ${unlessPaused('$17')}, $18, $19, $20,
      $20)
    on conflict (number) do nothing returning number`,
    [
      row.number,
      row.state,
      row.quoteId,
      row.offerId,
      row.hotelId,
      row.checkin,
      row.nights,
      row.rooms,
      row.sellCents,
      row.taxCents,
      row.totalCents,
      row.refundCents,
      JSON.stringify(row.stay),
      row.email,
      JSON.stringify(row.guest),
      row.locale,
      row.source.minisiteId ?? null,
      JSON.stringify(row.source.utm ?? {}),
      row.source.origin ?? null,
      new Date(now),
    ],
  );
  return made.length > 0;
}

/** Updates a booking. */
export async function updateBooking(tx: Queryable, row: BookingRow, now: number): Promise<void> {
  await tx.query(
    `update bookings set status = $2, quote_id = $3, offer_id = $4, checkin = $5, nights = $6, rooms = $7,
      sell_cents = $8, tax_cents = $9, total_cents = $10, refund_cents = $11, stay = $12, changed_at = $13,
      cancelled_at = case when $2 = 'cancelled' then coalesce(cancelled_at, $13) end, cancel_refund_cents = $14,
      guest = case when stay->'pax' = $12::jsonb->'pax' then guest else guest - 'childAges' end
    where number = $1`,
    [
      row.number,
      row.state,
      row.quoteId,
      row.offerId,
      row.checkin,
      row.nights,
      row.rooms,
      row.sellCents,
      row.taxCents,
      row.totalCents,
      row.refundCents,
      JSON.stringify(row.stay),
      new Date(now),
      row.cancelRefundCents,
    ],
  );
}

/** Bookings pending since `before` that are due for settling. */
export async function pendingSince(db: Queryable, before: number, now: number): Promise<string[]> {
  const rows = await db.query<{ number: string }>(
    `select number from bookings where status = 'pending' and created_at < $2 and ${isDue('booking', 'number')}
    order by created_at limit 100`,
    [new Date(now), new Date(before)],
  );
  return rows.map(({ number }) => number);
}

/** Records nights as taken; `changeId` for those of a pending change. */
export async function recordNights(
  tx: Queryable,
  { number, hotelId }: Pick<BookingRow, 'number' | 'hotelId'>,
  nights: readonly BookedNight[],
  now: number,
  changeId?: number,
): Promise<void> {
  await tx.query(
    `insert into booking_nights (booking_number, hotel_id, night, rooms, price_cents, taken_at, change_id, room_type)
    select $1, $2::bigint, night, rooms, price, $6::timestamptz, $7::bigint, room
    from unnest($3::date[], $4::integer[], $5::integer[], $8::text[]) n(night, rooms, price, room)`,
    [
      number,
      hotelId,
      nights.map(({ night }) => night),
      nights.map(({ rooms }) => rooms),
      nights.map(({ priceCents }) => priceCents),
      new Date(now),
      changeId ?? null,
      nights.map(({ room }) => room ?? STANDARD_ROOM),
    ],
  );
}

/** Records nights as released: all of a booking, or those of one change. Returns them. */
export async function releaseNights(
  tx: Queryable,
  number: string,
  now: number,
  changeId?: number,
): Promise<BookedNight[]> {
  const released = await tx.query<StoredNight>(
    `update booking_nights set given_back_at = $2
    where booking_number = $1 and given_back_at is null and ($3::bigint is null or change_id = $3)
    returning night, rooms, price_cents as "priceCents", room_type as "roomType"`,
    [number, new Date(now), changeId ?? null],
  );
  return released.map(toNight);
}

/** The nights that a booking holds. */
export async function nightsOf(tx: Queryable, number: string): Promise<BookedNight[]> {
  const held = await tx.query<StoredNight>(
    `select night, rooms, price_cents as "priceCents", room_type as "roomType" from booking_nights
    where booking_number = $1 and given_back_at is null order by night`,
    [number],
  );
  return held.map(toNight);
}

type StoredNight = Omit<BookedNight, 'room'> & { roomType: string };

const toNight = ({ roomType, ...night }: StoredNight): BookedNight => ({
  ...night,
  ...(roomType !== STANDARD_ROOM && { room: roomType }),
});
