import { MARKETS } from '@staykit/core/market/market-settings.ts';
import type { PlainMonth } from '@staykit/values/dates/plain-date.ts';
import { dayIn } from '../../catalogue/calendar-day.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import type { Queryable } from '../../database/database.ts';

/** Who a statement is for: a hotel or a partner, by its id. */
export interface LedgerParty {
  kind: 'hotel' | 'partner';
  id: string;
}

/** An entry on a statement. Amounts are cents; what the party is owed is above 0. */
export interface StatementLine {
  /** Day of the booking in the books. */
  day: string;
  event: string;
  /** Number of the booking or gift; empty for a payout. */
  reference: string;
  /** What the guest pays for the stay, with local taxes. */
  guestCents: number;
  /** Commission with its VAT; for a partner, what the partner earns. */
  commissionCents: number;
  /** Local taxes passed on. */
  taxCents: number;
  payoutCents: number;
  /** What the entry changes in the balance. */
  changeCents: number;
}

/** A statement of one month. */
export interface Statement {
  party: LedgerParty;
  month: PlainMonth;
  currency: string;
  /** Owed before the first line. */
  openingCents: number;
  lines: StatementLine[];
  /** Owed after the last line. */
  closingCents: number;
}

/** Accounts in which a party is owed something. */
export const ACCOUNTS = { hotel: ['hotel', 'local_tax'], partner: ['partner'] } as const;

/** Days of the books are those of the markets, which share one time zone. */
export const ZONE = MARKETS.FR.timeZone;

const LINES = `
with mine as (
  select l.entry_id, -sum(l.amount_cents)::bigint as cents,
    -coalesce(sum(l.amount_cents) filter (where l.account = 'local_tax'), 0)::bigint as tax
  from ledger_lines l where l.account = any($1::text[]) and l.party = $2 group by l.entry_id
), dated as (
  select e.id, e.event, coalesce(e.sale_id, '') as reference, e.sale_kind, m.cents, m.tax,
    to_char(e.booked_at at time zone '${ZONE}', 'YYYY-MM-DD') as day
  from mine m join ledger_entries e on e.id = m.entry_id
)
select d.*, case when event = 'payout' then 0 else -coalesce((select sum(amount_cents) from ledger_lines c
    where c.entry_id = d.id and c.account in ('commission', 'vat')), 0) end::bigint as commission
from dated d where day < to_char(($3 || '-01')::date + interval '1 month', 'YYYY-MM-DD') order by d.id`;

interface Row {
  day: string;
  event: string;
  reference: string;
  cents: number;
  tax: number;
  commission: number;
}

/** The statement of a hotel or partner for a month, from the ledger. */
export async function statementOf(tx: Queryable, party: LedgerParty, month: PlainMonth): Promise<Statement> {
  const rows = await tx.query<Row>(LINES, [ACCOUNTS[party.kind], party.id, month]);
  const sum = (of: readonly Row[]) => of.reduce((total, { cents }) => total + Number(cents), 0);
  const now = rows.filter(({ day }) => day.startsWith(month));
  const openingCents = sum(rows) - sum(now);
  return {
    party,
    month,
    currency: 'EUR',
    openingCents,
    lines: now.map(({ day, event, reference, ...amounts }) => {
      const isPayout = event === 'payout';
      const [cents, tax, commission] = [amounts.cents, amounts.tax, amounts.commission].map(Number) as [
        number,
        number,
        number,
      ];
      const isHotel = party.kind === 'hotel';
      return {
        day,
        event,
        reference,
        guestCents: isHotel && !isPayout ? cents + commission : 0,
        commissionCents: isPayout ? 0 : isHotel ? -commission : cents,
        taxCents: isPayout ? 0 : tax,
        payoutCents: isPayout ? cents : 0,
        changeCents: cents,
      };
    }),
    closingCents: sum(rows),
  };
}

/** Whether a month is over on the clock of the books at an instant in ms since 1970. */
export const isOver = (month: PlainMonth, now: number): boolean => month < dayIn(ZONE, now).slice(0, 7);

/**
 * Marks as paid what is due to a hotel or partner at the end of a month: of hotels the stays that are over by then,
 * cancelled ones, and activities that were redeemed by then, of partners all. Once per party and month: called again it changes nothing. Returns the cents, or
 * undefined if the month was paid before or nothing is due. Throws BAD_REQUEST for a month that is not over: its stays
 * can still be cancelled.
 */
export async function payOut(
  tx: Queryable,
  { kind, id }: LedgerParty,
  month: PlainMonth,
  now: number,
): Promise<number | undefined> {
  if (!isOver(month, now))
    throw new GatewayError(
      'BAD_REQUEST',
      `The month ${month} is not over: it is paid out from the first day of the next.`,
    );
  const [entry] = await tx.query<{ id: number }>(
    `insert into ledger_entries (key, event)
    select $1, 'payout' where exists (${DUE('$2', '$3', '$4')})
    on conflict (key) do nothing returning id`,
    [payoutKey(kind, id, month), ACCOUNTS[kind], id, month],
  );
  if (!entry) return undefined;
  const due = await tx.query<{ account: string; currency: string; cents: number }>(DUE('$1', '$2', '$3'), [
    ACCOUNTS[kind],
    id,
    month,
  ]);
  const total = due.reduce((sum, { cents }) => sum + Number(cents), 0);
  for (const { account, currency, cents } of due)
    await tx.query('insert into ledger_lines values ($1, $2, $3, $4, $5)', [
      entry.id,
      account,
      id,
      currency,
      cents,
    ]);
  await tx.query(
    `insert into ledger_lines select $1, 'bank', $2, currency, -sum(amount_cents) from ledger_lines
    where entry_id = $1 group by currency`,
    [entry.id, `${kind} ${id}`],
  );
  return total;
}

/** Key of the entry of a payout: there is one per party and month. */
export const payoutKey = (kind: LedgerParty['kind'], id: string, month: string): string =>
  `payout:${kind}:${id}:${month}`;

/** SQL of the due cents by account; nothing where they sum to 0 or less: the party then owes, which later sales offset. */
export const DUE = (accounts: string, party: string, month: string): string => `
  select account, currency, cents from (
    select l.account, l.currency, -sum(l.amount_cents)::bigint as cents,
      -sum(sum(l.amount_cents)) over (partition by l.currency) as total
    from ledger_lines l join ledger_entries e on e.id = l.entry_id
      left join bookings b on e.sale_kind = 'booking' and b.number = e.sale_id and l.account <> 'partner'
    where l.account = any(${accounts}::text[]) and l.party = ${party}
      and (e.event <> 'redemption' or l.account = 'partner' or l.amount_cents > 0
        or to_char(e.booked_at at time zone '${ZONE}', 'YYYY-MM') <= ${month})
      and (b.number is null or b.status = 'cancelled'
        or b.checkin + b.nights < (${month} || '-01')::date + interval '1 month')
    group by l.account, l.currency) due
  where total > 0 and cents <> 0`;
