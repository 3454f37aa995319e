import { useEffect, useRef, useState } from 'react';
import type { GiftOfferPage } from '@staykit/client/gift/gift-offers.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';

/** Asks for one page of the stays of a box; it rejects when it fails. [BOX-07] */
export type LoadStays = (
  page: number,
  criteria: SearchCriteria,
  signal: AbortSignal,
) => Promise<GiftOfferPage>;

/** The list of a box as it stands. */
export interface BoxList {
  offers: readonly OfferCard[];
  /** Stays in the box. */
  total: number;
  /** The page that is asked for next. */
  next: number;
  /** `idle`: more may come. `done`: a page came back empty, and none is asked for again. [BOX-08] */
  phase: 'idle' | 'loading' | 'failed' | 'done';
}

const NOTHING: BoxList = { offers: [], total: 0, next: 0, phase: 'idle' };

/** The list with one page more. */
function withPage(list: BoxList, { offers, totalCount, failed }: GiftOfferPage): BoxList {
  if (failed) return { ...list, phase: 'failed' };
  const known = new Set(list.offers.map(({ id }) => id));
  return {
    // A catalogue that changes meanwhile may send a stay twice.
    offers: [...list.offers, ...offers.filter(({ id }) => !known.has(id))],
    total: totalCount,
    next: list.next + 1,
    phase: offers.length === 0 ? 'done' : 'idle',
  };
}

/**
 * The stays of a gift, a page after the other until one is empty; other filters begin a new list. [BOX-07] [BOX-08]
 * @param first what the server printed; without it the first page is asked for at once
 * @param load absent on the server
 */
export function useBoxStays(
  first: GiftOfferPage | undefined,
  load: LoadStays | undefined,
  criteria: SearchCriteria,
) {
  const [list, setList] = useState(() => (first ? withPage(NOTHING, first) : NOTHING));
  const [live, setLive] = useState(false);
  const printed = useRef(criteria);
  const asking = useRef(false);
  const left = useRef(new AbortController());

  const ask = (from: BoxList): void => {
    if (!load || asking.current || from.phase === 'done') return;
    asking.current = true;
    const { signal } = left.current;
    setList({ ...from, phase: 'loading' });
    load(from.next, criteria, signal)
      .then(
        (page) => signal.aborted || setList(withPage(from, page)),
        () => signal.aborted || setList({ ...from, phase: 'failed' }),
      )
      .finally(() => {
        if (left.current.signal === signal) asking.current = false;
      });
  };

  const begin = useEvent(() => {
    asking.current = false;
    setLive(load !== undefined);
    if (!first || criteria !== printed.current) ask(NOTHING);
  });
  useEffect(() => {
    const stop = (left.current = new AbortController());
    begin();
    return () => stop.abort();
  }, [begin, criteria]);

  return { list, live, more: () => ask(list) };
}
