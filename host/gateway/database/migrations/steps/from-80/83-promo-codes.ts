import type { Migration } from '../../migration.ts';

/**
 * Promo codes of the shop, and the sales that used them. The database counts the uses, so that no two sales take the last
 * one, and gives a use back whoever cancels or drops its sale. The ledger books what a code takes off on an account of
 * its own; besides, commission of hotels in other countries without VAT (reverse charge), VAT on packaging and posting
 * also where the gift itself was on promotion, and refunds out of goodwill as an expense.
 */
export const promoCodes: Migration = {
  id: 83,
  name: 'promo-codes',
  expands: true,
  sql: `
create table promo_codes (
  id bigint generated always as identity primary key,
  -- In capitals, as visitors' codes are read.
  code text not null unique check (code ~ '^[A-Z0-9_.:-]{3,60}$'),
  kind text not null check (kind in ('percent', 'amount')),
  -- Whole per cent, or cents.
  value integer not null check (value > 0 and (kind = 'amount' or value <= 100)),
  valid_from timestamptz not null,
  -- Absent: until it is paused.
  valid_until timestamptz check (valid_until > valid_from),
  -- Empty: all.
  locales text[] not null default '{}',
  -- Minisites; empty: everywhere.
  partners bigint[] not null default '{}',
  -- Of the product itself, without local taxes, packaging and posting.
  minimum_cents integer not null default 0 check (minimum_cents >= 0),
  products text[] not null check (products <> '{}' and products <@ '{stay,activity,box,giftCard}'),
  -- Absent: any number.
  max_uses integer check (max_uses > 0),
  used integer not null default 0 check (used >= 0),
  once_per_guest boolean not null default false,
  first_purchase boolean not null default false,
  paused_at timestamptz,
  created_at timestamptz not null,
  constraint promo_codes_not_overused check (used <= max_uses)
);
create table promo_uses (
  id bigint generated always as identity primary key,
  code_id bigint not null references promo_codes (id),
  sale_kind text not null check (sale_kind in ('booking', 'gift')),
  sale_id text not null,
  created_at timestamptz not null,
  -- The sale was cancelled, or its payment failed.
  given_back_at timestamptz,
  unique (sale_kind, sale_id)
);
create index promo_uses_code on promo_uses (code_id, id);
create function promo_count() returns trigger language plpgsql as $$
begin
  -- A restore brings the figures itself.
  if current_setting('staykit.restoring', true) = 'on' then return null; end if;
  update promo_codes set used = used + case tg_op when 'INSERT' then 1 else -1 end where id = new.code_id;
  return null;
end $$;
create trigger promo_uses_taken after insert on promo_uses for each row
  when (new.given_back_at is null) execute function promo_count();
create trigger promo_uses_given_back after update of given_back_at on promo_uses for each row
  when (old.given_back_at is null and new.given_back_at is not null) execute function promo_count();
create function promo_give_back() returns trigger language plpgsql as $$
begin
  update promo_uses set given_back_at = new.changed_at
    where sale_kind = tg_argv[0] and sale_id = new.number and given_back_at is null;
  return null;
end $$;
create trigger bookings_promo after update of status on bookings for each row
  when (old.status <> new.status and new.status in ('cancelled', 'refused', 'lapsed')) execute function promo_give_back('booking');
create trigger gift_sales_promo after update of status on gift_sales for each row
  when (old.status <> new.status and new.status in ('refused', 'lapsed', 'refunded')) execute function promo_give_back('gift');
insert into ledger_accounts values ('promotion', 'expense', 'Taken off by promo codes of the shop');

-- What a sale should have booked by now, in all accounts.
create or replace function ledger_target(wanted_kind text, wanted_id text)
returns table (account text, party text, currency text, cents bigint) language plpgsql stable as $$
#variable_conflict use_column
declare
  b bookings; s gift_sales; c gift_codes; p record;
  money text := 'EUR'; country text; day date; site text;
  gift bigint := 0; promoted bigint := 0; kept bigint := 0; gross bigint := 0; tax bigint := 0; base bigint := 0;
  part bigint[]; rate integer; vat integer; delivery bigint; rest bigint := 0; fees bigint := 0;
  accounts text[] := '{}'; parties text[] := '{}'; amounts bigint[] := '{}';
begin
  if wanted_kind = 'booking' then
    select * into b from bookings where number = wanted_id;
    if not found then return; end if;
    country := right(b.locale, 2); day := (b.created_at at time zone 'Europe/Paris')::date; site := b.minisite_id::text;
    if b.status in ('confirmed', 'cancelled') then
      gift := coalesce((b.stay->'gift'->>'worthCents')::bigint, 0);
      promoted := coalesce((b.stay->'promotion'->>'cents')::bigint, 0);
      if b.status = 'confirmed' then tax := b.tax_cents;
      elsif is_cancelled_in_time(b) then gift := 0; end if;
      kept := gift + b.total_cents - case when b.status = 'cancelled' then b.cancel_refund_cents else 0 end;
      -- The hotel gets its part of the whole price: the shop pays what its code takes off.
      gross := case when b.stay ? 'gift' then least(kept + promoted, coalesce((b.stay->'priceInfo'->>'totalPrice')::bigint
          + case when b.stay ? 'promotion' then coalesce((b.stay->'priceInfo'->>'promoCodeReductionAmount')::bigint, 0)
            else 0 end, kept + promoted))
        else kept + promoted end;
      tax := least(tax, gross);
      rate := ledger_rate('hotel_commission', b.hotel_id::text, country, day);
      vat := ledger_commission_vat(b.hotel_id, country, day);
      part := ledger_split(gross - tax, array[100000000 - rate * (10000 + vat),
        rate * 10000, rate * vat]::numeric[]);
      base := greatest(0, least(kept + promoted - gift, gross) - tax);
      accounts := array['gift_liability', 'hotel', 'commission', 'vat', 'local_tax', 'breakage', 'goodwill', 'promotion'];
      parties := array['', b.hotel_id::text, country, country, b.hotel_id::text, country, country, country];
      amounts := array[gift, -part[1], -part[2], -part[3], -tax, gross - kept - promoted, b.goodwill_cents, promoted];
    end if;
  else
    select * into s from gift_sales where number = wanted_id;
    if not found then return; end if;
    select * into c from gift_codes where sale_number = wanted_id;
    country := right(s.locale, 2); day := (s.created_at at time zone 'Europe/Paris')::date; site := s.minisite_id::text;
    if s.status = 'confirmed' then
      gift := coalesce(c.worth_cents, s.worth_cents);
      promoted := coalesce((s.gift->'promotion'->>'cents')::bigint, 0);
      base := least(gift, s.total_cents + promoted);
      delivery := least(gift_delivery(s), s.total_cents);
      part := ledger_split(delivery, array[10000, ledger_rate('vat', 'delivery', country, day)]::numeric[]);
      accounts := array['gift_margin', 'vat', 'gift_liability', 'breakage', 'promotion'];
      parties := array[country, country, '', country, country];
      amounts := array[s.worth_cents + delivery - s.total_cents - promoted - part[1], -part[2],
        case when c.expired_at is null then -gift else 0 end,
        case when c.expired_at is null then 0 else -gift end, promoted];
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
