import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { payingAt, type Deed } from '@staykit/gateway/payment/fixtures/buyer.ts';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import type { PatientSelling } from './patient-selling.ts';

/** What a guest wants instead, and how. */
export interface Move {
  checkin: PlainDate;
  nights: number;
  email: string;
  key: string;
  deed: Deed;
}

/** Why a move does not come about although nothing is wrong: no night, no money, or a change that is not paid yet. */
const EXPECTED = [
  'NO_AVAILABILITY',
  'PAYMENT_REQUIRED',
  'PAYMENT_REFUSED',
  'NOT_MODIFIABLE',
  'QUOTE_EXPIRED',
];

/** Moves a booking over its own nights. False where that is not to be had. */
export async function moveStay(
  selling: PatientSelling,
  { bookingNumber: number, offerId: productId, adult }: Booking,
  { checkin, nights, email, key, deed }: Move,
): Promise<boolean> {
  const pax = { adult, child: 0, baby: 0, singleRoom: false };
  try {
    const asked = {
      number,
      email,
      productId,
      checkin,
      nights,
      pax,
      activities: '',
      locale: 'fr_FR' as const,
    };
    const quote = await selling.quoteMove(asked);
    if (!quote.quoteId || !quote.priceInfo) return false;
    const payment = payingAt(deed);
    const request = { number, email, quoteId: quote.quoteId, price: quote.priceInfo.totalPrice, payment };
    await selling.modify({ scope: `proof-move:${number}`, key, body: request }, request);
    return true;
  } catch (error) {
    if (error instanceof GatewayError && EXPECTED.includes(error.code)) return false;
    throw error;
  }
}
