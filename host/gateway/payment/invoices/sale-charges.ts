import { settingsOf } from '@staykit/core/market/market-settings.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import { dayIn } from '../../catalogue/calendar-day.ts';
import type { Queryable } from '../../database/database.ts';
import type { SoldStay } from '../../selling/booking/bookings.ts';
import type { SoldGiftRecord } from '../../gifts/gift-sales.ts';
import type { Sale } from '../payments.ts';
import type { InvoiceBuyer, InvoiceContent, InvoiceLine } from './invoice.ts';

/** What a buyer owes for a sale by now, as the ledger has it. */
export interface SaleCharges extends Omit<InvoiceContent, 'seller'> {
  /** The ledger entries that it takes in. */
  entries: number[];
  buyer: InvoiceBuyer;
  /** The sale was cancelled: its invoice is corrected, not replaced. */
  isCancelled: boolean;
  /** The books and the payments differ: the audit settles that first. */
  isUnsettled: boolean;
}

interface BalanceRow {
  account: string;
  /** Credit above 0. */
  cents: number;
}

interface SaleRow {
  locale: Locale;
  soldAt: Date;
  status: string;
  buyer: { firstName: string; lastName: string };
  /** What was sold: a stay or a gift. */
  sold: SoldStay | SoldGiftRecord;
  /** Of a stay. */
  checkin: PlainDate;
  nights: number;
  rooms: number;
  /** Packaging and posting, in cents. */
  delivery: number;
  deliveryRate: number;
}

const SALES = {
  booking: `select locale, created_at as "soldAt", status, guest as buyer, stay as sold, checkin, nights, rooms,
    0 as delivery, 0 as "deliveryRate" from bookings where number = $1`,
  gift: `select locale, created_at as "soldAt", status, buyer, gift as sold, null as checkin, 0 as nights, 0 as rooms,
    case when status = 'confirmed' then least(gift_delivery(s), total_cents)::integer else 0 end as delivery,
    ledger_rate('vat', 'delivery', right(locale, 2), (created_at at time zone 'Europe/Paris')::date) as "deliveryRate"
    from gift_sales s where number = $1`,
};

/** The charges of a sale; undefined if it did not come about. Run it in the transaction that issues. */
export async function chargesOf(tx: Queryable, { saleKind, saleId }: Sale): Promise<SaleCharges | undefined> {
  // One statement, so that the entries are those of the balances.
  const [books] = await tx.query<{ balances: BalanceRow[] | null; entries: number[] | null }>(
    `with mine as (select id from ledger_entries where sale_kind = $1 and sale_id = $2)
    select (select jsonb_agg(jsonb_build_object('account', account, 'cents', cents)) from (
        select account, -sum(amount_cents) as cents from ledger_lines where entry_id in (select id from mine)
        group by account) b) as balances,
      (select jsonb_agg(id) from mine) as entries`,
    [saleKind, saleId],
  );
  const [sale] = await tx.query<SaleRow>(SALES[saleKind], [saleId]);
  if (!sale || !books?.entries) return undefined;
  const of = (...accounts: string[]) =>
    (books.balances ?? []).reduce(
      (sum, { account, cents }) => sum + (accounts.includes(account) ? cents : 0),
      0,
    );
  const lines = saleKind === 'booking' ? linesOfStay(of) : linesOfGift(of, sale);
  const dueCents = -of('receivable');
  const [capture] = dueCents
    ? await tx.query<{ on: PlainDate | null }>(
        `select min(capture_on) as on from payments where sale_kind = $1 and sale_id = $2 and status = 'approved'`,
        [saleKind, saleId],
      )
    : [];
  const { locale, buyer, sold, status } = sale;
  return {
    locale,
    lines: lines.filter(({ cents }) => cents !== 0),
    soldOn: dayIn(settingsOf(locale).timeZone, sale.soldAt),
    ...('hotel' in sold
      ? {
          stay: {
            hotel: { label: sold.hotel.label, address: sold.hotel.address },
            label: sold.label,
            checkin: sale.checkin,
            nights: sale.nights,
            rooms: sale.rooms,
            people: sold.pax.adult + sold.pax.child + sold.pax.baby,
          },
        }
      : { gift: { label: sold.label, elements: sold.elements.map(({ name }) => name) } }),
    paidCents: -of('provider', 'refunds_due'),
    ...(dueCents > 0 && { dueCents, ...(capture?.on && { dueOn: capture.on }) }),
    entries: books.entries,
    buyer: { name: `${buyer.firstName} ${buyer.lastName}`.trim() },
    isCancelled: status === 'cancelled' || status === 'refunded',
    isUnsettled: of('suspense') !== 0,
  };
}

type Balance = (...accounts: string[]) => number;

function linesOfStay(of: Balance): InvoiceLine[] {
  return [
    // The guest pays the hotel's price: the commission within it is invoiced to the hotel.
    { kind: 'stay', cents: of('hotel', 'commission', 'vat') },
    { kind: 'localTax', cents: of('local_tax') },
    { kind: 'unusedGift', cents: of('breakage') },
    { kind: 'planFee', cents: of('plan_fee') },
    { kind: 'goodwill', cents: of('goodwill') },
    { kind: 'promotion', cents: of('promotion') },
    { kind: 'paidByGift', cents: of('gift_liability') },
  ];
}

function linesOfGift(of: Balance, { delivery, deliveryRate }: SaleRow): InvoiceLine[] {
  // Of an activity that was redeemed its hotel's part as well: to its buyer nothing changes.
  const total = of('gift_liability', 'breakage', 'gift_margin', 'vat', 'hotel', 'commission');
  return [
    // A voucher for several kinds of services: VAT comes with the service it is redeemed for.
    { kind: 'voucher', cents: total - delivery },
    { kind: 'promotion', cents: of('promotion') },
    { kind: 'delivery', cents: delivery, vatCents: of('vat'), vatRate: deliveryRate },
  ];
}
