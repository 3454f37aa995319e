import type { PlainDate, PlainMonth } from '@staykit/values/dates/plain-date.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { dayStatus, type CheckinPrice } from '@staykit/core/offer/gift-day.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import { offerNights } from '../search/checkout-nights.ts';
import { getCheckinPrices } from '../calls/get-checkin-prices.generated.ts';
import { getHotelAvailabilities } from '../calls/get-hotel-availabilities.generated.ts';
import type { Transport } from '../transport/create-transport.ts';
import type { CallOptions } from '../stay-client.ts';
import { NO_AVAILABILITY_KEY, outcomeOf, valueOr, type Outcome } from './outcome.ts';
import type { ProductSettings } from './product-settings.ts';

/** Days by their date. */
export type DayPrices = ReadonlyMap<PlainDate, Required<CheckinPrice>>;

/** What the days of a gift are asked for. [PAPI-08] */
export interface GiftDaysRequest {
  month: PlainMonth;
  /** Months from `month` on. Default: 1. */
  length?: number;
  pax: Pax;
  nights: number;
  /** Cents that the gift is worth. */
  giftPrice: number;
  /** All stays of the hotel count. Default: true. */
  multiOffer?: boolean;
  /** Name of the partner that asks. Default: the minisite's number. */
  affiliateId?: string;
}

/** Months of a hotel's calendar. [PAPI-10] */
export const HOTEL_MONTHS = 12;

/** GET {wedEndpoint}/redeem/weekend/{offerId}/packageCheckinPrices.json; a failure is said to the visitor. [PAPI-08] */
export function giftDays(
  transport: Transport,
  { client }: Pick<ProductSettings, 'client'>,
  offerId: string | undefined,
  request: GiftDaysRequest,
  call?: CallOptions,
): Promise<Outcome<DayPrices>> {
  const { month, length = 1, pax, nights, giftPrice, multiOffer = true } = request;
  const { locale, minisite } = transport.options;
  const { affiliateId = minisite?.toString() } = request;
  const answer = fetchAvailability(offerId, (id) =>
    transport.send(
      getCheckinPrices,
      {
        offerId: id,
        locale,
        client,
        length,
        month,
        ...paxOf(pax),
        nights,
        multiOffer,
        giftPrice,
        affiliateId,
      },
      call,
    ),
  );
  return outcomeOf(
    answer.then((days) => byDay(days, (day) => day.status ?? dayStatus(day, giftPrice, nights))),
    NO_AVAILABILITY_KEY,
  );
}

/** What the days of a hotel are asked for. [PAPI-10] */
export interface HotelDaysRequest {
  month: PlainMonth;
  /** Months from `month` on. Default: a year. */
  length?: number;
  /** Whom the prices are for. Default: two adults. */
  pax?: Pax;
}

/** GET /hotels/{hotelId}/availabilities.json; a failure is said to the visitor. [PAPI-10] */
export function hotelDays(
  transport: Transport,
  hotelId: string | undefined,
  { month, length = HOTEL_MONTHS, pax }: HotelDaysRequest,
  call?: CallOptions,
): Promise<Outcome<DayPrices>> {
  const { locale } = transport.options;
  const answer = fetchAvailability(hotelId, (id) =>
    transport.send(
      getHotelAvailabilities,
      { hotelId: id, locale, month, length, ...(pax && paxOf(pax)) },
      call,
    ),
  );
  return outcomeOf(
    answer.then((days) => byDay(days, ({ status = 'included' }) => status)),
    NO_AVAILABILITY_KEY,
  );
}

/**
 * For how many nights a stay from a day can last, or nothing when the call fails: then only this constraint falls
 * away, the check-in stays, and nothing is reported. [PAPI-09]
 */
export function possibleNights(
  transport: Transport,
  offerId: string,
  start: { checkin: PlainDate; length: number },
  call?: CallOptions,
): Promise<number[] | undefined> {
  return valueOr(offerNights(transport, offerId, start, call), undefined);
}

/** Who travels, as days are asked for. */
function paxOf({ adult, child, baby, singleRoom }: Pax) {
  return { adult, child, baby, singleRoom: singleRoom || undefined };
}

/** The days of one thing. Availability of nothing is a mistake of the page: no request is sent. [PERROR-07] */
export async function fetchAvailability<Answer>(
  id: string | undefined,
  ask: (id: string) => Promise<Answer>,
): Promise<Answer> {
  if (!id) throw new StayError('BAD_REQUEST', 'Product ID is required');
  return ask(id);
}

/** Days by their date, each with whether it can be had. */
export function byDay(
  days: readonly CheckinPrice[],
  statusOf: (day: CheckinPrice) => Required<CheckinPrice>['status'],
): DayPrices {
  return new Map(days.map((day) => [day.day, { ...day, status: statusOf(day) }]));
}
