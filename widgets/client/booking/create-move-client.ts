import { activitySelection } from '@staykit/core/offer/activity/activity-dates.ts';
import { readQuote, type OfferQuote } from '@staykit/core/price/offer-quote.ts';
import { postMoveDays } from '../calls/post-move-days.generated.ts';
import { postMoveNights } from '../calls/post-move-nights.generated.ts';
import { postMoveQuote } from '../calls/post-move-quote.generated.ts';
import type { ClientOptions } from '../transport/client-options.ts';
import { byDay } from '../product/availability.ts';
import type { BookingBoxClient } from '../product/create-booking-box-client.ts';
import { NO_AVAILABILITY_KEY, outcomeOf, valueOr } from '../product/outcome.ts';
import type { QuoteRequest } from '../product/product-quote.ts';
import type { CallOptions } from '../stay-client.ts';
import { sendSale } from './send-sale.ts';

/** Time limit of an answer, in milliseconds. */
const TIMEOUT = 10_000;

/** The calls with which a booking's guest chooses another stay. */
export interface MoveClient {
  /** What a stay costs that the booking may be moved to; its promo code goes along. Rejects with a `StayError`. */
  quoteMove(stay: Omit<QuoteRequest, 'dataFlowMode'>, call?: CallOptions): Promise<OfferQuote>;
  /** Those of the box in which it is chosen: days and prices know the nights that the booking holds. */
  box: BookingBoxClient;
}

/** A client for the guest of a booking, who proves it by its number and e-mail, and for the box that shows the choice. */
export function createMoveClient(
  options: ClientOptions,
  { number, email }: { number: string; email: string },
  box: BookingBoxClient,
): MoveClient {
  const { locale, timeoutMs = TIMEOUT } = options;
  const asked = { bookingNumber: number, email };
  const quoteMove: MoveClient['quoteMove'] = async (
    { productId, checkin, nights, pax, activityDates = {} },
    call,
  ) => {
    const activitySelectionList = activitySelection(checkin, activityDates);
    const stay = { productId, checkin, nights, ...pax, activitySelectionList, locale };
    return readQuote(await sendSale(options, postMoveQuote, { ...asked, ...stay }, { ...call, timeoutMs }));
  };
  return {
    quoteMove,
    box: {
      ...box,
      // Payment methods are shown at the confirmation of the move.
      paymentMethods: async () => [],
      fetchProductQuote: quoteMove,
      // Public availability does not include the nights of this guest's own booking: only the quote decides.
      productOffers: async (id) => ({
        ok: true,
        value: { [id]: { weekendId: id, priceInfo: { sellPrice: 0 } } },
      }),
      possibleNights: (productId, { checkin, length }, call) =>
        valueOr(
          sendSale(options, postMoveNights, { ...asked, productId, checkin, length }, { ...call, timeoutMs }),
          undefined,
        ),
      giftDays: async (productId = '', { month, length = 1, pax, nights }, call) => {
        const days = { ...asked, productId, month, length, nights, ...pax };
        return outcomeOf(
          sendSale(options, postMoveDays, days, { ...call, timeoutMs }).then((found) =>
            byDay(found, ({ status = 'included' }) => status),
          ),
          NO_AVAILABILITY_KEY,
        );
      },
    },
  };
}
