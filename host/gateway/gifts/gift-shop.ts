import type * as z from 'zod/mini';
import type { boughtGift, postGiftSending } from '@staykit/contract/gift/bought-gift.ts';
import { printGiftCode } from '@staykit/core/gift/gift-code.ts';
import { createHash, timingSafeEqual } from 'node:crypto';
import { GatewayError } from '../errors/gateway-error.ts';
import { giftSaleByCode, giftSaleByToken, type GiftSale } from './gift-sales.ts';
import { cancelRedemption, lookUpGift, priceWithGift, redeemGift } from './beneficiary.ts';
import type { PaymentChoice } from '../payment/pay.ts';
import type { PaymentDecision } from '../payment/payment-provider.ts';
import type { PaymentRow } from '../payment/payments.ts';
import type { SavedAnswer } from '../selling/idempotency.ts';
import { buyGift, settleGift, settleLateGifts, type GiftParts } from './buy-gift.ts';
import { presentShop } from '../shop/present-shop.ts';
import { priceGiftPromo } from './gift-promotion.ts';
import { typedGiftCode } from './gift-funding.ts';
import { showBoughtGift } from './delivery/bought-gift.ts';
import { changeSending } from './delivery/send-gifts.ts';
import type { GiftOrder } from './price-gift.ts';
import { SHOP_LOOK, voucherPdf } from './voucher/voucher-pdf.ts';
import { voucherPicture } from './voucher/voucher-picture.ts';
import { voucherText } from './voucher/voucher-text.ts';

type Rest<Call> = Call extends (parts: GiftParts, ...rest: infer Given) => infer Answer
  ? (...rest: Given) => Answer
  : never;

/** A voucher file. */
export interface VoucherFile {
  name: string;
  pdf: Buffer;
}

/** All operations on gifts. */
export interface GiftShop {
  /** `choice`: the payment of the order, with the address to come back to. */
  buy(key: string, order: GiftOrder, choice: PaymentChoice, network?: string): Promise<unknown>;
  /** The voucher of a token. `site`: address of the shop. */
  voucherByToken(token: string, site: string): Promise<VoucherFile>;
  /** The voucher of a code and the giver's e-mail. */
  voucherByCode(typed: string, email: string, site: string): Promise<VoucherFile>;
  /** The gift on its buyer's page, by the token of the page. */
  bought(token: string): Promise<z.output<typeof boughtGift>>;
  /** Changes when it is sent. */
  changeSending(order: z.output<typeof postGiftSending.body>): Promise<z.output<typeof boughtGift>>;
  lookUp: Rest<typeof lookUpGift>;
  price: Rest<typeof priceWithGift>;
  pricePromo: Rest<typeof priceGiftPromo>;
  redeem: Rest<typeof redeemGift>;
  cancel: Rest<typeof cancelRedemption>;
  /** Settles the sale of a payment, once: later callers get the stored result. */
  settlePayment(payment: PaymentRow, decision: PaymentDecision): Promise<SavedAnswer>;
  /** Settles what is open; called by a timer. */
  settle(): Promise<void>;
}

/** Creates the gift shop on a database and a payment provider. */
export function createGiftShop(parts: GiftParts): GiftShop {
  async function voucher(sale: GiftSale & { code: string }, site: string): Promise<VoucherFile> {
    const { minisiteId } = sale.source;
    const picture = parts.images && (await voucherPicture(sale, parts.catalogue, parts.images));
    const { name, pictures } = presentShop();
    const partner = minisiteId === undefined ? undefined : parts.lookOf?.(minisiteId);
    const look = {
      brand: name,
      ...SHOP_LOOK,
      ...(partner ?? (pictures?.printed && { logo: pictures.printed.body })),
      ...(picture && { picture }),
      ...(sale.design !== undefined && { design: sale.design }),
    };
    const pdf = await voucherPdf(voucherText(sale, site), look, parts.clock());
    return { name: `${printGiftCode(sale.code).slice(0, 4).toLowerCase()}.pdf`, pdf };
  }
  return {
    buy: (key, order, choice, network) => buyGift(parts, key, order, choice, network),
    async voucherByToken(token, site) {
      const sale = await giftSaleByToken(parts.db, token);
      if (!hasCode(sale)) throw new GatewayError('NOT_FOUND', 'This voucher does not exist.');
      return voucher(sale, site);
    },
    async voucherByCode(typed, email, site) {
      const sale = await giftSaleByCode(parts.db, typedGiftCode(typed));
      const isGiver = timingSafeEqual(digest(email), digest(sale?.buyer.email ?? NOBODY));
      if (!hasCode(sale) || !isGiver)
        throw new GatewayError('GIFT_CODE_UNKNOWN', 'No gift has this code and this e-mail.');
      return voucher(sale, site);
    },
    bought: (token) => showBoughtGift(parts.db, token, parts.clock()),
    async changeSending(order) {
      await changeSending(parts, order);
      return showBoughtGift(parts.db, order.token, parts.clock());
    },
    lookUp: (...given) => lookUpGift(parts, ...given),
    price: (...given) => priceWithGift(parts, ...given),
    pricePromo: (...given) => priceGiftPromo(parts, ...given),
    redeem: (...given) => redeemGift(parts, ...given),
    cancel: (...given) => cancelRedemption(parts, ...given),
    settlePayment: ({ saleId }, decision) => settleGift(parts, saleId, decision),
    settle: () => settleLateGifts(parts),
  };
}

/** An impossible address, compared with when there is no gift, so that the answer takes as long. */
const NOBODY = '\0';

const digest = (email: string): Buffer => createHash('sha256').update(email.trim().toLowerCase()).digest();

function hasCode(sale: GiftSale | undefined): sale is GiftSale & { code: string } {
  return sale?.code !== undefined;
}
