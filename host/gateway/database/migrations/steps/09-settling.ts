import type { Migration } from '../migration.ts';

/**
 * For settling and audit: the fixed amount of a capture, the refund of a cancellation, the event of a mail, and failed
 * work.
 */
export const settling: Migration = {
  id: 9,
  name: 'settling',
  sql: `
-- Fixed before the provider is asked: from then on less to pay is a refund, and a second attempt asks for the same.
alter table payments add column capturing_cents integer;
alter table bookings add column cancel_refund_cents integer not null default 0;
-- refund_cents holds what moves gave back, too: that is what was paid at all, less the total of the last move.
update bookings b set cancel_refund_cents = greatest(0, b.refund_cents - paid.cents + b.total_cents)
  from (select sale_id, sum(amount_cents - fee_cents)::integer as cents from payments
    where sale_kind = 'booking' and (status = 'approved'
      -- A deferred one of which nothing was left to take, and not that of a change that lapsed.
      or (status = 'released' and reference = 'b-' || sale_id)) group by sale_id) paid
  where b.status = 'cancelled' and paid.sale_id = b.number;
create index booking_changes_payment on booking_changes (payment_reference);
create index booking_changes_quote on booking_changes (quote_id) where status = 'pending';
create index refunds_payment on refunds (payment_reference);
-- booking:12345678:confirmed: one mail for each event, whoever settles it.
alter table mail_outbox add column event text;
create unique index mail_outbox_event on mail_outbox (event) where event is not null;
create table settling_failures (
  kind text not null,
  id text not null,
  attempts integer not null default 1,
  next_attempt_at timestamptz not null,
  -- Not tried again by itself: an operator looks at it (staykit data audit).
  parked boolean not null default false,
  error text not null,
  failed_at timestamptz not null,
  primary key (kind, id)
);
`,
};
