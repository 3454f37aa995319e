import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import {
  postBeneficiaryCancel,
  postBeneficiaryLookup,
  postBeneficiaryPrice,
  postBeneficiaryRedeem,
} from '@staykit/contract/gift/beneficiary.ts';
import { getBoughtGift, postGiftSending } from '@staykit/contract/gift/bought-gift.ts';
import { getVoucher, postGift, postGiftPromo, postVoucher } from '@staykit/contract/gift/gift-sale.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import type { GiftShop, VoucherFile } from '../gift-shop.ts';
import { NotConfiguredError } from '../../errors/not-configured-error.ts';
import { addressKey } from '../../http/limit-rate.ts';
import { declare } from '../../http/declare.ts';
import { choiceOf } from '../../payment/routes/payment-choice.ts';

/** Gift sales, their vouchers and their redemption. */
export function giftSaleRoutes(app: FastifyInstance, parts: GatewayParts): void {
  const shop = (): GiftShop => {
    if (!parts.giftShop) throw new NotConfiguredError('giftShop', 'This gateway does not sell gifts.');
    return parts.giftShop;
  };

  declare(
    app,
    postGift,
    async ({ headers, body, request }) =>
      (await shop().buy(
        headers['idempotency-key'],
        body,
        choiceOf(request, body.payment),
        addressKey(request),
      )) as z.output<typeof postGift.answer>,
  );

  declare(app, postGiftPromo, ({ body }) => shop().pricePromo(body));

  declare(app, getVoucher, async ({ query, request, reply }) =>
    sendVoucher(reply, await shop().voucherByToken(query.token, siteOf(request))),
  );

  declare(app, postVoucher, async ({ body, request, reply }) =>
    sendVoucher(reply, await shop().voucherByCode(body.code, body.email, siteOf(request))),
  );

  declare(app, getBoughtGift, ({ query }) => shop().bought(query.token));
  declare(app, postGiftSending, ({ body }) => shop().changeSending(body));
  declare(app, postBeneficiaryLookup, ({ body }) => shop().lookUp(body.code));
  declare(app, postBeneficiaryPrice, ({ body }) => shop().price(body));
  declare(app, postBeneficiaryRedeem, ({ headers, body, request }) =>
    shop().redeem(
      headers['idempotency-key'],
      body,
      ...(body.payment ? [choiceOf(request, body.payment)] : []),
    ),
  );
  declare(app, postBeneficiaryCancel, ({ body }) => shop().cancel(body));
}

/** Address of the requested shop, which the voucher links to. */
function siteOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}

/** A voucher is a secret and must not be cached. */
function sendVoucher(reply: FastifyReply, { name, pdf }: VoucherFile): FastifyReply {
  return reply
    .type('application/pdf')
    .header('Content-Disposition', `inline; filename="voucher-${name}"`)
    .header('X-Robots-Tag', 'noindex')
    .send(pdf);
}
