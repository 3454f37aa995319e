import type { Database } from '@staykit/gateway/database/database.ts';
import { createInvoiceDesk, type InvoiceDesk } from '@staykit/gateway/payment/invoices/invoice-desk.ts';
import { enterVatRates } from '@staykit/gateway/payment/ledger/enter-vat-rates.ts';
import type { ServiceLog } from './service-log.ts';
import { runPeriodically } from './run-periodically.ts';

/** Milliseconds between two looks at sales without invoice. */
const ISSUE_MS = 60_000;

/** Issues invoices of sales from time to time, and enters the VAT rates of the shop file in the ledger. */
export async function createInvoiceService(
  db: Database,
  log: ServiceLog,
  viesUrl?: string,
): Promise<{ invoices: InvoiceDesk; stop(): Promise<void> }> {
  await enterVatRates(db);
  const invoices = createInvoiceDesk({ db, clock: Date.now, log, viesUrl });
  const stop = runPeriodically(ISSUE_MS, invoices.issue, (err) =>
    log.warn({ err, code: 'INVOICE_FAILED' }, 'invoices could not be issued'),
  );
  return { invoices, stop };
}
