import { settingsOf } from '@staykit/core/market/market-settings.ts';
import { marketOf } from '@staykit/values/market/locale.ts';
import { dayIn } from '../../catalogue/calendar-day.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { presentShop } from '../../shop/present-shop.ts';
import type { Sale } from '../payments.ts';
import {
  insertInvoice,
  invoicesOf,
  type Invoice,
  type InvoiceBuyer,
  type InvoiceContent,
  type InvoiceLine,
} from './invoice.ts';
import { chargesOf, type SaleCharges } from './sale-charges.ts';

/** Sales that one look issues invoices for. */
const AT_ONCE = 100;

/** Charges that change without the service: a refund out of goodwill, or a fee of the payment. */
const BESIDE_THE_SERVICE = ['goodwill', 'planFee'];

/**
 * Issues what a sale lacks, in order: an invoice of a new sale; a credit note for what was given back; where the service
 * or the recipient is another one, a credit note for the whole and a new invoice. Issues nothing where the invoices
 * sum to the charges of the ledger, nor over 0.00, as where a gift pays for all: the next one takes such lines in. Locks the sale's row in `invoiced_sales` until the end of the transaction.
 */
export async function issueInvoices(tx: Queryable, sale: Sale, now: number): Promise<void> {
  const { saleKind, saleId } = sale;
  await tx.query(
    'insert into invoiced_sales (sale_kind, sale_id) values ($1, $2) on conflict (sale_kind, sale_id) do nothing',
    [saleKind, saleId],
  );
  const [row] = await tx.query<{ recipient: InvoiceBuyer | null }>(
    'select recipient from invoiced_sales where sale_kind = $1 and sale_id = $2 for update',
    [saleKind, saleId],
  );
  const charges = await chargesOf(tx, sale);
  if (!charges) return;
  const seller = presentShop().markets[marketOf(charges.locale)]?.seller;
  if (!seller || charges.isUnsettled) return;
  const { legalName, address, vatNumber, registration, invoicePrefix } = seller;
  const {
    entries,
    buyer,
    isCancelled: _cancelled,
    isUnsettled: _settled,
    lines: _lines,
    ...content
  } = charges;
  const before = await invoicesOf(tx, sale);
  const wanted = row?.recipient ?? buyer;
  const issue = (
    kind: Invoice['kind'],
    changed: Pick<InvoiceContent, 'lines'>,
    other: Partial<Invoice> = {},
  ) =>
    insertInvoice(tx, invoicePrefix, {
      kind,
      ...sale,
      hotelId: null,
      market: marketOf(charges.locale),
      month: null,
      corrects: null,
      issuedOn: dayIn(settingsOf(charges.locale).timeZone, now),
      buyer: wanted,
      ...other,
      content: {
        ...content,
        seller: { legalName, address, vatNumber, ...(registration !== undefined && { registration }) },
        ...changed,
      },
    });
  for (const step of stepsOf(before, charges, wanted)) {
    const corrected = before.findLast(({ kind }) => kind === 'invoice');
    await (step.kind === 'credit' && corrected
      ? issue('credit', step.replaces ? { ...corrected.content, lines: step.lines } : step, {
          corrects: corrected.number,
          // What is taken back is taken back from whom it was made out to.
          buyer: corrected.buyer ?? wanted,
        })
      : issue('invoice', { lines: step.lines }));
  }
  await tx.query('delete from invoices_due where entry_id = any($1::bigint[])', [entries]);
}

interface Step {
  kind: Invoice['kind'];
  lines: InvoiceLine[];
  /** The whole of the invoices before is taken back, with their words. */
  replaces?: boolean;
}

/** What has to be issued after the invoices of before. */
function stepsOf(before: readonly Invoice[], charges: SaleCharges, buyer: InvoiceBuyer): Step[] {
  const issued = sumOf(before.flatMap(({ content }) => content.lines));
  const { lines, isCancelled } = charges;
  const changes = sumOf([...lines, ...negated(issued)]);
  const isNothing = (some: readonly InvoiceLine[]) => totalOf(some) === 0;
  if (before.length === 0) return isNothing(lines) ? [] : [{ kind: 'invoice', lines }];
  const last = before.findLast(({ kind }) => kind === 'invoice');
  // An erased person is left without a name.
  const isOtherBuyer = last?.buyer != null && textOf(last.buyer) !== textOf(buyer);
  const isReplaced =
    (isOtherBuyer && issued.length > 0) ||
    (charges.stay !== undefined &&
      !isCancelled &&
      changes.some(({ kind }) => !BESIDE_THE_SERVICE.includes(kind)));
  if (isReplaced)
    return [
      // One over 0.00 is of an earlier version: its lines are taken back where others come.
      ...(issued.length > 0 && !(isNothing(issued) && isNothing(lines))
        ? [{ kind: 'credit' as const, lines: negated(issued), replaces: true }]
        : []),
      ...(isNothing(lines) ? [] : [{ kind: 'invoice' as const, lines }]),
    ];
  if (isNothing(changes)) return [];
  return [{ kind: totalOf(changes) > 0 ? 'invoice' : 'credit', lines: changes }];
}

const totalOf = (lines: readonly InvoiceLine[]): number => lines.reduce((sum, { cents }) => sum + cents, 0);

const textOf = ({ name, address = [], vatNumber = '' }: InvoiceBuyer): string =>
  JSON.stringify([name, address, vatNumber]);

const negated = (lines: readonly InvoiceLine[]): InvoiceLine[] =>
  lines.map((line) => ({
    ...line,
    cents: -line.cents,
    ...(line.vatCents !== undefined && { vatCents: -line.vatCents }),
  }));

/** One line for each kind; none where they sum to 0. */
function sumOf(lines: readonly InvoiceLine[]): InvoiceLine[] {
  const sums = new Map<string, InvoiceLine>();
  for (const line of lines) {
    const sum = sums.get(line.kind);
    sums.set(
      line.kind,
      sum
        ? {
            ...sum,
            cents: sum.cents + line.cents,
            ...(line.vatCents !== undefined && { vatCents: (sum.vatCents ?? 0) + line.vatCents }),
          }
        : line,
    );
  }
  return [...sums.values()].filter(({ cents, vatCents = 0 }) => cents !== 0 || vatCents !== 0);
}

/**
 * Issues the invoices of sales whose ledger entries wait for them, those of before first; called by a timer. Each sale
 * has a transaction of its own; `failed` is told of one that fails, and it is tried again in an hour.
 */
export async function issueDue(
  db: Database,
  now: number,
  failed: (error: unknown, sale: Sale) => void,
): Promise<void> {
  const sales = await db.query<Sale>(
    `select sale_kind as "saleKind", sale_id as "saleId" from invoices_due where due_at <= $2
    group by sale_kind, sale_id order by min(entry_id) limit $1`,
    [AT_ONCE, new Date(now)],
  );
  for (const sale of sales) {
    try {
      await db.transaction((tx) => issueInvoices(tx, sale, now));
    } catch (error) {
      failed(error, sale);
    }
    // What is still there could not be issued: a seller is missing, or the audit has to settle the sale first.
    await db.query('update invoices_due set due_at = $3 where sale_kind = $1 and sale_id = $2', [
      sale.saleKind,
      sale.saleId,
      new Date(now + 3_600_000),
    ]);
  }
}
