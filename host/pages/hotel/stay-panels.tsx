import { useState } from 'react';
import {
  stateOfDay,
  type CalendarPrices,
  type MonthBatch,
  type MonthState,
} from '../../../widgets/components/calendar/calendar.model.ts';
import { Foot } from '../../../widgets/components/calendar/calendar.styles.ts';
import { Calendar } from '../../../widgets/components/calendar/calendar.tsx';
import { formatRange } from '../../../widgets/components/calendar/format-range.ts';
import { useProductMonths } from '../../../widgets/components/calendar/use-product-months.ts';
import { useStay } from '../../../widgets/components/stay-context.tsx';
import { Travellers } from '../../../widgets/components/travellers/travellers.tsx';
import { pickDay, type DateRange } from '../../../widgets/core/dates/date-range.ts';
import { formatDay } from '../../../widgets/core/dates/format-date.ts';
import { monthsFrom, type PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import {
  closedAsArrival,
  closedAsDeparture,
  type Availability,
} from '../../../widgets/core/dates/selectable-days.ts';
import { mayBegin, stayLimits } from '../../../widgets/core/offer/stay-limits.ts';
import { formatMoney, perNight } from '../../../widgets/core/price/money.ts';
import { without } from '../../../widgets/core/search/without.ts';
import { Button } from '../../../widgets/primitives/button/button.tsx';
import { PanelBody, PanelFoot } from '../../../widgets/primitives/dropdown/dropdown.styles.ts';
import type { HotelPartProps } from './hotel-parts.ts';
import { Note, Wide } from './hotel.styles.ts';
import type { HotelTools } from './use-hotel-stay.ts';

const NO_PRICES: CalendarPrices = { days: {}, months: {} };

/**
 * The days of a hotel: the first press is the arrival, a later day the departure, any other begins anew. The days count
 * at once; Validate closes the calendar. [HOTEL-10] [HOTEL-11] [HOTEL-12] [HOTEL-14]
 */
export function DatesPanel({ hotel, data, tools }: HotelPartProps & { tools: HotelTools }) {
  const { t, locale } = useStay();
  const { stay, change } = hotel;
  // Read once at each opening: a calendar must not change under the pointer at midnight.
  const [now] = useState(hotel.market);
  const [known, setKnown] = useState(NO_PRICES);
  const [range, setRange] = useState<DateRange>(() => {
    const { checkin, checkout, night } = stay;
    return checkin && checkout && night ? { checkin, checkout, night } : {};
  });

  const load = ({ from, count }: MonthBatch) => {
    const mark = (state: MonthState, days: Availability = {}) =>
      setKnown((before) => ({
        days: { ...before.days, ...days },
        months: {
          ...before.months,
          ...Object.fromEntries(monthsFrom(from, count).map((month) => [month, state])),
        },
      }));
    mark('loading');
    tools.client.hotelDays(data.hotelId, { month: from, length: count }).then(
      (found) => {
        if (!found.ok) return mark('failed');
        const days = [...found.value.values()].map(({ day, displayTotalPrice, minLos }) => {
          const amount = perNight(displayTotalPrice, minLos);
          return [day, { price: formatMoney(100 * amount, locale), amount, minLos }] as const;
        });
        mark('ready', Object.fromEntries(days));
      },
      (error: unknown) => {
        mark('failed');
        tools.onError?.(error);
      },
    );
  };
  const pick = (next: DateRange) => {
    setRange(next);
    // Half a stay is none: the days that count stay until there are others, or none. [HOTEL-13]
    if (next.checkout || !next.checkin) change({ ...without(stay, 'checkin', 'checkout', 'night'), ...next });
  };
  const stateOf = (date: PlainDate) => {
    const from = !range.checkout && range.checkin;
    return stateOfDay(date, known, (availability) =>
      from && date > from
        ? closedAsDeparture(date, from, { now, availability })
        : (closedAsArrival(date, { now, availability }) ??
          (mayBegin(date, stayLimits(data.terms)) ? undefined : 'unavailable')),
    );
  };
  return (
    <>
      <PanelBody>
        <Calendar
          range={range}
          today={now.date}
          prices={known}
          stateOf={stateOf}
          onDay={(date) => pick(pickDay(range, date))}
          onMonths={load}
          useView={useProductMonths}
          shortcuts={[]}
          onShortcut={() => {}}
        />
        <Note>{t('hotel.nightPrices')}</Note>
      </PanelBody>
      <PanelFoot>
        <Foot>
          <p role="status">
            {range.checkin && range.checkout ? (
              <>
                <strong>{t('common.nights', { count: range.night ?? 1 })}</strong>
                {`, ${formatRange(range.checkin, range.checkout, locale)}`}
              </>
            ) : range.checkin ? (
              t('calendar.chooseDeparture', { date: formatDay(range.checkin, locale, 'short') })
            ) : (
              t('calendar.chooseArrival')
            )}
          </p>
          <Button variant="quiet" disabled={!range.checkin} onClick={() => pick({})}>
            {t('calendar.clear')}
          </Button>
          <Button variant="primary" disabled={!range.checkout} onClick={hotel.confirmDates}>
            {t('calendar.validate')}
          </Button>
        </Foot>
      </PanelFoot>
    </>
  );
}

/** Who travels. It counts when the panel closes. [HOTEL-06] */
export function TravellersPanel({ hotel }: HotelPartProps) {
  const { t } = useStay();
  const { stay, draft, setDraft, open } = hotel;
  return (
    <>
      <PanelBody>
        <Travellers pax={draft ?? stay.pax} onChange={setDraft} />
      </PanelBody>
      <PanelFoot>
        <Wide>
          <Button variant="primary" block onClick={() => open()}>
            {t('travellers.confirm')}
          </Button>
        </Wide>
      </PanelFoot>
    </>
  );
}
