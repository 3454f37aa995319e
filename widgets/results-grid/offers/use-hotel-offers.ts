import { useCallback, useEffect, useRef, useState } from 'react';
import type { ResultsClient } from '@staykit/client/stay-client.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';

/** The offers of a hotel, as far as they are known. */
export interface HotelOffers {
  status: 'loading' | 'ready' | 'error';
  offers: readonly OfferCard[];
}

const LOADING: HotelOffers = { status: 'loading', offers: [] };

/** The search for everything that a hotel sells to the same travellers on the same dates. [CARD-12] */
export function hotelCriteria(hotelId: string, criteria: SearchCriteria): SearchCriteria {
  const { checkin, checkout, night, pax, flow } = criteria;
  return {
    ...emptyCriteria(flow),
    pax,
    hotelId,
    ...(checkin && { checkin }),
    ...(checkout && { checkout }),
    ...(night && { night }),
  };
}

/** Asks for the other offers of an offer's hotel, again on request. [ERROR-06] */
export function useHotelOffers(
  client: ResultsClient,
  offer: OfferCard,
  criteria: SearchCriteria,
  onError: (error: unknown) => void,
): HotelOffers & { retry: () => void } {
  const [state, setState] = useState(LOADING);
  const running = useRef<AbortController | undefined>(undefined);
  const tell = useEvent(onError);

  const ask = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState(LOADING);
    client.packages({ kind: 'hotel', criteria: hotelCriteria(offer.hotel.id, criteria) }, { signal }).then(
      ({ offers }) => {
        if (!signal.aborted)
          setState({ status: 'ready', offers: offers.filter(({ id }) => id !== offer.id) });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        setState({ status: 'error', offers: [] });
        tell(error);
      },
    );
  }, [client, offer, criteria, tell]);

  useEffect(() => {
    ask();
    return () => running.current?.abort();
  }, [ask]);
  return { ...state, retry: ask };
}
