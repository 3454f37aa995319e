import { useMemo, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import type { ResultsClient } from '@staykit/client/stay-client.ts';
import { MapModal } from '@staykit/ui/components/map/map-modal.tsx';
import type { MapTiles } from '@staykit/core/search/map/map-tiles.ts';
import { MarkerCard } from '@staykit/ui/components/map/marker-card.tsx';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { marketOf } from '@staykit/values/market/locale.ts';
import { areaCriteria } from '@staykit/core/search/map/map-area.ts';
import { mapStart } from '@staykit/core/search/map/map-start.ts';
import type { MapStart } from '@staykit/core/search/map/map-start.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { LatLng } from '@staykit/core/search/map/distance.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import { sameCriteria } from '../search/same-criteria.ts';
import { criteriaOfCard } from '@staykit/core/search/flexible-dates.ts';
import { cardHref } from '../offers/card-href.ts';
import { useMapMarkers } from './use-map-markers.ts';
import { useMarkerCard } from './use-marker-card.ts';

export interface GridMapProps {
  client: Pick<ResultsClient, 'packages' | 'detail' | 'failurePolicy'>;
  criteria: SearchCriteria;
  open: boolean;
  onClose: () => void;
  /** Where the searched place is, where that is known. */
  place?: Partial<LatLng>;
  tiles?: MapTiles;
  /** Before the addresses of offers. */
  productUrl?: string;
  /** Minisite id of the partner that those addresses name. */
  minisite?: number;
  /** 'Search in this area'. [MAP-06] */
  onSearch: (criteria: SearchCriteria) => void;
  /** The link of a card was followed. */
  onSelectOffer?: (
    event: MouseEvent,
    chosen: { offer: OfferCard; url: string; /** Of its marker among all. */ position: number },
  ) => void;
  onError: (error: unknown) => void;
}

/** The map of a search: its markers, the card of the chosen one, and the search in what it shows. */
export function GridMap(props: GridMapProps) {
  const { client, criteria, open, onClose, place, tiles, onSearch, onSelectOffer, onError } = props;
  const { locale } = useStay();
  const [active, setActive] = useState<string>();
  const { markers, status, retry } = useMapMarkers({ client, criteria, wanted: open, onError });
  const marker = markers.find(({ id }) => id === active);
  const { offer, loading } = useMarkerCard({
    client,
    criteria,
    marker,
    onError,
    onLost: () => setActive(undefined),
  });

  const own = useRef<SearchCriteria | undefined>(undefined);
  const stood = useRef<MapStart | undefined>(undefined);
  const { lat, lng } = place ?? {};
  const start = useMemo(() => {
    // After a search in the area that it shows, the map stays where it is.
    if (stood.current && own.current && sameCriteria(own.current, criteria)) return stood.current;
    const market = marketOf(locale);
    const at = lat !== undefined && lng !== undefined && { place: { lat, lng } };
    return (stood.current = mapStart(criteria, { market, points: markers, ...at }));
  }, [criteria, markers, lat, lng, locale]);

  const plain = marker && {
    uri: `/product/${marker.weekendIds[0] ?? ''}`,
    itemCategory: criteria.flow === 'gifting' ? ('single_voucher' as const) : ('weekend' as const),
    hotel: { id: marker.id },
  };
  const linked = offer ?? plain;
  const linkedTo = offer ? criteriaOfCard(criteria, offer) : criteria;
  const href = linked ? cardHref(linked, linkedTo, { ...props, locale }) : '';

  return (
    <MapModal
      open={open}
      onClose={onClose}
      points={markers}
      status={status}
      start={start}
      onSelect={setActive}
      onRetry={retry}
      onSearchArea={({ centre, corner }) => {
        const next = areaCriteria(criteria, centre, corner);
        own.current = next;
        setActive(undefined);
        onSearch(next);
      }}
      {...(tiles && { tiles })}
      {...(marker && {
        active: marker.id,
        card: (ref) => (
          <MarkerCard
            key={marker.id}
            ref={ref}
            point={marker}
            loading={loading}
            criteria={linkedTo}
            href={href}
            onOpen={(event) =>
              offer && onSelectOffer?.(event, { offer, url: href, position: markers.indexOf(marker) })
            }
            onClose={() => setActive(undefined)}
            {...(offer && { offer })}
          />
        ),
      })}
    />
  );
}
