import type { Migration } from '../../migration.ts';

/**
 * The ledger books commission of hotels in other countries without VAT (reverse charge), VAT on packaging and posting
 * also where the gift itself was on promotion, and refunds out of goodwill as an expense.
 */
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

-- What a sale should have booked by now, in all accounts.
create or replace function ledger_target(wanted_kind text, wanted_id text)
returns table (account text, party text, currency text, cents bigint) language plpgsql stable as $$
#variable_conflict use_column
declare
  b bookings; s gift_sales; c gift_codes; p record;
  money text := 'EUR'; country text; day date; site text;
  gift bigint := 0; kept bigint := 0; gross bigint := 0; tax bigint := 0; base bigint := 0;
  part bigint[]; rate integer; vat integer; delivery bigint; rest bigint := 0; fees bigint := 0;
  accounts text[] := '{}'; parties text[] := '{}'; amounts bigint[] := '{}';
begin
  if wanted_kind = 'booking' then
    select * into b from bookings where number = wanted_id;
    if not found then return; end if;
    country := right(b.locale, 2); day := (b.created_at at time zone 'Europe/Paris')::date; site := b.minisite_id::text;
    if b.status in ('confirmed', 'cancelled') then
      gift := coalesce((b.stay->'gift'->>'worthCents')::bigint, 0);
      if b.status = 'confirmed' then tax := b.tax_cents;
      elsif is_cancelled_in_time(b) then gift := 0; end if;
      kept := gift + b.total_cents - case when b.status = 'cancelled' then b.cancel_refund_cents else 0 end;
      gross := case when b.stay ? 'gift' then least(kept, coalesce((b.stay->'priceInfo'->>'totalPrice')::bigint, kept))
        else kept end;
      tax := least(tax, gross);
      rate := ledger_rate('hotel_commission', b.hotel_id::text, country, day);
      vat := ledger_commission_vat(b.hotel_id, country, day);
      part := ledger_split(gross - tax, array[100000000 - rate * (10000 + vat),
        rate * 10000, rate * vat]::numeric[]);
      base := greatest(0, least(kept - gift, gross) - tax);
      accounts := array['gift_liability', 'hotel', 'commission', 'vat', 'local_tax', 'breakage', 'goodwill'];
      parties := array['', b.hotel_id::text, country, country, b.hotel_id::text, country, country];
      amounts := array[gift, -part[1], -part[2], -part[3], -tax, gross - kept, b.goodwill_cents];
    end if;
  else
    select * into s from gift_sales where number = wanted_id;
    if not found then return; end if;
    select * into c from gift_codes where sale_number = wanted_id;
    country := right(s.locale, 2); day := (s.created_at at time zone 'Europe/Paris')::date; site := s.minisite_id::text;
    if s.status = 'confirmed' then
      gift := coalesce(c.worth_cents, s.worth_cents);
      base := least(gift, s.total_cents);
      delivery := least(gift_delivery(s), s.total_cents);
      part := ledger_split(delivery, array[10000, ledger_rate('vat', 'delivery', country, day)]::numeric[]);
      accounts := array['gift_margin', 'vat', 'gift_liability', 'breakage'];
      parties := array[country, country, '', country];
      amounts := array[s.worth_cents + delivery - s.total_cents - part[1], -part[2], case when c.expired_at is null then -gift else 0 end,
        case when c.expired_at is null then 0 else -gift end];
    end if;
  end if;
  if site is not null then
    rate := ledger_rate('partner_commission', site, country, day);
    part := ledger_split(base, array[10000 - rate, rate]::numeric[]);
    accounts := accounts || array['partner_commission', 'partner'];
    parties := parties || array[site, site];
    amounts := amounts || array[part[2], -part[2]];
  end if;
  for p in
    select y.*, r.done, r.open from payments y cross join lateral (
      select coalesce(sum(amount_cents) filter (where done_at is not null), 0)::bigint as done,
        coalesce(sum(amount_cents) filter (where done_at is null), 0)::bigint as open
      from refunds where payment_reference = y.reference) r
    where y.sale_kind = wanted_kind and y.sale_id = wanted_id
  loop
    money := p.currency;
    accounts := accounts || array['disputes', 'provider_disputed'];
    parties := parties || array[p.provider, p.provider];
    amounts := amounts || array[p.disputed_cents, -p.disputed_cents]::bigint[];
    continue when p.status <> 'approved';
    fees := ledger_rate('provider_fee', p.provider, country, day)::bigint * p.captured_cents / 10000;
    accounts := accounts || array['provider', 'refunds_due', 'receivable', 'plan_fee', 'provider_fees', 'provider_fees_due'];
    parties := parties || array[p.provider, p.provider, p.provider, country, p.provider, p.provider];
    amounts := amounts || case when p.captured_cents > 0 then array[p.captured_cents - p.done, -p.open, 0]
      else array[0, 0, coalesce(p.capturing_cents - p.done - p.open, p.amount_cents - p.refunded_cents)] end::bigint[]
      || array[-p.fee_cents, fees, -fees]::bigint[];
  end loop;
  select coalesce(sum(a), 0) into rest from unnest(amounts) a;
  return query select l.account, l.party, money, sum(l.cents)::bigint
    from unnest(accounts || array['suspense'], parties || array[''], amounts || array[-rest]) l (account, party, cents)
    group by l.account, l.party having sum(l.cents) <> 0;
end $$;

-- Books the sales of before that are booked otherwise now.
select count(ledger_book(kind, number)) from (
  select 'booking' as kind, number from bookings where goodwill_cents > 0
  union all select 'gift', s.number from gift_sales s
    where status = 'confirmed' and total_cents - worth_cents <> gift_delivery(s)) sales;
`,
};
