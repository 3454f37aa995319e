import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import {
  postBeneficiaryCancel,
  postBeneficiaryLookup,
  postBeneficiaryPrice,
  postBeneficiaryRedeem,
} from '../../../widgets/contract/beneficiary.ts';
import { getVoucher, postGift, postVoucher } from '../../../widgets/contract/gift-sale.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import type { GiftShop, VoucherFile } from '../gifts/gift-shop.ts';
import { NotConfiguredError } from '../plugins/not-configured-error.ts';
import { declare } from './declare.ts';

/** Selling gifts, their vouchers, and what beneficiaries do with them. */
export function giftSaleRoutes(app: FastifyInstance, parts: GatewayParts): void {
  const shop = (): GiftShop => {
    if (!parts.giftShop) throw new NotConfiguredError('giftShop', 'Gifts are not sold here.');
    return parts.giftShop;
  };

  declare(
    app,
    postGift,
    async ({ headers, body }) =>
      (await shop().buy(headers['idempotency-key'], body)) as z.output<typeof postGift.answer>,
  );

  declare(app, getVoucher, async ({ query, request, reply }) =>
    sendVoucher(reply, await shop().voucherByToken(query.token, siteOf(request))),
  );

  declare(app, postVoucher, async ({ body, request, reply }) =>
    sendVoucher(reply, await shop().voucherByCode(body.code, body.email, siteOf(request))),
  );

  declare(app, postBeneficiaryLookup, ({ body }) => shop().lookUp(body.code));
  declare(app, postBeneficiaryPrice, ({ body }) => shop().price(body));
  declare(app, postBeneficiaryRedeem, ({ headers, body }) => shop().redeem(headers['idempotency-key'], body));
  declare(app, postBeneficiaryCancel, ({ body }) => shop().cancel(body));
}

/** The shop that was asked: the voucher leads back to it. */
function siteOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}

/** A voucher is a secret: nobody keeps it on its way. */
function sendVoucher(reply: FastifyReply, { name, pdf }: VoucherFile): FastifyReply {
  return reply
    .type('application/pdf')
    .header('Content-Disposition', `inline; filename="voucher-${name}"`)
    .header('X-Robots-Tag', 'noindex')
    .send(pdf);
}
