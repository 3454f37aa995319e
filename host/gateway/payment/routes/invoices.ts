import type { FastifyInstance } from 'fastify';
import { getInvoices, postInvoiceRecipient } from '@staykit/contract/booking/invoices.ts';
import { NotConfiguredError } from '../../errors/not-configured-error.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { declare } from '../../http/declare.ts';
import type { InvoiceDesk } from '../invoices/invoice-desk.ts';

/** Invoices of stays and gifts. */
export function invoiceRoutes(app: FastifyInstance, parts: GatewayParts): void {
  const desk = (): InvoiceDesk => {
    if (!parts.invoices) throw new NotConfiguredError('invoices', 'This gateway issues no invoices.');
    return parts.invoices;
  };

  declare(app, getInvoices, async ({ query, reply }) => {
    const { name, pdf } = await desk().print(query.token);
    // An invoice names persons and must not be cached.
    return reply
      .type('application/pdf')
      .header('Content-Disposition', `inline; filename="${name}"`)
      .header('X-Robots-Tag', 'noindex')
      .send(pdf);
  });

  declare(app, postInvoiceRecipient, ({ body }) => desk().makeOut(body));
}
