import { useEffect, useRef, useState } from 'react';
import type { ResultsClient } from '../client/stay-client.ts';
import type { OfferCard } from '../core/offer/offer-card.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';
import type { Marker } from './use-map-markers.ts';

export interface MarkerCardOptions {
  client: Pick<ResultsClient, 'detail'>;
  criteria: SearchCriteria;
  /** The chosen marker. */
  marker: Marker | undefined;
  onError: (error: unknown) => void;
}

/** What is known of the offer of a chosen marker. */
export interface MarkerOffer {
  offer?: OfferCard;
  loading: boolean;
}

/**
 * The detail of the chosen marker's first offer, asked for once for each marker of a search. Where that fails the
 * marker stays chosen, with what it knows itself. [MAP-12] [API-28]
 */
export function useMarkerCard({ client, criteria, marker, onError }: MarkerCardOptions): MarkerOffer {
  const [known, setKnown] = useState<ReadonlyMap<string, OfferCard | undefined>>(new Map());
  const search = useRef(criteria);
  const tell = useRef(onError);
  tell.current = onError;
  const id = marker?.weekendIds[0];

  useEffect(() => {
    let answers = known;
    // Other dates or travellers have other prices.
    if (search.current !== criteria) {
      search.current = criteria;
      answers = new Map();
      setKnown(answers);
    }
    if (id === undefined || answers.has(id)) return;
    const controller = new AbortController();
    const { signal } = controller;
    const take = (offer: OfferCard | undefined) =>
      !signal.aborted && setKnown((before) => new Map(before).set(id, offer));
    client.detail(id, criteria, { signal }).then(take, (error: unknown) => {
      if (signal.aborted) return;
      take(undefined);
      tell.current(error);
    });
    return () => controller.abort();
  }, [client, criteria, id]);

  const offer = id === undefined ? undefined : known.get(id);
  return { loading: id !== undefined && !known.has(id), ...(offer && { offer }) };
}
