import { formatDay, monthName } from '@staykit/core/dates/format-date.ts';
import { monthOf, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import type { Flexibility } from '@staykit/values/search/flexibility.ts';
import type { Locale } from '@staykit/values/market/locale.ts';

/** Two days in one breath: 'Fri 12 – Sun 14 March', the month said once where it is the same. */
export function formatRange(from: PlainDate, to: PlainDate, locale: Locale): string {
  const start = formatDay(from, locale, monthOf(from) === monthOf(to) ? 'weekday' : 'short');
  return `${start} – ${formatDay(to, locale, 'short')}`;
}

/** The dates of a search in few words: 'Fri 12 – Sun 14 March ±2', 'Weekends in March'; none where they are not chosen. */
export function datesText(
  { checkin, checkout, flex }: Pick<SearchCriteria, 'checkin' | 'checkout' | 'flex'>,
  locale: Locale,
  t: Translate,
): string | undefined {
  if (!checkin || !checkout) return undefined;
  if (flex === 'weekends') return flexText(flex, checkin, { t, locale });
  const range = formatRange(checkin, checkout, locale);
  return flex ? `${range} ±${flex}` : range;
}

/** A flexibility in words: '± 2 days', or the weekends of the month of a day. */
export function flexText(
  flex: Flexibility,
  near: PlainDate,
  { t, locale }: { t: Translate; locale: Locale },
): string {
  return flex === 'weekends'
    ? t('calendar.flex.weekends', { month: monthName(monthOf(near), locale) })
    : t('calendar.flex.days', { count: Number(flex) });
}
