import { useCallback, useEffect, useRef, useState } from 'react';
import type { MapPoint } from '@staykit/ui/components/map/map-props.ts';
import type { ResultsClient } from '@staykit/client/stay-client.ts';
import { CALL_FAILURE_POLICY } from '@staykit/core/errors/call-failure-policy.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { StayPackage } from '@staykit/core/search/results/stay-package.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import { sameCriteria } from '../search/same-criteria.ts';

/** A marker, and the offers behind it. */
export type Marker = MapPoint & Pick<StayPackage, 'weekendIds'>;

/** The markers of a map and how far they are. */
export interface MapMarkers {
  markers: readonly Marker[];
  status: 'loading' | 'ready' | 'error';
  retry: () => void;
}

export interface MapMarkersOptions {
  client: Pick<ResultsClient, 'packages' | 'failurePolicy'>;
  criteria: SearchCriteria;
  /** Nobody asks for the markers of a map that is closed. */
  wanted: boolean;
  onError: (error: unknown) => void;
}

/** Order and page make no difference to a map. */
const unordered = ({ sort: _sort, ...criteria }: SearchCriteria): SearchCriteria => ({
  ...criteria,
  page: 0,
});

/**
 * Every located hotel that a search finds. A search that fails leaves the markers that are known where they are, unless
 * the client's policy is another.
 * [MAP-02] [API-28]
 */
export function useMapMarkers({ client, criteria, wanted, onError }: MapMarkersOptions): MapMarkers {
  const [state, setState] = useState<Omit<MapMarkers, 'retry'>>({ markers: [], status: 'loading' });
  const asked = useRef<SearchCriteria | undefined>(undefined);
  const running = useRef<AbortController | undefined>(undefined);
  const tell = useEvent(onError);

  const ask = useCallback(
    (of: SearchCriteria) => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      asked.current = of;
      setState(({ markers }) => ({ markers, status: 'loading' }));
      client.packages({ kind: 'map', criteria: of }, { signal }).then(
        ({ packages }) => {
          if (signal.aborted) return;
          const markers = packages.map(({ fromPrice, fromNights, ...rest }) => ({
            ...rest,
            ...(fromPrice !== undefined && { price: fromPrice }),
            ...(fromNights !== undefined && { nights: fromNights }),
          }));
          setState({ markers, status: 'ready' });
        },
        (error: unknown) => {
          if (signal.aborted) return;
          const { markers: policy = CALL_FAILURE_POLICY.markers } = client.failurePolicy ?? {};
          setState(({ markers }) => ({ markers: policy === 'keep' ? markers : [], status: 'error' }));
          tell(error);
        },
      );
    },
    [client, tell],
  );

  useEffect(() => {
    const of = unordered(criteria);
    if (wanted && !(asked.current && sameCriteria(asked.current, of))) ask(of);
  }, [wanted, criteria, ask]);
  useEffect(() => () => running.current?.abort(), []);

  return { ...state, retry: () => ask(unordered(criteria)) };
}
