import type { PlainDate, PlainMonth } from '@staykit/values/dates/plain-date.ts';
import { LOCALES, marketOf, type Locale, type Market } from '@staykit/values/market/locale.ts';
import { dayIn } from '../../catalogue/calendar-day.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { presentShop } from '../../shop/present-shop.ts';
import { ZONE } from '../ledger/statement.ts';
import { insertInvoice, type InvoiceBuyer, type InvoiceLine } from './invoice.ts';

/** Commission of a sale in a month: entries of all its events. */
interface CommissionRow {
  hotelId: string;
  market: Market;
  reference: string;
  day: PlainDate;
  net: number;
  vat: number;
  rate: number;
}

/** Commission by hotel, market and sale, of stays and of activities that were redeemed; `$1` month, `$2` hotel or null. */
const COMMISSIONS = `
select h.id::text as "hotelId", l.party as market, e.sale_id as reference,
  to_char(min(e.booked_at at time zone '${ZONE}'), 'YYYY-MM-DD') as day,
  -coalesce(sum(l.amount_cents) filter (where l.account = 'commission'), 0)::bigint as net,
  -coalesce(sum(l.amount_cents) filter (where l.account = 'vat'), 0)::bigint as vat,
  ledger_commission_vat(h.id, l.party, (h.sold_at at time zone '${ZONE}')::date) as rate
from ledger_entries e join ledger_lines l on l.entry_id = e.id and l.account in ('commission', 'vat')
  cross join lateral (
    select hotel_id as id, created_at as sold_at from bookings where e.sale_kind = 'booking' and number = e.sale_id
    union all select c.redeemed_hotel_id, s.created_at from gift_sales s join gift_codes c on c.sale_number = s.number
      where e.sale_kind = 'gift' and s.number = e.sale_id and c.redeemed_hotel_id is not null) h
where to_char(e.booked_at at time zone '${ZONE}', 'YYYY-MM') = $1 and ($2::bigint is null or h.id = $2)
group by h.id, l.party, e.sale_id, h.sold_at order by h.id, l.party, day, e.sale_id`;

/** A month whose entries are all there. */
export function isMonthOver(month: PlainMonth, now: number): boolean {
  // A sale of its last minute may be stored a moment after midnight.
  const yesterday = dayIn(ZONE, now - 86_400_000);
  return yesterday.slice(0, 7) > month;
}

/**
 * Issues the invoices for commission of a month: one for each hotel and market, over its entries in the ledger; a credit
 * note where more was given back than earned. Once: called again it issues what is missing. Resolves to the numbers.
 * The month has to be over, see `isMonthOver`.
 */
export async function issueCommissionInvoices(
  db: Database,
  month: PlainMonth,
  now: number,
  hotelId?: string,
): Promise<string[]> {
  const rows = await db.query<CommissionRow>(COMMISSIONS, [month, hotelId ?? null]);
  const numbers: string[] = [];
  for (const mine of Object.values(Object.groupBy(rows, (row) => `${row.hotelId} ${row.market}`))) {
    const number = await db.transaction((tx) => issueOne(tx, mine ?? [], month, now));
    if (number !== undefined) numbers.push(number);
  }
  return numbers;
}

async function issueOne(
  tx: Queryable,
  rows: readonly CommissionRow[],
  month: PlainMonth,
  now: number,
): Promise<string | undefined> {
  const [first] = rows;
  const seller = first && presentShop().markets[first.market]?.seller;
  if (!first || !seller) return undefined;
  const { hotelId, market } = first;
  const lines = rows.map(({ reference, day, net, vat, rate }): InvoiceLine => ({
    kind: 'commission',
    cents: Number(net) + Number(vat),
    vatCents: Number(vat),
    vatRate: rate,
    reference,
    day,
  }));
  const total = lines.reduce((sum, { cents }) => sum + cents, 0);
  // A sale that was cancelled in its month is no commission.
  const charged = lines.filter(({ cents }) => cents !== 0);
  if (charged.length === 0) return undefined;
  // Waits for another process that issues the same.
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`commission ${hotelId} ${market} ${month}`]);
  const [known] = await tx.query(
    'select 1 as known from invoices where hotel_id = $1 and market = $2 and month = $3',
    [hotelId, market, month],
  );
  if (known) return undefined;
  const [last] = await tx.query<{ number: string }>(
    `select number from invoices where hotel_id = $1 and market = $2 and kind = 'invoice' order by id desc limit 1`,
    [hotelId, market],
  );
  const { buyer, country } = await hotelOf(tx, hotelId, month);
  const { legalName, address, vatNumber, registration, invoicePrefix } = seller;
  return insertInvoice(tx, invoicePrefix, {
    kind: total < 0 ? 'credit' : 'invoice',
    saleKind: null,
    saleId: null,
    hotelId,
    market,
    month,
    corrects: total < 0 ? (last?.number ?? null) : null,
    issuedOn: dayIn(ZONE, now),
    buyer,
    content: {
      locale: localeOf(country, market),
      seller: { legalName, address, vatNumber, ...(registration !== undefined && { registration }) },
      lines: charged,
      ...(charged.some(({ vatRate }) => vatRate === 0) &&
        buyer.vatNumber !== undefined &&
        !buyer.vatNumber.startsWith(market) && { reverseCharge: true }),
    },
  });
}

/** The language of a hotel's country, else that of the market. */
const localeOf = (country: string, market: Market): Locale =>
  LOCALES.find((locale) => marketOf(locale) === country) ??
  LOCALES.find((locale) => marketOf(locale) === market) ??
  'fr_FR';

/** Whom a hotel's invoices are made out to: its billing by the end of the month, else its name and address. */
async function hotelOf(
  tx: Queryable,
  hotelId: string,
  month: PlainMonth,
): Promise<{ buyer: InvoiceBuyer; country: string }> {
  const [billing] = await tx.query<{ name: string; address: string[]; vatNumber: string }>(
    `select legal_name as name, address, vat_number as "vatNumber" from hotel_billing
    where hotel_id = $1 and valid_from < ($2 || '-01')::date + interval '1 month' order by valid_from desc limit 1`,
    [hotelId, month],
  );
  const [hotel] = await tx.query<{ name: string; address: string | null; country: string }>(
    `select data->>'name' as name, data->>'address' as address, country from hotels where id = $1`,
    [hotelId],
  );
  return {
    buyer: billing ?? {
      name: hotel?.name ?? `Hotel ${hotelId}`,
      ...(hotel?.address && { address: [hotel.address] }),
    },
    country: hotel?.country ?? '',
  };
}
