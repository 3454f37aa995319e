import type { DateRange } from '@staykit/core/dates/date-range.ts';
import { without } from '@staykit/core/search/without.ts';
import type { BoxPartProps } from '../use-search-box.ts';
import { CALENDAR_CLOSE_DELAY_MS } from '../search-box.settings.ts';

/** Where dates are chosen. */
export interface DatesChoice extends BoxPartProps {
  onNights: (nights: readonly number[]) => void;
}

/**
 * Takes over chosen dates, or none. They count once they are complete; possible stay lengths are asked for at every
 * checkin, and without an answer they limit nothing. Returns the function that ends what is still running. [CAL-07..11]
 */
export function chooseDates(range: DateRange, { box, props, onNights }: DatesChoice): () => void {
  const { client, criteria, extras, commit, close, report } = box;
  const { closeDelayMs = CALENDAR_CLOSE_DELAY_MS } = props;
  const { flow, pax } = criteria;
  let timer: ReturnType<typeof setTimeout>;
  let live = true;
  onNights([]);
  if (range.checkin && !range.checkout)
    client.checkoutNights(flow, { checkin: range.checkin, pax }, { key: 'checkoutNights' }).then(
      (nights) => live && onNights(nights),
      (thrown: unknown) => live && report(thrown),
    );
  else {
    const undated = without(criteria, 'checkin', 'checkout', 'night');
    // Chosen days are not any weekend, and without days nothing is flexible.
    const isKept = range.checkin && criteria.flex !== 'weekends';
    commit({ ...(isKept ? undated : without(undated, 'flex')), ...range }, 'dates');
    extras.onDates?.(range);
    if (range.checkin) timer = setTimeout(close, closeDelayMs);
  }
  return () => {
    live = false;
    clearTimeout(timer);
  };
}
