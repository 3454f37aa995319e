import type { PlainDate } from '../dates/plain-date.ts';
import type { Instalment, PaymentPlan } from '../price/instalment-plan.ts';
import type { QuotedLine } from '../price/offer-quote.ts';
import type { PriceInfo } from '../price/price-info.ts';
import type { FinalPrice } from '../price/quote-price.ts';
import type { CancellationPolicy } from './offer-card.ts';

/** What became of a booking that came about. */
export const BOOKING_STATUSES = ['confirmed', 'cancelled'] as const;

/** A booking as its guest sees it. Amounts are integer cents. */
export interface Booking {
  /** 8 digits. */
  bookingNumber: string;
  status: (typeof BOOKING_STATUSES)[number];
  /** The product that was booked, with its extras. */
  offerId: string;
  label: string;
  hotel: { id: string; label: string; address: string };
  checkin: PlainDate;
  checkout: PlainDate;
  nights: number;
  adult: number;
  child: number;
  baby: number;
  nbRooms: number;
  /** The chosen days of activities: `12_1-15_0`. [BOOKING-11] */
  activitySelectionList?: string;
  programLineList?: QuotedLine[];
  priceInfo: PriceInfo;
  finalPrice: FinalPrice;
  cancellationPolicy: CancellationPolicy;
  /** What the guest may still do on the day of the answer, and what would come back. */
  rights: { modify: boolean; cancel: boolean; refundAmount: number };
  payment: { plan: PaymentPlan; schedule: Instalment[]; paymentFee: number };
  /** What was given back so far. */
  refundedAmount: number;
  /** What a gift counts for, where one pays for the stay. [FLOW-07] */
  giftWorth?: number;
}
