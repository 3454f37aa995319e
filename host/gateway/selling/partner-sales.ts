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

/**
 * Bookings and gifts of a partner in a period, oldest first, without failed ones. A gift counts when it is sold; its
 * redemption adds only the amount on top.
 */
export async function partnerSales(
  db: Queryable,
  { minisiteId, from, to, timeZone }: SalesPeriod,
): Promise<PartnerSale[]> {
  return db.query<PartnerSale>(
    `with sales as (
       select b.minisite_id, 'booking' as sale, b.number as reference, b.created_at, b.status, b.utm, b.origin,
         case when r.booking_number is null then b.kind else 'redemption' end as kind,
         case when r.booking_number is null then b.total_cents
           else greatest(r.difference_cents, 0) end as paid_cents,
         case when r.booking_number is null then b.refund_cents
           else greatest(-r.difference_cents, 0) + least(b.refund_cents, greatest(r.difference_cents, 0))
         end as refund_cents
       from bookings b left join gift_redemptions r on r.booking_number = b.number
       where b.minisite_id = $1 and b.status in ('confirmed', 'cancelled')
       union all
       select minisite_id, 'gift', number, created_at, status, utm, origin, kind, total_cents,
         case when status = 'refunded' then total_cents else 0 end
       from gift_sales where minisite_id = $1 and status in ('confirmed', 'refunded'))
     select minisite_id as "minisiteId", sale, reference, kind, status, utm, origin,
       (created_at at time zone $4)::date as day,
       paid_cents::int as "paidCents", refund_cents::int as "refundCents"
     from sales
     where created_at >= $2::date::timestamp at time zone $4
       and created_at < ($3::date + 1)::timestamp at time zone $4
     order by created_at, reference`,
    [minisiteId, from, to, timeZone],
  );
}
