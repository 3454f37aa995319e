import { useEffect, useRef, useState } from 'react';
import type { BoxOfferPage } from '../../../widgets/client/gift/boxes.ts';
import type { OfferCard } from '../../../widgets/core/offer/offer-card.ts';

/** Asks for one page of the stays of a box; it rejects when it fails. [BOX-07] */
export type LoadStays = (page: number, signal: AbortSignal) => Promise<BoxOfferPage>;

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
function withPage(list: BoxList, { offers, totalCount }: BoxOfferPage): BoxList {
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
 * The stays of a box, a page after the other until one is empty. [BOX-07] [BOX-08]
 * @param first what the server printed; without it the first page is asked for at once
 * @param load absent on the server
 */
export function useBoxStays(first: BoxOfferPage | undefined, load: LoadStays | undefined) {
  const [list, setList] = useState(() => (first ? withPage(NOTHING, first) : NOTHING));
  const [live, setLive] = useState(false);
  const asking = useRef(false);
  const left = useRef(new AbortController());

  const more = (): void => {
    if (!load || asking.current || list.phase === 'done') return;
    asking.current = true;
    const { signal } = left.current;
    setList((before) => ({ ...before, phase: 'loading' }));
    load(list.next, signal)
      .then(
        (page) => signal.aborted || setList((before) => withPage(before, page)),
        () => signal.aborted || setList((before) => ({ ...before, phase: 'failed' })),
      )
      .finally(() => {
        asking.current = false;
      });
  };

  useEffect(() => {
    const stop = (left.current = new AbortController());
    setLive(load !== undefined);
    if (!first) more();
    return () => stop.abort();
  }, []);

  return { list, live, more };
}
