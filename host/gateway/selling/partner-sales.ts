import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Queryable } from '../database/database.ts';

/** A sale through a partner, without personal data. */
export interface PartnerSale {
  minisiteId: number;
  sale: 'booking' | 'gift';
  /** Number of the booking or gift. */
  reference: string;
  /** Date of the sale in the partner's time zone. */
  day: PlainDate;
  /** `stay`, `redemption` (a stay paid with a gift), or the kind of the gift. */
  kind: string;
  status: string;
  /** Amount paid in cents; for a redemption, the amount on top of the gift. */
  paidCents: number;
  /** Refunded amount. */
  refundCents: number;
  utm: Record<string, string>;
  /** The visitor's origin. */
  origin: string | null;
}

/** A period: both dates are included, and days begin at midnight in the time zone. */
export interface SalesPeriod {
  minisiteId: number;
  from: PlainDate;
  to: PlainDate;
  /** IANA name. */
  timeZone: string;
}

/** What a partner sold in a period, and its share. */
export interface PartnerTotals {
  minisiteId: number;
  /** Bookings and gifts. */
  sales: number;
  /** Paid and not refunded, in cents. */
  cents: number;
  /** Its commission on the last day, in hundredths of a percent. */
  points: number;
}

/** Sales of the partners whose ids are `$1`, with the instant of each. */
const SALES = `
  select b.minisite_id, 'booking' as sale, b.number as reference, b.created_at, b.status, b.utm, b.origin,
    case when r.booking_number is null then b.kind else 'redemption' end as kind,
    case when r.booking_number is null then b.total_cents
      else greatest(r.difference_cents, 0) end as paid_cents,
    case when r.booking_number is null then b.refund_cents
      else greatest(-r.difference_cents, 0) + least(b.refund_cents, greatest(r.difference_cents, 0))
    end as refund_cents
  from bookings b left join gift_redemptions r on r.booking_number = b.number
  where b.minisite_id = any ($1::int[]) and b.status in ('confirmed', 'cancelled')
  union all
  select minisite_id, 'gift', number, created_at, status, utm, origin, kind, total_cents,
    case when status = 'refunded' then total_cents else 0 end
  from gift_sales where minisite_id = any ($1::int[]) and status in ('confirmed', 'refunded')`;

/**
 * Bookings and gifts of a partner in a period, oldest first, without failed ones. A gift counts when it is sold; its
 * redemption adds only the amount on top.
 */
export async function partnerSales(
  db: Queryable,
  { minisiteId, from, to, timeZone }: SalesPeriod,
): Promise<PartnerSale[]> {
  return db.query<PartnerSale>(
    `with sales as (${SALES})
     select minisite_id as "minisiteId", sale, reference, kind, status, utm, origin,
       (created_at at time zone $4)::date as day,
       paid_cents::int as "paidCents", refund_cents::int as "refundCents"
     from sales
     where created_at >= $2::date::timestamp at time zone $4
       and created_at < ($3::date + 1)::timestamp at time zone $4
     order by created_at, reference`,
    [[minisiteId], from, to, timeZone],
  );
}

/** Totals of partners, each in a period and with the country (`FR`) of its rates, in one query whatever their number. */
export async function partnerTotals(
  db: Queryable,
  partners: readonly (SalesPeriod & { country: string })[],
): Promise<PartnerTotals[]> {
  return db.query<PartnerTotals>(
    `with sales as (${SALES}), asked as (
       select * from unnest($1::int[], $2::date[], $3::date[], $4::text[], $5::text[])
         as one (id, from_day, to_day, zone, country))
     select id as "minisiteId", count(reference)::int as sales,
       coalesce(sum(paid_cents - refund_cents), 0)::float8 as cents,
       coalesce(ledger_rate('partner_commission', id::text, country, to_day), 0)::int as points
     from asked left join sales on minisite_id = id
       and created_at >= from_day::timestamp at time zone zone
       and created_at < (to_day + 1)::timestamp at time zone zone
     group by id, country, to_day`,
    [
      partners.map(({ minisiteId }) => minisiteId),
      partners.map(({ from }) => from),
      partners.map(({ to }) => to),
      partners.map(({ timeZone }) => timeZone),
      partners.map(({ country }) => country),
    ],
  );
}
