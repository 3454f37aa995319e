import type { PlainDate } from '../../core/dates/plain-date.ts';
import type { ErrorCode } from '../../core/errors/catalogue.ts';
import type { PriceBucket } from '../../core/gift/gift-price-list.ts';
import type { GiftFormat, ProductType } from '../../core/gift/gift-product.ts';
import type { GiftStatus } from '../../core/gift/gift-status.ts';
import type { Booking } from '../../core/offer/booking.ts';
import type { PaymentPlan } from '../../core/price/instalment-plan.ts';
import type { PaymentCard } from '../../core/price/payment-card.ts';
import type { PriceInfo } from '../../core/price/price-info.ts';
import type { Guest, SaleSource } from '../booking/create-booking-client.ts';
import { sendSale } from '../booking/send-sale.ts';
import {
  postBeneficiaryLookupShape,
  postBeneficiaryPriceShape,
  postBeneficiaryRedeemShape,
  postGiftShape,
} from '../checks.generated.ts';
import type { ClientOptions } from '../create-transport.ts';
import type { CallOptions } from '../stay-client.ts';

/** Where a physical gift is sent. */
export interface GiftAddress {
  name: string;
  street: string;
  zipCode: string;
  city: string;
  /** ISO 3166-1. */
  country: string;
}

/** A gift that is ordered. Personal: it is kept in memory, for as long as it takes to sell it. */
export interface GiftOrder extends SaleSource {
  productType: ProductType;
  productId: string;
  options: {
    giftFormat: GiftFormat;
    sleeves: { id: string; name: string; imageUrl: string }[];
    giftAdults: number;
    giftNights: number;
    bucket?: PriceBucket;
    upsell?: boolean;
  };
  /** Cents of a gift card. */
  amount?: number;
  /** Cents in all, as the giver saw them. */
  price: number;
  buyer: Guest;
  /** Gets the voucher as well. */
  recipient?: { name: string; email: string };
  personalisation?: { fromName?: string; message?: string };
  shippingAddress?: GiftAddress;
  payment: { plan: 'once'; card: PaymentCard };
}

/** A gift that was sold. */
export interface SoldGift {
  giftNumber: string;
  label: string;
  giftFormat: GiftFormat;
  /** In groups of four. */
  code: string;
  validUntil: PlainDate;
  /** The voucher as a PDF. */
  voucherUrl: string;
  priceInfo: PriceInfo;
}

/** A gift as whoever holds its code sees it. */
export interface BeneficiaryGift {
  productType: ProductType;
  productId: string;
  label: string;
  /** Cents that it counts for. */
  amount: number;
  nights: number;
  adults: number;
  validUntil: PlainDate;
  status: GiftStatus;
  bookingNumber?: string;
}

/** What a quoted stay costs with a gift: `difference` is left to pay, or comes back where it is below 0. */
export interface GiftedPrice {
  priceInfo: PriceInfo;
  difference: number;
}

/** A stay that a gift pays for. Personal. */
export interface RedeemOrder extends SaleSource {
  code: string;
  quoteId: string;
  /** Cents of the quote. */
  price: number;
  /** Cents that are left to pay, as the beneficiary saw them. */
  difference: number;
  guest: Guest;
  /** Needed where something is left to pay. */
  payment?: { plan: PaymentPlan; card: PaymentCard };
  message?: string;
}

/** What a sale of a gift may be refused with. */
export const GIFT_REFUSALS: readonly ErrorCode[] = [
  'IDEMPOTENCY_CONFLICT',
  'NOT_FOUND',
  'PAYMENT_REFUSED',
  'PAYMENT_TIMEOUT',
  'PRICE_CHANGED',
];

/** What a code may be refused with. */
export const CODE_REFUSALS: readonly ErrorCode[] = [
  'GIFT_CODE_EXPIRED',
  'GIFT_CODE_MISTYPED',
  'GIFT_CODE_UNKNOWN',
  'GIFT_CODE_USED',
  'GIFT_NOT_REDEEMABLE',
];

/** What redeeming may be refused with. */
export const REDEEM_REFUSALS: readonly ErrorCode[] = [
  ...CODE_REFUSALS,
  'IDEMPOTENCY_CONFLICT',
  'NO_AVAILABILITY',
  'PAYMENT_REFUSED',
  'PAYMENT_TIMEOUT',
  'PRICE_CHANGED',
  'QUOTE_EXPIRED',
  'QUOTE_USED',
];

/** Milliseconds that a bank may take. */
const SALE_TIMEOUT = 30_000;
const CODE_TIMEOUT = 10_000;

/** The calls that sell a gift, and those that use one. All reject with a `StayError`; none sends credentials. */
export interface GiftSaleClient {
  /** Sells a gift. The same key and order are answered the same, once and again. */
  sellGift(order: GiftOrder, key: string, call?: CallOptions): Promise<SoldGift>;
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
  const sending = (path: string) => ({ path, call: path });
  return {
    sellGift: (order, key, call) =>
      sendSale(
        options,
        {
          ...sending('/gifts'),
          ...sale,
          body: { ...order, locale },
          key,
          shape: postGiftShape,
          refusals: GIFT_REFUSALS,
        },
        call,
      ),
    lookUpGift: (code, call) =>
      sendSale(
        options,
        {
          ...sending('/beneficiary/lookup'),
          ...question,
          body: { code },
          shape: postBeneficiaryLookupShape,
          refusals: CODE_REFUSALS,
        },
        call,
      ),
    priceWithGift: (code, quoteId, call) =>
      sendSale(
        options,
        {
          ...sending('/beneficiary/price'),
          ...question,
          body: { code, quoteId },
          shape: postBeneficiaryPriceShape,
          refusals: [...CODE_REFUSALS, 'NO_AVAILABILITY', 'QUOTE_EXPIRED'],
        },
        call,
      ),
    redeemGift: (order, key, call) =>
      sendSale(
        options,
        {
          ...sending('/beneficiary/redeem'),
          ...sale,
          body: { ...order, locale },
          key,
          shape: postBeneficiaryRedeemShape,
          refusals: REDEEM_REFUSALS,
        },
        call,
      ),
  };
}
