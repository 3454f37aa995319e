import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, RefObject } from 'react';
import { ResultsHint } from '@staykit/ui/components/results/results-states/results-hint.tsx';
import { useOnDemand } from '@staykit/ui/hooks/on-demand.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { iconMap } from '@staykit/ui/primitives/icon/icons.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import { selectOffer } from '../offers/select-offer.ts';
import { errorDetail } from '../error-detail.ts';
import { Side } from '../results-grid.styles.ts';
import type { MapButtonProps } from './map-button.tsx';
import { mapPart } from './map-part.ts';

export interface MapSideProps extends Pick<MapButtonProps, 'criteria' | 'onSearch' | 'place' | 'props'> {
  /** The list beside it. */
  list: RefObject<HTMLElement | null>;
  /** Offers of its cards. */
  offers: readonly OfferCard[];
}

/** Ms until a browser without idle moments (Safari) fetches the map. */
const WAIT = 1000;
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 4 * WAIT }) : setTimeout(act, WAIT);

/**
 * The place of the map beside the list, as the server prints it. The map is fetched once the place is seen and the page
 * has nothing else to do: never for a narrow grid, where there is no such place.
 */
export function MapSide({ criteria, onSearch, place, props, list, offers }: MapSideProps) {
  const { t } = useStay();
  const box = useRef<HTMLElement>(null);
  const [state, setState] = useState<'unseen' | 'wanted' | 'failed'>('unseen');
  const onError = (error: unknown) => props.onError?.(errorDetail(error));
  const part = useOnDemand(mapPart, state === 'wanted', (error) => {
    setState('failed');
    onError(error);
  });
  const after = useRef(props.map ? props.map.after : undefined);
  useEffect(() => {
    const element = box.current;
    // Without it the list stands alone; the button still opens the map over the page.
    if (!element || typeof IntersectionObserver === 'undefined') return;
    let live = true;
    const sight = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      // It may be hidden by then: a choice of a visit before, a window that became narrow.
      const fetchMap = () => {
        if (!live || element.clientWidth === 0) return;
        sight.disconnect();
        setState('wanted');
      };
      void Promise.resolve(after.current).then(() => whenIdle(fetchMap));
    });
    sight.observe(element);
    return () => {
      live = false;
      sight.disconnect();
    };
  }, []);
  return (
    <Side ref={box} role="region" aria-label={t('results.map')} part="map-beside">
      {part && state === 'wanted' ? (
        <part.GridMapBeside
          client={props.client}
          criteria={criteria}
          list={list}
          offers={offers}
          onSearch={onSearch}
          onSelectOffer={(event: MouseEvent, chosen) =>
            selectOffer(event, { ...chosen, flow: criteria.flow }, props)
          }
          onError={onError}
          {...(place && { place })}
          {...(props.map && props.map.tiles && { tiles: props.map.tiles })}
          {...(props.productUrl !== undefined && { productUrl: props.productUrl })}
          {...(props.minisite !== undefined && { minisite: props.minisite })}
        />
      ) : (
        state === 'failed' && (
          <ResultsHint icon={iconMap}>
            {t('results.mapFailed')}
            <Button onClick={() => setState('wanted')}>{t('results.retry')}</Button>
          </ResultsHint>
        )
      )}
    </Side>
  );
}
