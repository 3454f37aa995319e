import type { MonthBatch } from '@staykit/ui/components/calendar/calendar.model.ts';
import { useMonthPrices, type MonthPrices } from '@staykit/ui/components/calendar/use-month-prices.ts';
import type { DayPrices } from '@staykit/client/product/availability.ts';
import type { Availability } from '@staykit/core/dates/selectable-days.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { mayBegin, type StayLimits } from '@staykit/core/offer/stay-limits.ts';
import { formatMoney, wholeUnits } from '@staykit/core/price/money.ts';
import type { BookingBoxProps } from '../booking-box.props.ts';
import type { BookingBoxState } from '../use-booking-box.ts';

/** What a stay of the product's own length costs by day of arrival, as far as a partner's limits let one begin. [BOOKING-19] [MINISITE-27] */
export function toAvailability(days: DayPrices, locale: Locale, limits?: StayLimits): Availability {
  const sold = [...days.values()].filter(({ day }) => mayBegin(day, limits));
  return Object.fromEntries(
    sold.map(({ day, displayTotalPrice, minLos }) => [
      day,
      {
        price: formatMoney(displayTotalPrice, locale),
        amount: wholeUnits(displayTotalPrice),
        total: displayTotalPrice,
        minLos,
      },
    ]),
  );
}

/** Months of prices; other travellers or another offer mean other prices. [BOOKING-15] [BOOKING-19] */
export function useDayPrices(
  { client, chosen, product, stay }: BookingBoxState,
  { productId, limits }: Pick<BookingBoxProps, 'productId' | 'limits'>,
  report: (thrown: unknown) => void,
): MonthPrices {
  const { pax, offerId = productId } = chosen;
  const nights = product?.nights ?? 1;
  const ask = async ({ from, count }: MonthBatch) => {
    const asked = { month: from, length: count, pax, nights, giftPrice: 0, multiOffer: false };
    const days = await client.giftDays(offerId, asked);
    return days.ok ? toAvailability(days.value, stay.locale, limits) : undefined;
  };
  return useMonthPrices(JSON.stringify([offerId, nights, pax]), ask, report);
}
