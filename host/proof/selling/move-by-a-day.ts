import { addDays } from '../../../widgets/core/dates/plain-date.ts';
import type { Booking } from '../../../widgets/core/offer/booking.ts';
import { GatewayError } from '../../gateway/plugins/gateway-error.ts';
import type { Selling } from '../../gateway/selling/selling.ts';

/** Moves a booking to the next day, over its own nights. False where the night after it is not to be had. */
export async function moveByADay(
  selling: Selling,
  { bookingNumber: number, offerId: productId, checkin, nights, adult }: Booking,
  email: string,
  key: string,
): Promise<boolean> {
  const quote = await selling.quoteMove({
    number,
    email,
    productId,
    checkin: addDays(checkin, 1),
    nights,
    pax: { adult, child: 0, baby: 0, singleRoom: false },
    activities: '',
    locale: 'fr_FR',
  });
  if (!quote.quoteId || !quote.priceInfo) return false;
  const request = { number, email, quoteId: quote.quoteId, price: quote.priceInfo.totalPrice };
  try {
    await selling.modify({ scope: `proof-move:${number}`, key, body: request }, request);
    return true;
  } catch (error) {
    if (error instanceof GatewayError && error.code === 'NO_AVAILABILITY') return false;
    throw error;
  }
}
