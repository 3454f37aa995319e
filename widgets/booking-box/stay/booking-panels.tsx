import { useEffect, useRef, useState } from 'react';
import { stateOfDay } from '@staykit/ui/components/calendar/calendar.model.ts';
import { DatesPanel as Panel } from '@staykit/ui/components/calendar/dates-panel.tsx';
import { ProductMonths } from '@staykit/ui/components/calendar/product-months.ts';
import { paxText } from '@staykit/ui/components/travellers/pax-text.ts';
import { TravellersPanel as Frame } from '@staykit/ui/components/travellers/travellers-panel.tsx';
import type { DateRange } from '@staykit/core/dates/date-range.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import { dayState, ORDER_TIME_LIMIT_HOURS } from '@staykit/core/dates/selectable-days.ts';
import { marketOf } from '@staykit/values/market/locale.ts';
import { mayBegin } from '@staykit/core/offer/stay-limits.ts';
import { without } from '@staykit/core/search/without.ts';
import type { BookingPartProps } from '../use-booking-box.ts';
import { paidDay } from '../price/paid-day.ts';
import { useDayPrices } from '../price/use-day-prices.ts';

/* The panels of the dates and the travellers, in one chunk where they are fetched. */

/** How long the calendar stays open after the stay is complete, in ms, so that the visitor sees it. */
const CLOSE_DELAY_MS = 500;

const NO_NIGHTS: readonly number[] = [];

/** The days of the product with what a stay from each costs, and below them the chosen stay in words. [BOOKING-19] */
export function DatesPanel({ box, props }: BookingPartProps) {
  const { chosen, product, stay, client, choose, open } = box;
  const { t } = stay;
  const { checkin, checkout, night, pax } = chosen;
  const [known, load] = useDayPrices(box, props, box.report);
  // Read once at each opening: a calendar must not change under the pointer at midnight.
  const [now] = useState(box.market);
  const [range, setRange] = useState<DateRange>(
    checkin && checkout && night ? { checkin, checkout, night } : {},
  );
  const [possibleNights, setNights] = useState(NO_NIGHTS);
  const asked = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const length = product?.nights ?? 1;

  const orderTimeLimitHours = ORDER_TIME_LIMIT_HOURS[marketOf(props.locale)];
  const stayLength = { start: props.limits?.minNights ?? 1, end: Infinity };

  const stop = () => {
    asked.current?.abort();
    clearTimeout(timer.current);
  };
  // No timer or answer outlives the panel.
  useEffect(() => stop, []);

  const pick = (next: DateRange) => {
    stop();
    setRange(next);
    setNights(NO_NIGHTS);
    if (next.checkin && !next.checkout) {
      const { signal } = (asked.current = new AbortController());
      client.possibleNights(props.productId, { checkin: next.checkin, length }, { signal }).then(
        (nights) => !signal.aborted && nights && setNights(nights),
        (thrown: unknown) => !signal.aborted && box.report(thrown),
      );
      return;
    }
    choose({ ...without(chosen, 'checkin', 'checkout', 'night'), ...next });
    if (next.checkout) timer.current = setTimeout(() => open(), CLOSE_DELAY_MS);
  };
  const stateOf = (date: PlainDate) => {
    const from = !range.checkout && range.checkin;
    const departs = from && date > from;
    const state = stateOfDay(
      date,
      known,
      (availability) =>
        dayState(date, {
          now,
          availability,
          possibleNights,
          stayLength,
          orderTimeLimitHours,
          ...(from && { checkin: from }),
        }).reason ?? (departs || mayBegin(date, props.limits) ? undefined : 'unavailable'),
    );
    return departs ? state : paidDay(state, known.days[date], props.paidBy);
  };
  return (
    <Panel
      range={range}
      today={now.date}
      prices={known}
      stateOf={stateOf}
      onRange={pick}
      onMonths={load}
      View={ProductMonths}
      legend={props.paidBy?.legend}
      note={t('booking.dayPrices', {
        nights: t('common.nights', { count: length }),
        people: paxText(pax, t),
      })}
      onValidate={() => open()}
    />
  );
}

/** Who travels. It counts when the panel closes. [BOOKING-03] */
export function TravellersPanel({ box }: BookingPartProps) {
  const { chosen, draft, draftPax, open } = box;
  return <Frame pax={draft ?? chosen.pax} onChange={draftPax} onDone={() => open()} />;
}
