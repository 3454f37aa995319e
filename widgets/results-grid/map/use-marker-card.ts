import { useEffect, useState } from 'react';
import type { ResultsClient } from '@staykit/client/stay-client.ts';
import { CALL_FAILURE_POLICY } from '@staykit/core/errors/call-failure-policy.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import type { Marker } from './use-map-markers.ts';

export interface MarkerCardOptions {
  client: Pick<ResultsClient, 'detail' | 'failurePolicy'>;
  criteria: SearchCriteria;
  /** The chosen marker. */
  marker: Marker | undefined;
  onError: (error: unknown) => void;
  /** Takes the choice back, where a failed detail leaves no card. */
  onLost: () => void;
}

/** What is known of the offer of a chosen marker. */
export interface MarkerOffer {
  offer?: OfferCard;
  loading: boolean;
}

/** Offers by id, and the search that they were asked for; undefined for one that could not be had. */
interface Answers {
  of: SearchCriteria;
  known: ReadonlyMap<string, OfferCard | undefined>;
}

const NOTHING: Answers['known'] = new Map();

/** Other dates or travellers have other prices. */
const knownFor = (criteria: SearchCriteria, { of, known }: Answers) => (of === criteria ? known : NOTHING);

/**
 * The detail of the chosen marker's first offer, asked for once for each marker of a search. Where that fails the
 * marker stays chosen, with what it knows itself, unless the client's policy is another. [MAP-12] [API-28]
 */
export function useMarkerCard({ client, criteria, marker, onError, onLost }: MarkerCardOptions): MarkerOffer {
  const [answers, setAnswers] = useState<Answers>({ of: criteria, known: NOTHING });
  const tell = useEvent(onError);
  const lose = useEvent(onLost);
  const id = marker?.weekendIds[0];
  const known = knownFor(criteria, answers);
  const isKnown = id !== undefined && known.has(id);

  useEffect(() => {
    if (id === undefined || isKnown) return;
    const controller = new AbortController();
    const { signal } = controller;
    const take = (offer: OfferCard | undefined) =>
      !signal.aborted &&
      setAnswers((before) => ({
        of: criteria,
        known: new Map(knownFor(criteria, before)).set(id, offer),
      }));
    client.detail(id, criteria, { signal }).then(take, (error: unknown) => {
      if (signal.aborted) return;
      const { detail: policy = CALL_FAILURE_POLICY.detail } = client.failurePolicy ?? {};
      if (policy === 'keep') take(undefined);
      else lose();
      tell(error);
    });
    return () => controller.abort();
  }, [client, criteria, id, isKnown, tell, lose]);

  const offer = id === undefined ? undefined : known.get(id);
  return { loading: id !== undefined && !isKnown, ...(offer && { offer }) };
}
