import { useEffect, useMemo, useState } from 'react';
import type { BoxMarker } from '@staykit/client/gift/boxes.ts';
import type { GiftClient } from '@staykit/client/gift/create-gift-client.ts';
import type { ResultsClient } from '@staykit/client/stay-client.ts';
import { MapModal } from '@staykit/ui/components/map/map-modal.tsx';
import { MarkerCard } from '@staykit/ui/components/map/marker-card.tsx';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { marketOf } from '@staykit/values/market/locale.ts';
import { cardLink } from '@staykit/core/offer/card/card-link.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { mapStartAround } from '@staykit/core/search/map/map-start.ts';
import type { MapTiles } from '@staykit/core/search/map/map-tiles.ts';
import { datedOffer, redeemCriteria } from '../beneficiary/gift-ways.ts';
import type { BoxStaysData } from './box-stays-data.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import { useMarkerCard } from '@staykit/widgets/results-grid/map/use-marker-card.ts';

interface BoxMapProps {
  client: Pick<GiftClient, 'boxMarkers'> & Pick<ResultsClient, 'detail' | 'failurePolicy'>;
  /** Code of the box. */
  code: string;
  open: boolean;
  onClose: () => void;
  /** Filters of the list, where some are set; all stays of the box without. */
  filters?: SearchCriteria;
  /** Before the path of a stay. */
  productUrl: string;
  /** For the beneficiary: a stay leads to its dates. */
  gift?: BoxStaysData['gift'];
  tiles?: MapTiles;
  onError: (error: unknown) => void;
}

/** The stays of a box on a map. They are asked for when it is first shown, and again with other filters. [BOX-05] [PAPI-24] */
export function BoxMap(props: BoxMapProps) {
  const { client, code, open, onClose, filters, productUrl, gift, tiles, onError } = props;
  const { t, locale } = useStay();
  const [markers, setMarkers] = useState<readonly BoxMarker[]>();
  const [active, setActive] = useState<string>();
  const adults = gift?.adults;
  const criteria = useMemo(
    () => (adults === undefined ? emptyCriteria('gifting') : redeemCriteria(adults)),
    [adults],
  );
  const tellError = useEvent(onError);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    setMarkers(undefined);
    setActive(undefined);
    client.boxMarkers(code, { signal, ...(filters && { filters }) }).then(
      (found) => signal.aborted || setMarkers(found),
      (error: unknown) => signal.aborted || tellError(error),
    );
    return () => stop.abort();
  }, [client, code, filters, tellError]);
  const points = useMemo(
    () =>
      (markers ?? []).map((marker) => ({ ...marker, label: marker.label ?? t('gift.stays', { count: 1 }) })),
    [markers, t],
  );
  const start = useMemo(() => mapStartAround(points, marketOf(locale)), [points, locale]);
  const point = points.find(({ id }) => id === active);
  const marker = point && { ...point, weekendIds: [point.id] };
  const { offer, loading } = useMarkerCard({
    client,
    criteria,
    marker,
    onError,
    onLost: () => setActive(undefined),
  });
  const plain = `/product/${active ?? ''}?flow=${criteria.flow}`;
  return (
    <MapModal
      open={open}
      onClose={onClose}
      points={points}
      status={markers ? 'ready' : 'loading'}
      start={start}
      onSelect={setActive}
      onRetry={() => undefined}
      {...(tiles && { tiles })}
      {...(point && {
        active: point.id,
        card: (ref) => (
          <MarkerCard
            key={point.id}
            ref={ref}
            point={point}
            loading={loading}
            criteria={criteria}
            href={productUrl + (offer ? cardLink(gift ? datedOffer(offer) : offer, criteria, locale) : plain)}
            onOpen={() => undefined}
            onClose={() => setActive(undefined)}
            {...(offer && { offer })}
          />
        ),
      })}
    />
  );
}
