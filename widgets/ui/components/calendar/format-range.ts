import { formatDay } from '@staykit/core/dates/format-date.ts';
import { monthOf, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Locale } from '@staykit/values/market/locale.ts';

/** Two days in one breath: 'Fri 12 – Sun 14 March', the month said once where it is the same. */
export function formatRange(from: PlainDate, to: PlainDate, locale: Locale): string {
  const start = formatDay(from, locale, monthOf(from) === monthOf(to) ? 'weekday' : 'short');
  return `${start} – ${formatDay(to, locale, 'short')}`;
}
