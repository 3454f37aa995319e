import type { FastifyInstance } from 'fastify';
import {
  getPaymentOptions,
  postPaymentCancel,
  postPaymentContinue,
  postPaymentStatus,
} from '@staykit/contract/booking/payments.ts';
import { toLocale } from '@staykit/values/market/locale.ts';
import { PAYMENT_PLANS } from '@staykit/values/price/payment-plan.ts';
import { NotConfiguredError } from '../../errors/not-configured-error.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { declare } from '../../http/declare.ts';
import { MESSAGE_PATH } from '../message-path.ts';
import type { PaymentDesk } from '../payment-desk.ts';

/** Longest message of a provider, in bytes; theirs have some ten thousand. */
const MESSAGE_LIMIT = 256 * 1024;

/** Payments on a page of the provider. */
export function paymentRoutes(app: FastifyInstance, parts: GatewayParts): void {
  const desk = (): PaymentDesk => {
    if (!parts.payments) throw new NotConfiguredError('payments', 'This gateway takes no payments.');
    return parts.payments;
  };

  declare(app, getPaymentOptions, ({ query }) => {
    const locale = toLocale(query.locale);
    const hosted = parts.paymentProvider?.hosted;
    const plans = PAYMENT_PLANS.map((plan) => ({
      plan,
      methods: [...(hosted?.methods({ plan, locale }) ?? [])],
    }));
    return { hosted: hosted !== undefined, plans: plans.filter(({ methods }) => methods.length > 0) };
  });

  declare(app, postPaymentStatus, ({ body }) => desk().status(body.payment));
  declare(app, postPaymentContinue, ({ body }) => desk().continue(body.payment, body.method));
  declare(app, postPaymentCancel, ({ body }) => desk().cancel(body.payment));

  app.register(async (messages) => {
    // Signatures cover the bytes as they were sent, of whatever type.
    messages.removeAllContentTypeParsers();
    messages.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MESSAGE_LIMIT },
      async (_request: unknown, body: Buffer) => body,
    );
    messages.post(MESSAGE_PATH, { schema: { hide: true } }, async ({ headers, body }, reply) => {
      await desk().receive({ headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) });
      return reply.code(204).send();
    });
  });
}
