import type { DateRange } from '../../core/dates/date-range.ts';
import { formatDay } from '../../core/dates/format-date.ts';
import type { Availability } from '../../core/dates/selectable-days.ts';
import { formatMoney } from '../../core/price/money.ts';
import { useStay } from '../stay-context.tsx';
import { rangeAmount } from './calendar.model.ts';
import { formatRange } from './format-range.ts';

/** The chosen dates in one line: '2 nights, Fri 12 – Sun 14 March, from 258 €', or what to choose next. */
export function CalendarSummary({ range, days }: { range: DateRange; days: Availability }) {
  const { locale, t } = useStay();
  const { checkin, checkout, night = 0 } = range;
  if (!checkin) return t('calendar.chooseArrival');
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
