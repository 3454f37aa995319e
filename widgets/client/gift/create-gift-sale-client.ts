import type { Answered, Asked } from '@staykit/contract/call-values.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { sendSale } from '../booking/send-sale.ts';
import { postBeneficiaryLookup } from '../calls/post-beneficiary-lookup.generated.ts';
import { postBeneficiaryPrice } from '../calls/post-beneficiary-price.generated.ts';
import { postBeneficiaryRedeem } from '../calls/post-beneficiary-redeem.generated.ts';
import { postGift } from '../calls/post-gift.generated.ts';
import { getBoughtGift } from '../calls/get-bought-gift.generated.ts';
import { postGiftSending } from '../calls/post-gift-sending.generated.ts';
import { createTransport } from '../transport/create-transport.ts';
import { postGiftPromo } from '../calls/post-gift-promo.generated.ts';
import type { ClientOptions } from '../transport/client-options.ts';
import type { CallOptions } from '../stay-client.ts';

/** A gift that is ordered. Personal: it is kept in memory, for as long as it takes to sell it. */
export type GiftOrder = Omit<Asked<'postGift'>, 'locale'>;

/** A gift with the promo code that somebody typed for it. */
export type PromoOrder = Omit<Asked<'postGiftPromo'>, 'locale'>;

/** A gift that was sold. */
export type SoldGift = Answered<'postGift'>;

/** A gift on the page of its buyer. */
export type BoughtGift = Answered<'getBoughtGift'>;

/** Another day on which a gift is sent. */
export type GiftSending = Asked<'postGiftSending'>;

/** A gift as its holder sees it. */
export type BeneficiaryGift = Answered<'postBeneficiaryLookup'>;

/** What a quoted stay costs with a gift: `difference` is left to pay, or comes back where it is below 0. */
export type GiftedPrice = Answered<'postBeneficiaryPrice'>;

/** A stay that a gift pays for. Personal. */
export type RedeemOrder = Omit<Asked<'postBeneficiaryRedeem'>, 'locale'>;

/** Time limit of a bank, in milliseconds. */
const SALE_TIMEOUT = 30_000;
const CODE_TIMEOUT = 10_000;

/** The calls that sell a gift, and those that use one. All reject with a `StayError`; none sends credentials. */
export interface GiftSaleClient {
  /** Sells a gift. The same key and order are answered the same, once and again. */
  sellGift(order: GiftOrder, key: string, call?: CallOptions): Promise<SoldGift>;
  /** Cents that a promo code takes off a gift. */
  pricePromo(order: PromoOrder, call?: CallOptions): Promise<number>;
  /** A gift by the secret of its buyer's page. */
  boughtGift(token: string, call?: CallOptions): Promise<BoughtGift>;
  /** Changes when it is sent; it may be asked for again. */
  changeSending(sending: GiftSending, call?: CallOptions): Promise<BoughtGift>;
  /** What a code is worth. */
  lookUpGift(code: string, call?: CallOptions): Promise<BeneficiaryGift>;
  /** What a quoted stay costs on top of a gift. */
  priceWithGift(code: string, quoteId: string, call?: CallOptions): Promise<GiftedPrice>;
  /** Books a quoted stay with a gift; the same key and order are answered the same. */
  redeemGift(order: RedeemOrder, key: string, call?: CallOptions): Promise<Booking>;
}

/** A client of gifts that are sold and used. */
export function createGiftSaleClient(options: ClientOptions): GiftSaleClient {
  const { locale, timeoutMs } = options;
  const sale = { timeoutMs: timeoutMs ?? SALE_TIMEOUT };
  const question = { timeoutMs: timeoutMs ?? CODE_TIMEOUT };
  const transport = createTransport(options);
  return {
    sellGift: (order, key, call) =>
      sendSale(options, postGift, { ...order, locale }, { ...call, ...sale, idempotencyKey: key }),
    pricePromo: async (order, call) =>
      (await sendSale(options, postGiftPromo, { ...order, locale }, { ...call, ...question }))
        .promoCodeReductionAmount,
    boughtGift: (token, call) => transport.send(getBoughtGift, { token }, call),
    changeSending: (sending, call) => sendSale(options, postGiftSending, sending, { ...call, ...question }),
    lookUpGift: (code, call) => sendSale(options, postBeneficiaryLookup, { code }, { ...call, ...question }),
    priceWithGift: (code, quoteId, call) =>
      sendSale(options, postBeneficiaryPrice, { code, quoteId }, { ...call, ...question }),
    redeemGift: (order, key, call) =>
      sendSale(
        options,
        postBeneficiaryRedeem,
        { ...order, locale },
        { ...call, ...sale, idempotencyKey: key },
      ),
  };
}
