import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Locale, Market } from '@staykit/values/market/locale.ts';
import type { Queryable } from '../../database/database.ts';
import type { Seller } from '../../shop/shop-schema.ts';
import type { Sale } from '../payments.ts';
import type { ViesAnswer } from './vies.ts';

/** What a line charges. `stay` and `localTax` are charged in the name of the hotel, all others by the shop. */
type ChargeKind =
  | 'stay'
  | 'localTax'
  | 'unusedGift'
  | 'planFee'
  | 'goodwill'
  | 'promotion'
  | 'paidByGift'
  | 'voucher'
  | 'delivery'
  | 'commission';

/** A line of an invoice. Amounts are cents with VAT; below 0 on credit notes and for what is deducted. */
export interface InvoiceLine {
  kind: ChargeKind;
  cents: number;
  /** VAT within `cents`; absent: the shop owes none on this line. */
  vatCents?: number;
  /** Basis points of the VAT. */
  vatRate?: number;
  /** Number of the booking whose commission it is, and its day in the books. */
  reference?: string;
  day?: PlainDate;
}

/** Whom an invoice is made out to. */
export interface InvoiceBuyer {
  /** Person or company. */
  name: string;
  /** Lines of the address. */
  address?: string[];
  vatNumber?: string;
  /** What VIES said of the number when it was given; absent where it is not asked. */
  vies?: ViesAnswer;
}

/** The stay of an invoice, as it was sold. */
interface InvoicedStay {
  hotel: { label: string; address: string };
  label: string;
  checkin: PlainDate;
  nights: number;
  rooms: number;
  people: number;
}

/** What is printed of an invoice, as it was when it was issued. */
export interface InvoiceContent {
  locale: Locale;
  seller: Pick<Seller, 'legalName' | 'address' | 'vatNumber' | 'registration'>;
  lines: InvoiceLine[];
  /** Day on which the stay or gift was sold. */
  soldOn?: PlainDate;
  stay?: InvoicedStay;
  gift?: { label: string; elements: string[] };
  /** Paid of the whole sale by then, and what is captured later, with its day. Cents. */
  paidCents?: number;
  dueCents?: number;
  dueOn?: PlainDate;
  /** The hotel owes the VAT itself, since it is in another country. */
  reverseCharge?: boolean;
}

/** An invoice or credit note. Once issued it is never changed. */
export interface Invoice {
  /** Prefix of the seller, `C` for credit notes, year and position: `SKF-2026-000123`. */
  number: string;
  kind: 'invoice' | 'credit';
  saleKind: Sale['saleKind'] | null;
  saleId: string | null;
  hotelId: string | null;
  market: Market;
  month: string | null;
  /** Number of the invoice that a credit note corrects. */
  corrects: string | null;
  /** Day of the issue of that invoice. */
  correctsOn: PlainDate | null;
  issuedOn: PlainDate;
  currency: string;
  /** Sum of the lines. */
  totalCents: number;
  content: InvoiceContent;
  /** Null once the person is erased. */
  buyer: InvoiceBuyer | null;
}

const SELECT = `select i.number, i.kind, i.sale_kind as "saleKind", i.sale_id as "saleId", i.hotel_id::text as "hotelId",
  i.market, i.month, i.corrects, c.issued_on as "correctsOn", i.issued_on as "issuedOn", i.currency,
  i.total_cents as "totalCents", i.content, i.buyer
  from invoices i left join invoices c on c.number = i.corrects`;

/** Invoices and credit notes of a sale, in the order of their issue. */
export const invoicesOf = (db: Pick<Queryable, 'query'>, { saleKind, saleId }: Sale): Promise<Invoice[]> =>
  db.query<Invoice>(`${SELECT} where i.sale_kind = $1 and i.sale_id = $2 order by i.id`, [saleKind, saleId]);

/** Invoices for commission of a hotel or of all, of a month. */
export const commissionInvoicesOf = (
  db: Pick<Queryable, 'query'>,
  month: string,
  hotelId?: string,
): Promise<Invoice[]> =>
  db.query<Invoice>(
    `${SELECT} where i.month = $1 and ($2::bigint is null or i.hotel_id = $2) order by i.market, i.number`,
    [month, hotelId ?? null],
  );

/** All that were issued in a month of the calendar, in the order of their numbers. */
export const invoicesIn = (db: Pick<Queryable, 'query'>, month: string): Promise<Invoice[]> =>
  db.query<Invoice>(`${SELECT} where to_char(i.issued_on, 'YYYY-MM') = $1 order by i.series, i.position`, [
    month,
  ]);

/** An invoice that is to be issued. */
type NewInvoice = Omit<Invoice, 'number' | 'correctsOn' | 'totalCents' | 'currency'>;

/**
 * Gives the next number of the seller's series and year, and stores the invoice under it. Whoever wants a number of the
 * same series waits for the end of this transaction: one that is rolled back leaves no gap. Resolves to the number.
 */
export async function insertInvoice(tx: Queryable, prefix: string, made: NewInvoice): Promise<string> {
  const series = `${prefix}${made.kind === 'credit' ? 'C' : ''}-${made.issuedOn.slice(0, 4)}`;
  const [row] = await tx.query<{ last: number }>(
    `insert into invoice_series (series, last) values ($1, 1)
    on conflict (series) do update set last = invoice_series.last + 1 returning last`,
    [series],
  );
  const position = row?.last ?? 1;
  const number = `${series}-${String(position).padStart(6, '0')}`;
  await tx.query(
    `insert into invoices (number, series, position, kind, sale_kind, sale_id, hotel_id, market, month, corrects,
      issued_on, currency, total_cents, content, buyer)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'EUR', $12, $13, $14)`,
    [
      number,
      series,
      position,
      made.kind,
      made.saleKind,
      made.saleId,
      made.hotelId,
      made.market,
      made.month,
      made.corrects,
      made.issuedOn,
      made.content.lines.reduce((sum, { cents }) => sum + cents, 0),
      JSON.stringify(made.content),
      made.buyer && JSON.stringify(made.buyer),
    ],
  );
  return number;
}
