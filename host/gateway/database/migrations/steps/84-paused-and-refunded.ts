import type { Migration } from '../migration.ts';

/** Partners that staff paused, gifts that were refunded as a whole, and goodwill in the ledger. */
export const pausedAndRefunded: Migration = {
  id: 84,
  name: 'paused-and-refunded',
  expands: true,
  sql: `
-- Partners that are paused now: their minisites are closed, and sales count for the shop.
create table partner_pauses (
  minisite_id integer primary key,
  paused_at timestamptz not null
);
-- A refunded gift has a worthless code, and no sale in the books.
alter table gift_sales drop constraint gift_sales_status_check;
alter table gift_sales add constraint gift_sales_status_check
  check (status in ('pending', 'confirmed', 'refused', 'lapsed', 'refunded'));
-- What is refunded out of goodwill is the shop's expense: the hotel is paid for the stay all the same.
insert into ledger_accounts values ('goodwill', 'expense', 'Refunded out of goodwill, beside the policy');
do $$
declare
  source text := pg_get_functiondef('ledger_target(text, text)'::regprocedure);
  place text := '  if site is not null then';
begin
  if position(place in source) = 0 then raise exception 'ledger_target is not as expected.'; end if;
  execute replace(source, place, '  if wanted_kind = ''booking'' then
    accounts := accounts || ''goodwill''::text;
    parties := parties || country;
    amounts := amounts || b.goodwill_cents::bigint;
  end if;
' || place);
end $$;
select count(ledger_book('booking', number)) from bookings where goodwill_cents > 0;
`,
};
