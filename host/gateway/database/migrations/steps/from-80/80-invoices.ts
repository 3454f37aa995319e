import type { Migration } from '../../migration.ts';

/**
 * Invoices and credit notes: numbered without gaps by series and never changed. What a sale has to be invoiced for is
 * read from its ledger entries; the entries that no invoice takes in yet wait in `invoices_due`.
 */
export const invoices: Migration = {
  id: 80,
  name: 'invoices',
  expands: true,
  sql: `
-- Opens the invoices of a sale; nobody can guess it. Sales of before get theirs with migration 88: a default that differs
-- by row would write the whole table anew here, under a lock that stops every sale.
alter table bookings add column invoice_token text;
alter table bookings alter column invoice_token
  set default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
alter table gift_sales add column invoice_token text;
alter table gift_sales alter column invoice_token
  set default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
create unique index bookings_invoice_token on bookings (invoice_token) where invoice_token is not null;
create unique index gift_sales_invoice_token on gift_sales (invoice_token) where invoice_token is not null;
-- The last number of each series: its row is locked until the transaction that took one ends.
create table invoice_series (
  series text primary key,
  last integer not null check (last > 0)
);
create table invoices (
  -- In the order of their issue.
  id bigint generated always as identity unique,
  number text primary key,
  series text not null references invoice_series (series),
  -- 1, 2, 3 and so on in the series.
  position integer not null check (position > 0),
  kind text not null check (kind in ('invoice', 'credit')),
  sale_kind text check (sale_kind in ('booking', 'gift')),
  sale_id text,
  -- Of an invoice for commission: hotel, market of the seller and month.
  hotel_id bigint,
  market text not null,
  month text,
  -- The invoice that a credit note corrects.
  corrects text references invoices (number),
  issued_on date not null,
  currency text not null,
  -- Below 0 on credit notes.
  total_cents bigint not null,
  -- Everything else that is printed.
  content jsonb not null,
  -- Whom it is made out to; null once that person is erased.
  buyer jsonb,
  unique (series, position)
);
create index invoices_sale on invoices (sale_kind, sale_id);
create unique index invoices_commission on invoices (hotel_id, market, month) where month is not null;
-- Whom a buyer wants the invoices of a sale made out to. The row is also what issues wait for.
create table invoiced_sales (
  sale_kind text not null,
  sale_id text not null,
  recipient jsonb,
  primary key (sale_kind, sale_id)
);
create table invoices_due (
  entry_id bigint primary key,
  sale_kind text not null,
  sale_id text not null,
  -- Not looked at again before.
  due_at timestamptz not null default now()
);
create index invoices_due_at on invoices_due (due_at);
create index invoices_due_sale on invoices_due (sale_kind, sale_id);

create function invoices_note() returns trigger language plpgsql as $$
begin
  if new.sale_kind is not null and current_setting('staykit.restoring', true) is distinct from 'on' then
    insert into invoices_due (entry_id, sale_kind, sale_id) values (new.id, new.sale_kind, new.sale_id);
  end if;
  return null;
end $$;
create trigger ledger_entries_invoiced after insert on ledger_entries for each row execute function invoices_note();

create function invoices_number() returns trigger language plpgsql as $$
begin
  if current_setting('staykit.restoring', true) is distinct from 'on'
    and new.position <> 1 + coalesce((select max(position) from invoices where series = new.series), 0)
  then raise exception 'Invoice % leaves a gap in %.', new.number, new.series using errcode = 'check_violation'; end if;
  return new;
end $$;
create trigger invoices_gapless before insert on invoices for each row execute function invoices_number();

create function invoices_refuse() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' and current_setting('staykit.restoring', true) = 'on' then return null; end if;
  -- A person who is erased: the invoice stays without a name.
  if tg_op = 'UPDATE' and new.buyer is null and to_jsonb(new) - 'buyer' = to_jsonb(old) - 'buyer' then return new; end if;
  raise exception 'Invoices are append-only: % is refused.', tg_op using errcode = 'restrict_violation';
end $$;
create trigger invoices_fixed before update or delete on invoices for each row execute function invoices_refuse();
create trigger invoices_kept before truncate on invoices execute function invoices_refuse();
`,
};
