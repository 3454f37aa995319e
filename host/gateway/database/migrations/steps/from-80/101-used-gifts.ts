import type { Migration } from '../../migration.ts';

/**
 * A gift that cost less than its worth goes back at what was paid for the part that is given back; and activities that are
 * sold by themselves are redeemed at their hotel, which is owed its part from then on.
 */
export const usedGifts: Migration = {
  id: 101,
  name: 'used-gifts',
  expands: true,
  sql: `
-- The activity was used: the hotel that is owed it, which stays known where that is taken back.
alter table gift_codes add column redeemed_at timestamptz;
alter table gift_codes add column redeemed_hotel_id bigint;
alter table gift_codes add constraint gift_codes_redeemed_at_a_hotel
  check (redeemed_at is null or redeemed_hotel_id is not null and expired_at is null);
alter table ledger_entries drop constraint ledger_entries_event_check;
alter table ledger_entries add constraint ledger_entries_event_check check (event in
  ('opening', 'sale', 'change', 'cancellation', 'payment', 'refund', 'dispute', 'expiry', 'payout', 'redemption')) not valid;

-- What a sale should have booked by now, in all accounts.
create or replace function ledger_target(wanted_kind text, wanted_id text)
returns table (account text, party text, currency text, cents bigint) language plpgsql stable as $$
#variable_conflict use_column
declare
  b bookings; s gift_sales; c gift_codes; p record;
  money text := 'EUR'; country text; day date; site text;
  gift bigint := 0; promoted bigint := 0; kept bigint := 0; gross bigint := 0; tax bigint := 0; base bigint := 0;
  part bigint[]; rate integer; vat integer; delivery bigint; rest bigint := 0; fees bigint := 0;
  margin bigint; unpaid bigint; off bigint[]; share bigint[];
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
      -- Sold below its worth: on promotion, and by a code of the shop.
      margin := s.worth_cents + delivery - s.total_cents - promoted;
      -- A rest goes back at what was paid for it: so much less is taken off what is used.
      select s.worth_cents - gift - coalesce(sum(refunded_cents), 0) into unpaid from payments
        where sale_kind = 'gift' and sale_id = wanted_id and status = 'approved';
      off := case when unpaid > 0 and promoted + greatest(0, margin) > 0
        then ledger_split(unpaid, array[promoted, greatest(0, margin)]::numeric[]) else array[0, 0]::bigint[] end;
      accounts := array['gift_margin', 'vat', 'gift_liability', 'breakage', 'promotion'];
      parties := array[country, country, '', country, country];
      amounts := array[margin - off[2] - part[1], -part[2],
        case when c.expired_at is null and c.redeemed_at is null then -gift else 0 end,
        case when c.expired_at is null then 0 else -gift end, promoted - off[1]];
      -- An activity that was used: its hotel is owed its part of the worth, as of a stay.
      if c.redeemed_at is not null then
        rate := ledger_rate('hotel_commission', c.redeemed_hotel_id::text, country, day);
        vat := ledger_commission_vat(c.redeemed_hotel_id, country, day);
        share := ledger_split(gift, array[100000000 - rate * (10000 + vat), rate * 10000, rate * vat]::numeric[]);
        accounts := accounts || array['hotel', 'commission', 'vat'];
        parties := parties || array[c.redeemed_hotel_id::text, country, country];
        amounts := amounts || array[-share[1], -share[2], -share[3]];
      end if;
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

-- Books what a sale has not booked; the entry, or null where nothing is missing.
create or replace function ledger_book(wanted_kind text, wanted_id text, is_opening boolean default false)
returns bigint language plpgsql as $$
declare missing jsonb; made bigint; before bigint; moved text[]; name text;
begin
  loop
    select count(*) into before from ledger_entries where sale_kind = wanted_kind and sale_id = wanted_id;
    select jsonb_agg(jsonb_build_object('account', account, 'party', party, 'currency', currency, 'cents', d.expected - d.found)),
      array_agg(account) into missing, moved from ledger_difference(wanted_kind, wanted_id) d;
    if missing is null then return null; end if;
    name := case when is_opening then 'opening' when before = 0 then 'sale'
      when wanted_kind = 'gift' and moved && array['hotel'] then 'redemption'
      when wanted_kind = 'gift' and moved && array['breakage'] then 'expiry'
      when wanted_kind = 'gift' and moved && array['gift_liability'] then 'refund'
      when wanted_kind = 'booking' and moved && array['hotel', 'local_tax', 'gift_liability'] then
        case when exists (select 1 from bookings where number = wanted_id and status = 'cancelled')
          then 'cancellation' else 'change' end
      when moved && array['provider_disputed'] then 'dispute'
      when moved && array['refunds_due'] then 'refund' else 'payment' end;
    -- Waits for a transaction that books the same sale, and then sees what it booked.
    insert into ledger_entries (key, event, sale_kind, sale_id)
      values (wanted_kind || ':' || wanted_id || ':' || before, name, wanted_kind, wanted_id)
      on conflict (key) do nothing returning id into made;
    exit when made is not null;
  end loop;
  insert into ledger_lines (entry_id, account, party, currency, amount_cents)
    select made, m.account, m.party, m.currency, m.cents
    from jsonb_to_recordset(missing) m (account text, party text, currency text, cents bigint);
  return made;
end $$;

drop trigger gift_codes_booked on gift_codes;
create constraint trigger gift_codes_booked
  after insert or update of worth_cents, expired_at, redeemed_at on gift_codes
  deferrable initially deferred for each row execute function ledger_note();
`,
};
