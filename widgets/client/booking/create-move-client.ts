import { activitySelection } from '../../core/offer/activity-dates.ts';
import { readQuote, type OfferQuote } from '../../core/price/offer-quote.ts';
import type { ErrorCode } from '../../core/errors/catalogue.ts';
import { postMoveDaysShape, postMoveNightsShape, postMoveQuoteShape } from '../checks.generated.ts';
import type { ClientOptions } from '../create-transport.ts';
import { byDay } from '../product/availability.ts';
import type { BookingBoxClient } from '../product/create-booking-box-client.ts';
import { NO_AVAILABILITY_KEY, outcomeOf, valueOr } from '../product/outcome.ts';
import type { QuoteRequest } from '../product/product-quote.ts';
import type { CallOptions } from '../stay-client.ts';
import { sendSale, type SaleRequest } from './send-sale.ts';

/** What the choice of another stay may be refused with: those of the contract. */
export const MOVE_CHOICE_REFUSALS: readonly ErrorCode[] = [
  'BOOKING_NOT_FOUND',
  'NOT_FOUND',
  'NOT_MODIFIABLE',
];

/** Milliseconds that an answer may take. */
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
  const ask = <Answer>(
    what: 'quote' | 'days' | 'nights',
    shape: SaleRequest['shape'],
    body: object,
    call?: CallOptions,
  ) =>
    sendSale<Answer>(
      options,
      {
        path: `/bookings/${encodeURIComponent(number)}/move/${what}`,
        call: `/bookings/:bookingNumber/move/${what}`,
        body: { ...body, email },
        shape,
        refusals: MOVE_CHOICE_REFUSALS,
        timeoutMs,
      },
      call,
    );
  const quoteMove: MoveClient['quoteMove'] = async (
    { productId, checkin, nights, pax, activityDates = {} },
    call,
  ) => {
    const activitySelectionList = activitySelection(checkin, activityDates);
    const stay = { productId, checkin, nights, ...pax, activitySelectionList, locale };
    return readQuote(await ask('quote', postMoveQuoteShape, stay, call));
  };
  return {
    quoteMove,
    box: {
      ...box,
      // How a stay is paid is told where it is agreed to.
      paymentMethods: async () => [],
      fetchProductQuote: quoteMove,
      // What everybody may book says nothing of this guest, whose own nights are free: the quote alone decides.
      productOffers: async (id) => ({
        ok: true,
        value: { [id]: { weekendId: id, priceInfo: { sellPrice: 0 } } },
      }),
      possibleNights: (productId, { checkin, length }, call) =>
        valueOr(
          ask<number[]>('nights', postMoveNightsShape, { productId, checkin, length }, call),
          undefined,
        ),
      giftDays: async (productId = '', { month, length = 1, pax, nights }, call) => {
        const days = { productId, month, length, nights, ...pax };
        return outcomeOf(
          ask<Parameters<typeof byDay>[0]>('days', postMoveDaysShape, days, call).then((found) =>
            byDay(found, ({ status = 'included' }) => status),
          ),
          NO_AVAILABILITY_KEY,
        );
      },
    },
  };
}
