import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { bankPage } from '@staykit/demo/payment/bank-page.ts';
import { demoBank } from '@staykit/demo/payment/demo-bank.ts';
import { gateway } from '@staykit/gateway/app.ts';
import type { Database } from '@staykit/gateway/database/database.ts';
import type { GatewayParts } from '@staykit/gateway/gateway-parts.ts';
import { createPaymentDesk } from '@staykit/gateway/payment/payment-desk.ts';
import type { PaymentProvider } from '@staykit/gateway/payment/payment-provider.ts';
import type { Selling } from '@staykit/gateway/selling/selling.ts';
import { requestGuard } from '@staykit/gateway/http/request-guard.ts';
import { serverOptions } from '@staykit/gateway/http/server-options.ts';

/** A server of the API with the page of the demo bank, on which guests pay for stays; no gift is sold. */
export async function appWithBank(
  { db, provider, selling }: { db: Database; provider: PaymentProvider; selling: Selling },
  parts: GatewayParts,
  options: FastifyServerOptions = {},
): Promise<FastifyInstance> {
  const app = fastify({ ...serverOptions(), ...options }) as FastifyInstance;
  await app.register(helmet);
  await app.register(requestGuard);
  await app.register((pages: FastifyInstance) => bankPage(pages, demoBank(db)));
  const giftShop = { settlePayment: () => Promise.reject(new Error('This process sells no gifts.')) };
  const payments = createPaymentDesk({ db, provider, selling, giftShop, clock: Date.now });
  await app.register(gateway, { ...parts, selling, payments });
  return app;
}
