import type { Migration } from '../../migration.ts';

/** Whom commission is invoiced to, and what the ledger needs for that; migration 83 books by it. */
export const ledgerOfInvoices: Migration = {
  id: 81,
  name: 'ledger-of-invoices',
  expands: true,
  sql: `
insert into ledger_accounts values ('goodwill', 'expense', 'Refunds beside the policy, which the shop bears');
-- Whom commission is invoiced to.
create table hotel_billing (
  hotel_id bigint not null,
  -- Sales from this day on: what was booked before stays.
  valid_from date not null,
  legal_name text not null,
  address text[] not null,
  -- With its country, such as IT09900000010: another one than that of the market means reverse charge.
  vat_number text not null check (vat_number ~ '^[A-Z]{2}'),
  primary key (hotel_id, valid_from)
);
create trigger hotel_billing_fixed before update or delete on hotel_billing for each row execute function ledger_refuse();

-- VAT on the commission of a hotel, in basis points.
create function ledger_commission_vat(hotel bigint, market text, day date) returns integer language sql stable as $$
  select case when left((select vat_number from hotel_billing h where h.hotel_id = $1 and h.valid_from <= $3
      order by h.valid_from desc limit 1), 2) <> $2 then 0
    else ledger_rate('vat', 'commission', $2, $3) end
$$;

-- Packaging and posting of a gift, in cents.
create function gift_delivery(s gift_sales) returns bigint language sql immutable as $$
  select coalesce((s.gift->'priceInfo'->>'subElementsPrice')::bigint, 0)
    + coalesce((s.gift->'priceInfo'->'shippingCost'->>'amount')::bigint, 0)
    + coalesce((s.gift->'priceInfo'->'shippingCost'->>'internationalFee')::bigint, 0)
$$;
`,
};
