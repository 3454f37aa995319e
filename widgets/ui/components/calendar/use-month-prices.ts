import { useState } from 'react';
import { monthsFrom } from '@staykit/values/dates/plain-date.ts';
import type { Availability } from '@staykit/core/dates/selectable-days.ts';
import { CALL_FAILURE_POLICY, type AfterFailure } from '@staykit/core/errors/call-failure-policy.ts';
import type { CalendarPrices, MonthBatch, MonthState } from './calendar.model.ts';

/** Prices by day for the present question, the way to ask for more, and to ask again for what failed. */
export type MonthPrices = readonly [
  prices: CalendarPrices,
  load: (batch: MonthBatch) => void,
  forgetFailed: () => void,
];

/** Prices, and the question that they answer. */
interface Known extends CalendarPrices {
  key: string;
}

const nothing = (key: string): Known => ({ key, days: {}, months: {} });

/** `known` with other news of some months. */
function withMonths(
  known: Known,
  { from, count }: MonthBatch,
  state: MonthState,
  found?: Availability,
): Known {
  const months = { ...known.months };
  for (const month of monthsFrom(from, count)) months[month] = state;
  return { ...known, days: { ...known.days, ...found }, months };
}

/** `known` without the months that failed. */
function withoutFailed(known: Known): Known {
  const months = Object.entries(known.months).filter(([, state]) => state !== 'failed');
  return months.length === Object.keys(known.months).length
    ? known
    : { ...known, months: Object.fromEntries(months) };
}

/** Nothing but that all months that were asked for failed. */
function lost({ key, months }: Known): Known {
  return { key, days: {}, months: Object.fromEntries(Object.keys(months).map((month) => [month, 'failed'])) };
}

/**
 * Fetches months of prices, each once.
 * @param key names the question: other travellers or another place mean other prices, and a late answer to an earlier
 * question is dropped
 * @param ask answers undefined where the shop refuses, without an error to report
 * @param policy what happens to known prices when others cannot be had [API-28]
 */
export function useMonthPrices(
  key: string,
  ask: (batch: MonthBatch) => Promise<Availability | undefined>,
  onError: (thrown: unknown) => void,
  policy: AfterFailure = CALL_FAILURE_POLICY.months,
): MonthPrices {
  const [stored, setKnown] = useState(() => nothing(key));
  const known = stored.key === key ? stored : nothing(key);

  const load = (batch: MonthBatch) => {
    const answer = (state: MonthState, found?: Availability) =>
      setKnown((before) => (before.key === key ? withMonths(before, batch, state, found) : before));
    setKnown((before) => withMonths(before.key === key ? before : nothing(key), batch, 'loading'));
    ask(batch).then(
      (found) => (found ? answer('ready', found) : answer('failed')),
      (thrown: unknown) => {
        answer('failed');
        if (policy === 'clear') setKnown((before) => (before.key === key ? lost(before) : before));
        onError(thrown);
      },
    );
  };
  return [known, load, () => setKnown(withoutFailed)];
}
