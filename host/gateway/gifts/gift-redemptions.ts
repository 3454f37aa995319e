import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { CancellationPolicy } from '@staykit/core/offer/card/offer-card.ts';
import type { ProductType } from '@staykit/values/gift/gift-product.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { Queryable } from '../database/database.ts';
import type { BookingState } from '../selling/booking/bookings.ts';

/** A gift code with its sale. Amounts are cents. */
export interface GiftCodeRow {
  code: string;
  saleNumber: string;
  worthCents: number;
  includedCents: number;
  validUntil: PlainDate;
  kind: ProductType;
  productId: string;
  label: string;
  nights: number;
  adults: number;
  /** Staff blocked it. */
  isBlocked: boolean;
  /** Of an activity: its hotel redeemed it. Stays are in `StandingRedemption`. */
  isRedeemed: boolean;
}

/** The current stay of a code. */
export interface StandingRedemption {
  bookingNumber: string;
  state: BookingState;
  checkin: PlainDate;
  policy: CancellationPolicy;
  locale: Locale;
  /** Instant of the cancellation. */
  cancelledAt: Date | null;
  /** The hotel had no room after all, so that the booking was cancelled. */
  isWithdrawn: boolean;
}

const CODE = `select c.code, c.sale_number as "saleNumber", c.worth_cents as "worthCents",
    c.included_cents as "includedCents", c.valid_until as "validUntil", s.kind, s.product_id as "productId",
    s.gift->>'label' as label, (s.gift->>'nights')::integer as nights, (s.gift->>'adults')::integer as adults,
    c.blocked_at is not null as "isBlocked", c.redeemed_at is not null as "isRedeemed"
  from gift_codes c join gift_sales s on s.number = c.sale_number where c.code = $1`;

/** A code; `lock` prevents other redemptions until the end of the transaction. */
export async function findGiftCode(
  tx: Queryable,
  code: string,
  lock = false,
): Promise<GiftCodeRow | undefined> {
  const [row] = await tx.query<GiftCodeRow>(CODE + (lock ? ' for update of c' : ''), [code]);
  return row;
}

/** Locks the code of a sale against redemption until the end of the transaction. */
export async function lockCodeOf(tx: Queryable, saleNumber: string): Promise<void> {
  await tx.query('select 1 from gift_codes where sale_number = $1 for update', [saleNumber]);
}

/** The stay of a code, including one that has ended but is not recorded as ended. */
export async function standingRedemption(
  tx: Queryable,
  code: string,
): Promise<StandingRedemption | undefined> {
  return (await standingRedemptions(tx, [code])).get(code);
}

/** The same of several codes, by code. */
export async function standingRedemptions(
  tx: Queryable,
  codes: readonly string[],
): Promise<ReadonlyMap<string, StandingRedemption>> {
  const rows = await tx.query<StandingRedemption & { code: string }>(
    `select r.code, r.booking_number as "bookingNumber", b.status as state, b.checkin, b.stay->'policy' as policy, b.locale,
      b.cancelled_at as "cancelledAt", exists (select 1 from supplier_reservations s
        where s.booking_number = b.number and s.status = 'refused') as "isWithdrawn"
    from gift_redemptions r join bookings b on b.number = r.booking_number
    where r.code = any($1::text[]) and r.status = 'standing'`,
    [codes],
  );
  return new Map(rows.map(({ code, ...standing }) => [code, standing]));
}

/** Whether a booking was paid with a code. */
export async function isRedemptionOf(db: Queryable, code: string, bookingNumber: string): Promise<boolean> {
  const rows = await db.query(
    'select 1 as made from gift_redemptions where code = $1 and booking_number = $2',
    [code, bookingNumber],
  );
  return rows.length > 0;
}

/** Records the end of a code's stay, which frees the code. */
export async function endRedemption(tx: Queryable, bookingNumber: string, now: number): Promise<void> {
  await tx.query(`update gift_redemptions set status = 'ended', ended_at = $2 where booking_number = $1`, [
    bookingNumber,
    new Date(now),
  ]);
}

/** Records the stay that a code is used for. */
export async function insertRedemption(
  tx: Queryable,
  redemption: { bookingNumber: string; code: string; differenceCents: number },
  now: number,
): Promise<void> {
  await tx.query(
    `insert into gift_redemptions (booking_number, code, difference_cents, created_at) values ($1, $2, $3, $4)`,
    [redemption.bookingNumber, redemption.code, redemption.differenceCents, new Date(now)],
  );
}

/** Reduces the worth of a code by what was refunded to the giver, so that it is refunded once. */
export async function reduceWorth(tx: Queryable, code: string, worthCents: number): Promise<void> {
  await tx.query(
    'update gift_codes set worth_cents = $2, included_cents = least(included_cents, $2) where code = $1',
    [code, worthCents],
  );
}
