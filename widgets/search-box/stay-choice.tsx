import { rangeAmount } from '../components/calendar/calendar.model.ts';
import { formatRange } from '../components/calendar/format-range.ts';
import { useStay } from '../components/stay-context.tsx';
import { pickDay, type DateRange } from '../core/dates/date-range.ts';
import { formatDay } from '../core/dates/format-date.ts';
import type { PlainDate } from '../core/dates/plain-date.ts';
import type { Availability } from '../core/dates/selectable-days.ts';
import { formatMoney } from '../core/price/money.ts';
import { without } from '../core/search/without.ts';
import type { BoxPartProps } from './box-parts.ts';
import { CALENDAR_CLOSE_DELAY_MS } from './search-box.settings.ts';

/** Where a choice is made. */
export interface StayChoiceInput extends BoxPartProps {
  onRange: (range: DateRange) => void;
  onNights: (nights: readonly number[]) => void;
}

/**
 * Goes on from `range` with a day, or starts anew without one. A range counts once it is complete; possible stay
 * lengths are asked for at every checkin, and without an answer they limit nothing. Gives the function that ends
 * what is still running. [CAL-07..11]
 */
export function chooseDay(
  range: DateRange,
  date: PlainDate | undefined,
  { box, props, onRange, onNights }: StayChoiceInput,
): () => void {
  const { client, criteria, extras, commit, close, report } = box;
  const { closeDelayMs = CALENDAR_CLOSE_DELAY_MS } = props;
  const { flow, pax } = criteria;
  const next = date ? pickDay(range, date) : {};
  let timer: ReturnType<typeof setTimeout>;
  let live = true;
  onRange(next);
  onNights([]);
  if (next.checkin && !next.checkout)
    client.checkoutNights(flow, { checkin: next.checkin, pax }, { key: 'checkoutNights' }).then(
      (nights) => live && onNights(nights),
      (thrown: unknown) => live && report(thrown),
    );
  else {
    commit({ ...without(criteria, 'checkin', 'checkout', 'night'), ...next }, 'dates');
    extras?.onDates(next);
    if (date) timer = setTimeout(close, closeDelayMs);
  }
  return () => {
    live = false;
    clearTimeout(timer);
  };
}

/** The chosen dates in one line: '2 nights, Fri 12 – Sun 14 March, from 258 €', or what to choose next. */
export function StaySummary({ range, days }: { range: DateRange; days: Availability }) {
  const { locale, t } = useStay();
  const { checkin = '', checkout, night = 0 } = range;
  if (!checkout) return t('calendar.chooseDeparture', { date: formatDay(checkin, locale, 'short') });
  const amount = rangeAmount(range, days);
  return (
    <>
      <strong>{t('calendar.nights', { count: night })}</strong>
      {`, ${formatRange(checkin, checkout, locale)}`}
      {amount !== undefined && `, ${t('calendar.fromPrice', { price: formatMoney(amount * 100, locale) })}`}
    </>
  );
}
