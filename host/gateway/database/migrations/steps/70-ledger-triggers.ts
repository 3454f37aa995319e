import type { Migration } from '../migration.ts';

/** Every change of a sale is booked in its own transaction, at its commit, whichever code made it. */
export const ledgerTriggers: Migration = {
  id: 70,
  name: 'ledger-triggers',
  expands: true,
  sql: `
-- The gift was not redeemed until its last day: its worth is income now.
alter table gift_codes add column expired_at timestamptz;
create index gift_codes_unexpired on gift_codes (valid_until) where expired_at is null;
create or replace function ledger_note() returns trigger language plpgsql as $$
declare p payments;
begin
  -- A restore brings the entries itself.
  if current_setting('staykit.restoring', true) = 'on' then return null; end if;
  if tg_table_name = 'bookings' then perform ledger_book('booking', new.number);
  elsif tg_table_name = 'gift_sales' then perform ledger_book('gift', new.number);
  elsif tg_table_name = 'gift_codes' then perform ledger_book('gift', new.sale_number);
  elsif tg_table_name = 'payments' then perform ledger_book(new.sale_kind, new.sale_id);
  else
    select * into p from payments where reference = new.payment_reference;
    perform ledger_book(p.sale_kind, p.sale_id);
  end if;
  return null;
end $$;
create constraint trigger bookings_booked
  after insert or update of status, total_cents, tax_cents, cancel_refund_cents, stay on bookings
  deferrable initially deferred for each row when (new.status in ('confirmed', 'cancelled')) execute function ledger_note();
create constraint trigger gift_sales_booked after insert or update of status on gift_sales
  deferrable initially deferred for each row when (new.status = 'confirmed') execute function ledger_note();
create constraint trigger gift_codes_booked after insert or update of worth_cents, expired_at on gift_codes
  deferrable initially deferred for each row execute function ledger_note();
create constraint trigger payments_booked
  after insert or update of status, captured_cents, refunded_cents, capturing_cents, disputed_cents on payments
  deferrable initially deferred for each row
  when (new.status in ('approved', 'released') or new.disputed_cents > 0) execute function ledger_note();
create constraint trigger refunds_booked after insert or update of done_at on refunds
  deferrable initially deferred for each row execute function ledger_note();
`,
};
