import type { MouseEvent } from 'react';
import type { PlacePoint } from '@staykit/ui/components/filters/section-props.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { errorDetail } from '../error-detail.ts';
import { selectOffer } from '../offers/select-offer.ts';
import type { ResultsGridProps } from '../results-grid-props.ts';
import type { GridMapProps } from './grid-map.tsx';

/** What the maps of a grid are made from, that over it and that beside its list. */
export interface GridMapOptions {
  criteria: SearchCriteria;
  /** 'Search in this area'. */
  onSearch: (criteria: SearchCriteria) => void;
  props: ResultsGridProps;
  /** The point of the searched place, where that is known: the map starts there. [MAP-10] */
  place?: PlacePoint;
}

/** What both maps of a grid are told. */
export function mapOptions({
  criteria,
  onSearch,
  props,
  place,
}: GridMapOptions): Omit<GridMapProps, 'open' | 'onClose'> {
  const { client, map, minisite, onError, productUrl } = props;
  return {
    client,
    criteria,
    onSearch,
    onSelectOffer: (event: MouseEvent, chosen) =>
      selectOffer(event, { ...chosen, flow: criteria.flow }, props),
    onError: (error) => onError?.(errorDetail(error)),
    ...(place && { place }),
    ...(map && map.tiles && { tiles: map.tiles }),
    ...(productUrl !== undefined && { productUrl }),
    ...(minisite !== undefined && { minisite }),
  };
}
