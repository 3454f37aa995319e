import type { Migration } from '../migration.ts';

/**
 * The ledger: what each sale should have booked is computed from its rows, and what is missing is booked as one entry.
 * It is in the database, so that code of the release before books as well.
 */
export const ledger: Migration = {
  id: 69,
  name: 'ledger',
  expands: true,
  sql: `
create table ledger_accounts (
  code text primary key,
  kind text not null check (kind in ('asset', 'liability', 'income', 'expense')),
  description text not null
);
insert into ledger_accounts values
  ('provider', 'asset', 'Captured less refunded, at the payment provider'),
  ('receivable', 'asset', 'Authorised and not captured yet'),
  ('bank', 'asset', 'Paid out to hotels and partners'),
  ('refunds_due', 'liability', 'Refunds that the provider has not confirmed'),
  ('provider_disputed', 'liability', 'Taken back through banks of buyers'),
  ('provider_fees_due', 'liability', 'Fees of the payment provider'),
  ('hotel', 'liability', 'Owed to hotels for stays'),
  ('partner', 'liability', 'Owed to partners as commission'),
  ('local_tax', 'liability', 'Local taxes to pass on to hotels'),
  ('vat', 'liability', 'VAT on what the shop sells itself'),
  ('gift_liability', 'liability', 'Gifts sold and not redeemed'),
  ('commission', 'income', 'Commission on stays, without VAT'),
  ('plan_fee', 'income', 'Fees of payment plans'),
  ('gift_margin', 'income', 'Packaging and posting of gifts, and price less worth'),
  ('breakage', 'income', 'Gifts that expired, and worth that a stay did not use'),
  ('partner_commission', 'expense', 'Commission of partners'),
  ('provider_fees', 'expense', 'Fees of the payment provider'),
  ('disputes', 'expense', 'Losses by disputes'),
  ('suspense', 'asset', 'Differences between a sale and its payments; 0 in books that agree');
create table ledger_rates (
  kind text not null check (kind in ('hotel_commission', 'partner_commission', 'provider_fee', 'vat')),
  -- Hotel, minisite or provider; what is sold for VAT; empty for all.
  subject text not null default '',
  -- Country code; empty for all.
  market text not null default '',
  basis_points integer not null check (basis_points between 0 and 10000),
  -- Sales from this day on have the rate.
  valid_from date not null,
  primary key (kind, subject, market, valid_from)
);
insert into ledger_rates (kind, subject, market, basis_points, valid_from) values
  ('hotel_commission', '', '', 1500, '2000-01-01'), ('partner_commission', '', '', 500, '2000-01-01'),
  ('vat', 'commission', 'FR', 2000, '2000-01-01'), ('vat', 'commission', 'ES', 2100, '2000-01-01'),
  ('vat', 'commission', 'BE', 2100, '2000-01-01'), ('vat', 'commission', 'NL', 2100, '2000-01-01'),
  ('vat', 'commission', 'IT', 2200, '2000-01-01'),
  ('vat', 'delivery', 'FR', 2000, '2000-01-01'), ('vat', 'delivery', 'ES', 2100, '2000-01-01'),
  ('vat', 'delivery', 'BE', 2100, '2000-01-01'), ('vat', 'delivery', 'NL', 2100, '2000-01-01'),
  ('vat', 'delivery', 'IT', 2200, '2000-01-01');
create table ledger_entries (
  id bigint generated always as identity primary key,
  -- booking:12345678:0, payout:hotel:7:2030-06: the same event is never booked twice.
  key text not null unique,
  event text not null check (event in
    ('opening', 'sale', 'change', 'cancellation', 'payment', 'refund', 'dispute', 'expiry', 'payout')),
  sale_kind text check (sale_kind in ('booking', 'gift')),
  sale_id text,
  booked_at timestamptz not null default now()
);
create index ledger_entries_sale on ledger_entries (sale_kind, sale_id);
create table ledger_lines (
  entry_id bigint not null references ledger_entries (id),
  account text not null references ledger_accounts (code),
  -- Hotel, minisite, provider or market, by the account.
  party text not null default '',
  currency text not null,
  -- Debit above 0, credit below.
  amount_cents bigint not null check (amount_cents <> 0),
  primary key (entry_id, account, party, currency)
);
create index ledger_lines_party on ledger_lines (account, party);

create function ledger_refuse() returns trigger language plpgsql as $$
begin
  -- A restore empties all tables and writes those of the backup.
  if tg_op = 'TRUNCATE' and current_setting('staykit.restoring', true) = 'on' then return null; end if;
  raise exception 'The ledger is append-only: % on % is refused.', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger ledger_entries_fixed before update or delete on ledger_entries for each row execute function ledger_refuse();
create trigger ledger_lines_fixed before update or delete on ledger_lines for each row execute function ledger_refuse();
create trigger ledger_rates_fixed before update or delete on ledger_rates for each row execute function ledger_refuse();
create trigger ledger_entries_kept before truncate on ledger_entries execute function ledger_refuse();
create trigger ledger_lines_kept before truncate on ledger_lines execute function ledger_refuse();
create trigger ledger_rates_kept before truncate on ledger_rates execute function ledger_refuse();

create function ledger_balanced() returns trigger language plpgsql as $$
declare entry bigint;
begin
  if tg_table_name = 'ledger_entries' then entry := new.id; else entry := new.entry_id; end if;
  if not exists (select 1 from ledger_lines where entry_id = entry) or exists (
    select 1 from ledger_lines where entry_id = entry group by currency having sum(amount_cents) <> 0)
  then raise exception 'Ledger entry % does not sum to 0.', entry using errcode = 'check_violation'; end if;
  return null;
end $$;
create constraint trigger ledger_entries_balanced after insert on ledger_entries deferrable initially deferred
  for each row execute function ledger_balanced();
create constraint trigger ledger_lines_balanced after insert on ledger_lines deferrable initially deferred
  for each row execute function ledger_balanced();

-- Basis points on a day: the most specific rate, and of it the latest.
create function ledger_rate(kind text, subject text, market text, day date) returns integer language sql stable as $$
  select coalesce((select r.basis_points from ledger_rates r
    where r.kind = $1 and r.subject in ('', $2) and r.market in ('', $3) and r.valid_from <= $4
    order by r.subject = '', r.market = '', r.valid_from desc limit 1), 0)
$$;

-- Cents by weights, rounded by largest remainder: the parts sum to the whole.
create function ledger_split(total bigint, weights numeric[]) returns bigint[] language sql immutable as $$
  with part as (
    select place, abs(total) * weight / (select sum(w) from unnest(weights) w) as exact
    from unnest(weights) with ordinality as each (weight, place)
  ), ranked as (
    select place, floor(exact) as whole, row_number() over (order by exact - floor(exact) desc, place) as rank,
      abs(total) - sum(floor(exact)) over () as missing
    from part
  )
  select array_agg((sign(total) * (whole + (rank <= missing)::integer))::bigint order by place) from ranked
$$;

-- A stay that was cancelled in time gives its gift back: as rightsOn of the offer's cancellation.
create function is_cancelled_in_time(b bookings) returns boolean language sql stable as $$
  select coalesce(b.status = 'cancelled' and (b.stay->'policy'->>'cancellable')::boolean
    and coalesce((b.stay->'policy'->>'isCancellable')::boolean, true)
    and coalesce(b.stay->'policy'->>'type', '') <> 'NCNR'
    and (b.cancelled_at at time zone 'Europe/Paris')::date <= (b.stay->'policy'->>'cancellationDeadline')::date, false)
$$;

-- What a sale should have booked by now, in all accounts.
create function ledger_target(wanted_kind text, wanted_id text)
returns table (account text, party text, currency text, cents bigint) language plpgsql stable as $$
#variable_conflict use_column
declare
  b bookings; s gift_sales; c gift_codes; p record;
  money text := 'EUR'; country text; day date; site text;
  gift bigint := 0; kept bigint := 0; gross bigint := 0; tax bigint := 0; base bigint := 0;
  part bigint[]; rate integer; rest bigint := 0; fees bigint := 0;
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
      part := ledger_split(gross - tax, array[100000000 - rate * (10000 + ledger_rate('vat', 'commission', country, day)),
        rate * 10000, rate * ledger_rate('vat', 'commission', country, day)]::numeric[]);
      base := greatest(0, least(kept - gift, gross) - tax);
      accounts := array['gift_liability', 'hotel', 'commission', 'vat', 'local_tax', 'breakage'];
      parties := array['', b.hotel_id::text, country, country, b.hotel_id::text, country];
      amounts := array[gift, -part[1], -part[2], -part[3], -tax, gross - kept];
    end if;
  else
    select * into s from gift_sales where number = wanted_id;
    if not found then return; end if;
    select * into c from gift_codes where sale_number = wanted_id;
    country := right(s.locale, 2); day := (s.created_at at time zone 'Europe/Paris')::date; site := s.minisite_id::text;
    if s.status = 'confirmed' then
      gift := coalesce(c.worth_cents, s.worth_cents);
      base := least(gift, s.total_cents);
      rate := case when s.total_cents > s.worth_cents then ledger_rate('vat', 'delivery', country, day) else 0 end;
      part := ledger_split(s.total_cents - s.worth_cents, array[10000, rate]::numeric[]);
      accounts := array['gift_margin', 'vat', 'gift_liability', 'breakage'];
      parties := array[country, country, '', country];
      amounts := array[-part[1], -part[2], case when c.expired_at is null then -gift else 0 end,
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

-- What a sale should have booked, and has.
create function ledger_difference(wanted_kind text, wanted_id text)
returns table (account text, party text, currency text, expected bigint, found bigint) language sql stable as $$
  select account, party, currency, coalesce(t.cents, 0), coalesce(l.cents, 0)
  from ledger_target($1, $2) t full join (
    select account, party, currency, sum(amount_cents)::bigint as cents
    from ledger_entries e join ledger_lines l on l.entry_id = e.id
    where e.sale_kind = $1 and e.sale_id = $2 group by 1, 2, 3) l using (account, party, currency)
  where coalesce(t.cents, 0) <> coalesce(l.cents, 0)
$$;

-- Books what a sale has not booked; the entry, or null where nothing is missing.
create function ledger_book(wanted_kind text, wanted_id text, is_opening boolean default false)
returns bigint language plpgsql as $$
declare missing jsonb; made bigint; before bigint; moved text[]; name text;
begin
  loop
    select count(*) into before from ledger_entries where sale_kind = wanted_kind and sale_id = wanted_id;
    select jsonb_agg(jsonb_build_object('account', account, 'party', party, 'currency', currency, 'cents', d.expected - d.found)),
      array_agg(account) into missing, moved from ledger_difference(wanted_kind, wanted_id) d;
    if missing is null then return null; end if;
    name := case when is_opening then 'opening' when before = 0 then 'sale'
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
`,
};
