import * as z from 'zod/mini';
import { invoicesOf } from '@staykit/gateway/payment/invoices/invoice.ts';
import { printInvoices } from '@staykit/gateway/payment/invoices/invoice-desk.ts';
import type { Role } from '../staff/roles.ts';
import { action, type Action, type ReadContext } from '../registry/resource.ts';

/** Opens the invoices and credit notes of a sale as a PDF: issues what is missing, and the audit log knows who looked. */
export const invoiceAction = (saleKind: 'booking' | 'gift', roles: readonly Role[]): Action =>
  action(roles, z.object({}), async ({ db, now, once }, saleId) => {
    const { name, pdf } = await printInvoices(db, { saleKind, saleId }, now);
    Object.assign(once, { fileName: name, pdf: pdf.toString('base64') });
  });

/** Numbers, days and totals of the invoices of a sale. */
export const invoiceRows = async (db: ReadContext['db'], saleKind: 'booking' | 'gift', saleId: string) =>
  (await invoicesOf(db, { saleKind, saleId })).map(({ number, kind, issuedOn, totalCents }) => ({
    id: number,
    kind,
    issuedOn,
    totalCents,
  }));
