import type { PartnerSale } from '@staykit/gateway/selling/partner-sales.ts';
import type { CsvCell } from '@staykit/gateway/payment/ledger/csv.ts';

/** Sales of one partner, with its slug. */
export interface PartnerSales {
  slug: string;
  sales: readonly PartnerSale[];
}

/** Totals of sales; amounts in cents. */
export interface SalesSum {
  bookings: number;
  cancelled: number;
  gifts: number;
  paidCents: number;
  refundCents: number;
}

/** Columns of the CSV, one line per sale. */
export const CSV_COLUMNS = [
  'partner',
  'minisite_id',
  'day',
  'sale',
  'kind',
  'status',
  'reference',
  'paid_eur',
  'refunded_eur',
  'net_eur',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'origin',
] as const;

/** Adds sales up. */
export function sumOf(sales: readonly PartnerSale[]): SalesSum {
  const sum: SalesSum = { bookings: 0, cancelled: 0, gifts: 0, paidCents: 0, refundCents: 0 };
  for (const { sale, status, paidCents, refundCents } of sales) {
    if (sale === 'gift') sum.gifts += 1;
    else sum.bookings += 1;
    if (status === 'cancelled') sum.cancelled += 1;
    sum.paidCents += paidCents;
    sum.refundCents += refundCents;
  }
  return sum;
}

/** UTM attribution of a sale: source / medium / campaign. */
export function utmLabel({ utm }: Pick<PartnerSale, 'utm'>): string {
  const parts = ['source', 'medium', 'campaign'].map((name) => plain(utm[name] ?? ''));
  return parts.every((part) => part === '') ? '(none)' : parts.map((part) => part || '-').join(' / ');
}

/** The terminal table: a line per partner, one below for each UTM, and a grand total for several partners. */
export function salesTable(partners: readonly PartnerSales[]): string {
  const rows: string[][] = [['', 'bookings', 'cancelled', 'gifts', 'paid', 'refunded', 'net']];
  for (const { slug, sales } of partners) {
    rows.push(line(slug, sumOf(sales)));
    const byUtm = Map.groupBy(sales, utmLabel);
    for (const label of [...byUtm.keys()].toSorted())
      rows.push(line(`  ${label}`, sumOf(byUtm.get(label) ?? [])));
  }
  if (partners.length > 1) rows.push(line('Total', sumOf(partners.flatMap(({ sales }) => sales))));
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length))) ?? [];
  return rows
    .map((row) =>
      row
        .map((text, column) =>
          column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The CSV rows, starting with the header. */
export function salesRows(partners: readonly PartnerSales[]): CsvCell[][] {
  return [
    [...CSV_COLUMNS],
    ...partners.flatMap(({ slug, sales }) =>
      sales.map(({ minisiteId, day, sale, kind, status, reference, paidCents, refundCents, utm, origin }) => [
        slug,
        minisiteId,
        day,
        sale,
        kind,
        status,
        reference,
        paidCents / 100,
        refundCents / 100,
        (paidCents - refundCents) / 100,
        ...['source', 'medium', 'campaign', 'content', 'term'].map((name) => utm[name] ?? ''),
        origin ?? '',
      ]),
    ),
  ];
}

function line(label: string, { bookings, cancelled, gifts, paidCents, refundCents }: SalesSum): string[] {
  const euros = (cents: number) => (cents / 100).toFixed(2);
  return [
    label,
    String(bookings),
    String(cancelled),
    String(gifts),
    euros(paidCents),
    euros(refundCents),
    euros(paidCents - refundCents),
  ];
}

/** A visitor's input without control characters. */
function plain(text: string): string {
  return text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 60);
}
