import { useEffect, useRef, useState } from 'react';
import type { SearchBoxClient } from '../client/stay-client.ts';
import type { DateRange } from '../core/dates/date-range.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';

/** What the choice of dates is made from. */
export interface DatesInput {
  client: SearchBoxClient;
  criteria: SearchCriteria;
  open: boolean;
  closeDelayMs: number;
  onCommit: (range: DateRange) => void;
  onClose: () => void;
  onError: (thrown: unknown) => void;
}

/** Dates that are being chosen. */
export interface DatesState {
  range: DateRange;
  possibleNights: readonly number[];
  pick: (range: DateRange) => void;
  clear: () => void;
}

const NO_NIGHTS: readonly number[] = [];

/**
 * A range counts once it is complete; leaving with only a checkin brings the former dates back. Possible stay
 * lengths are asked for at every checkin; without an answer they limit nothing. [CAL-07..11]
 */
export function useDates(input: DatesInput): DatesState {
  const { client, criteria, open, closeDelayMs, onCommit, onClose, onError } = input;
  const { checkin, checkout, night, flow, pax } = criteria;
  const committed: DateRange = checkin && checkout && night ? { checkin, checkout, night } : {};
  const [draft, setDraft] = useState<DateRange>();
  const [possibleNights, setNights] = useState(NO_NIGHTS);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useRef(0);

  useEffect(() => {
    // Every opening starts from what is chosen, and no timer or answer outlives it.
    setDraft(undefined);
    setNights(NO_NIGHTS);
    return () => {
      turn.current += 1;
      clearTimeout(timer.current);
    };
  }, [open]);

  const askNights = (start: string) => {
    const mine = ++turn.current;
    setNights(NO_NIGHTS);
    client.checkoutNights(flow, { checkin: start, pax }, { key: 'checkoutNights' }).then(
      (nights) => mine === turn.current && setNights(nights),
      (thrown: unknown) => mine === turn.current && onError(thrown),
    );
  };

  return {
    range: draft ?? committed,
    possibleNights,
    pick(range) {
      clearTimeout(timer.current);
      setDraft(range);
      if (range.checkout) {
        onCommit(range);
        timer.current = setTimeout(onClose, closeDelayMs);
      } else if (range.checkin) askNights(range.checkin);
    },
    clear() {
      clearTimeout(timer.current);
      turn.current += 1;
      setNights(NO_NIGHTS);
      setDraft({});
      onCommit({});
    },
  };
}
