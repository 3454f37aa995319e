import type * as z from 'zod/mini';
import type { postInvoiceRecipient } from '@staykit/contract/booking/invoices.ts';
import type { Database } from '../../database/database.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import type { SettlingLog } from '../../selling/selling-parts.ts';
import { presentShop } from '../../shop/present-shop.ts';
import { checkedVatNumber } from '../../shop/vat-number.ts';
import { invoicePdf } from '../documents/invoice-pdf.ts';
import type { Sale } from '../payments.ts';
import { invoicesOf, type Invoice, type InvoiceBuyer } from './invoice.ts';
import { invoicePath } from './invoice-path.ts';
import { issueDue, issueInvoices } from './issue-invoices.ts';
import { askVies } from './vies.ts';

/** What the desk works with. */
export interface InvoiceParts {
  db: Database;
  /** The present instant in ms since 1970. */
  clock(): number;
  log?: SettlingLog;
  /** Address of VIES; without one it is not asked. */
  viesUrl?: string | undefined;
}

/** A PDF with invoices. */
export interface InvoiceFile {
  /** Name of the file. */
  name: string;
  pdf: Buffer;
}

/** Invoices of buyers. */
export interface InvoiceDesk {
  /** The invoices and credit notes of the sale with this token; issues what is missing. NOT_FOUND for another token. */
  print(token: string): Promise<InvoiceFile>;
  /** Makes the invoice out to somebody else. VAT_NUMBER_INVALID if its check digits are wrong. */
  makeOut(
    order: z.output<typeof postInvoiceRecipient.body>,
  ): Promise<z.output<typeof postInvoiceRecipient.answer>>;
  /** Issues the invoices of sales that wait for them; called by a timer. */
  issue(): Promise<void>;
}

/** Opens the desk of a database. */
export function createInvoiceDesk({ db, clock, log, viesUrl }: InvoiceParts): InvoiceDesk {
  return {
    print: async (token) => printInvoices(db, await saleOf(db, token), clock()),
    async makeOut({ token, name, address = '', vatNumber }) {
      const sale = await saleOf(db, token);
      const number = vatNumber === undefined ? undefined : checkedVatNumber(vatNumber);
      if (vatNumber !== undefined && number === undefined)
        throw new GatewayError('VAT_NUMBER_INVALID', 'vatNumber: its form or its check digits are wrong.');
      const lines = address.split('\n').map((each) => each.trim());
      const buyer: InvoiceBuyer = {
        name,
        ...(lines.some(Boolean) && { address: lines.filter(Boolean) }),
        ...(number !== undefined && { vatNumber: number }),
        ...(number !== undefined && viesUrl !== undefined && { vies: await askVies(viesUrl, number) }),
      };
      const invoices = await db.transaction(async (tx) => {
        await tx.query(
          `insert into invoiced_sales (sale_kind, sale_id, recipient) values ($1, $2, $3)
          on conflict (sale_kind, sale_id) do update set recipient = excluded.recipient`,
          [sale.saleKind, sale.saleId, JSON.stringify(buyer)],
        );
        await issueInvoices(tx, sale, clock());
        return invoicesOf(tx, sale);
      });
      return {
        invoices: invoices.map(({ kind, issuedOn, totalCents, number: issued }) => ({
          number: issued,
          kind,
          issuedOn,
          totalAmount: totalCents,
        })),
        invoiceUrl: invoicePath(token),
      };
    },
    issue: () =>
      issueDue(db, clock(), (error, { saleKind, saleId }) =>
        log?.error(
          { err: error, code: 'INVOICE_FAILED', sale: `${saleKind} ${saleId}` },
          'an invoice could not be issued; it is tried again in an hour',
        ),
      ),
  };
}

/** Prints the invoices and credit notes of a sale; issues what is missing. NOT_FOUND if there are none. */
export async function printInvoices(db: Database, sale: Sale, now: number): Promise<InvoiceFile> {
  const invoices = await db.transaction(async (tx): Promise<Invoice[]> => {
    await issueInvoices(tx, sale, now);
    return invoicesOf(tx, sale);
  });
  const [first] = invoices;
  if (!first) throw new GatewayError('NOT_FOUND', 'There is no invoice of this sale.');
  return { name: `${first.number}.pdf`, pdf: await invoicePdf(invoices, { brand: presentShop().name, now }) };
}

async function saleOf(db: Database, token: string): Promise<Sale> {
  const [sale] = await db.query<Sale>(
    `select 'booking' as "saleKind", number as "saleId" from bookings
      where invoice_token = $1 and status in ('confirmed', 'cancelled')
    union all select 'gift', number from gift_sales where invoice_token = $1 and status in ('confirmed', 'refunded')`,
    [token],
  );
  if (!sale) throw new GatewayError('NOT_FOUND', 'There are no invoices at this address.');
  return sale;
}
