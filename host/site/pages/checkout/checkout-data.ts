import type { SaleSource } from '@staykit/client/booking/create-booking-client.ts';
import type { CheckoutStart } from '@staykit/core/offer/checkout/checkout-link.ts';
import type { DataFlowMode, OfferQuote } from '@staykit/core/price/offer-quote.ts';
import type { CustomerProfile } from '@staykit/client/visitor/profile.ts';
import type { Variants } from '@staykit/experiments/variants.ts';
import type { HostedPayment } from './payment/hosted-payment.ts';
import type { AccountWay } from './stay/account-offer.tsx';
import type { WayToPay } from './stay/stay-sale.ts';

/** What is booked, as its page shows it. */
export interface BookedProduct {
  /** What it offers: two nights with breakfast. */
  label: string;
  /** Its picture, without a size. */
  imageUrl: string;
  hotel: { label: string; place: string; stars?: number };
  dataFlowMode?: DataFlowMode;
}

/** What the page of a checkout knows when it is printed; nothing of it is personal but the profile of who is signed in. */
export interface CheckoutData {
  start: CheckoutStart;
  product: BookedProduct;
  /** A quote that can be booked. */
  quote: OfferQuote;
  /** The ways to pay that may be shown. */
  methods: readonly WayToPay[];
  /** The promo code of the address, where it takes something off this stay. */
  promoCode?: string;
  source: SaleSource;
  /** The page of the provider, on which it is paid. */
  hosted: HostedPayment;
  /** The features that are switched for who pays; none is where it is left out. [INSTALMENT-06] [INSTALMENT-11] */
  variants?: Variants;
  /** The stay's own page, with its dates. */
  backUrl: string;
  /** Where a booking is found by its number and its e-mail. */
  bookingUrl: string;
  termsUrl: string;
  /** What who is signed in lets the shop fill in. */
  profile?: CustomerProfile;
  /** How the booking comes into an account; absent on pages of partners. */
  account?: AccountWay;
}

/** What happened to the page before the form: why there is none. */
export type CheckoutFailure =
  | { kind: 'unreadable' }
  | { kind: 'undated'; backUrl: string }
  | { kind: 'gone'; backUrl: string }
  | { kind: 'down'; backUrl: string };
