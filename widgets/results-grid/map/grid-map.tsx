import { useMemo, useRef, useState } from 'react';
import type { MouseEvent, RefObject } from 'react';
import type { ResultsClient } from '@staykit/client/stay-client.ts';
import { MapBeside } from '@staykit/ui/components/map/beside/map-beside.tsx';
import { MapModal, type MapModalProps } from '@staykit/ui/components/map/map-modal.tsx';
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
import { criteriaOfCard } from '@staykit/core/search/criteria-of-card.ts';
import { cardHref } from '../offers/card-href.ts';
import { useMapMarkers } from './use-map-markers.ts';
import { useMarkerCard } from './use-marker-card.ts';
import { usePointedAt } from './use-pointed-at.ts';

export interface GridMapProps {
  client: Pick<ResultsClient, 'packages' | 'detail' | 'failurePolicy'>;
  criteria: SearchCriteria;
  /** It is on the screen: nobody asks for the markers of a map that is not. */
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

/** Whether two searches are around the same point, as far and of the same hotel, whatever else they ask for. */
const sameArea = (one: SearchCriteria, other: SearchCriteria): boolean =>
  !other.location &&
  one.lat === other.lat &&
  one.lng === other.lng &&
  one.distanceMax === other.distanceMax &&
  one.hotelId === other.hotelId;

/** What the map of a search is told, over the page or beside its list. */
type SearchMap = Omit<MapModalProps, 'open' | 'onClose'> & Required<Pick<MapModalProps, 'onSearchArea'>>;

/** The markers of a search, the card of the chosen one, and the search in what the map shows. */
function useSearchMap(props: Omit<GridMapProps, 'onClose'>): SearchMap {
  const { client, criteria, open, place, tiles, onSearch, onSelectOffer, onError } = props;
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
    if (stood.current && own.current && sameArea(own.current, criteria)) return stood.current;
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

  return {
    points: markers,
    status,
    start,
    onSelect: setActive,
    onRetry: retry,
    onSearchArea: ({ centre, corner }) => {
      const next = areaCriteria(criteria, centre, corner);
      own.current = next;
      setActive(undefined);
      onSearch(next);
    },
    ...(tiles && { tiles }),
    ...(marker && {
      active: marker.id,
      card: (ref: RefObject<HTMLElement | null>) => (
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
    }),
  };
}

/** The map of a search over the page. */
export function GridMap({ onClose, ...props }: GridMapProps) {
  return <MapModal {...useSearchMap(props)} open={props.open} onClose={onClose} />;
}

export interface GridMapBesideProps extends Omit<GridMapProps, 'onClose'> {
  /** The list whose cards and the markers point at each other. */
  list: RefObject<HTMLElement | null>;
  /** The offers of its cards. */
  offers: readonly Pick<OfferCard, 'id' | 'hotel'>[];
}

/** The map of a search beside its list: a card that is pointed at or has the focus raises its marker, and the reverse. */
export function GridMapBeside({ list, offers, ...props }: GridMapBesideProps) {
  const map = useSearchMap(props);
  const first = useMemo(() => offers.map(({ hotel }) => hotel.id), [offers]);
  const { raised, point } = usePointedAt(list, offers, map.active);
  return <MapBeside {...map} onPoint={point} first={first} {...(raised !== undefined && { raised })} />;
}
