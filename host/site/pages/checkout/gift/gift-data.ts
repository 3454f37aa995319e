import type { GiftCardTerms } from '@staykit/core/gift/card/gift-card-terms.ts';
import type { HostedPayment } from '../payment/hosted-payment.ts';
import type { SaleSource } from '@staykit/client/booking/create-booking-client.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { PriceBucket } from '@staykit/core/gift/gift-price-list.ts';
import type { GiftDesign } from '@staykit/values/gift/gift-design.ts';
import type { GiftFormat, ProductType } from '@staykit/values/gift/gift-product.ts';
import type { GiftOrderChoice } from '@staykit/core/gift/gift-total.ts';

/** What is given, as its page shows it. Amounts are cents. */
export interface GivenProduct {
  productType: ProductType;
  /** Of a box, the code of the format that was asked for. */
  productId: string;
  label: string;
  /** Where it is: a hotel and its town. */
  place?: string;
  /** What it holds, a line each. */
  lines: readonly string[];
  /** What of a gift card is sold. */
  card?: GiftCardTerms;
  /** Its picture: an address as it is, or one without a size. */
  picture?: { url: string; sized: boolean };
  nights: number;
  adults: number;
  validUntil: PlainDate;
  /** Months in which it can be redeemed, from the day on which its recipient gets it. */
  validMonths: number;
  /** Of a gift card: what the address says, else the giver types it. */
  sellPrice: number;
  /** What it cost before. */
  refPrice?: number;
  bucket?: PriceBucket;
  /** Every night is included. */
  upsell?: boolean;
}

/** What the page of a gift checkout knows when it is printed; nothing of it is personal. */
export interface GiftCheckoutData extends GiftOrderChoice {
  product: GivenProduct;
  /** An activity that its buyer uses. [ACTIVITY-13] */
  ownUse?: boolean;
  /** What its card shows at first. */
  design?: GiftDesign;
  /** The day of the market. */
  today: PlainDate;
  giftFormat: GiftFormat;
  /** The formats that it can be had in. [PERSONALISE-01] */
  formats: readonly GiftFormat[];
  sleeves: readonly string[];
  /** Where the market is: its parcels go there unless the giver says otherwise. */
  country: string;
  source: SaleSource;
  /** The page of the provider, on which it is paid. */
  hosted: HostedPayment;
  /** The page of what is given. */
  backUrl: string;
  /** Where its code is used. */
  redeemUrl: string;
  termsUrl: string;
}

/** Why there is no form. */
export type GiftCheckoutFailure =
  | { kind: 'unreadable' }
  | { kind: 'gone'; backUrl: string }
  | { kind: 'down'; backUrl: string };
