import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { ResultsHint } from '@staykit/ui/components/results/results-states/results-hint.tsx';
import { useOnDemand } from '@staykit/ui/hooks/on-demand.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { iconMap } from '@staykit/ui/primitives/icon/icons.ts';
import { whenIdle } from '@staykit/ui/primitives/when-idle.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import { Side } from '../results-grid.styles.ts';
import { mapOptions, type GridMapOptions } from './map-options.ts';
import { mapPart } from './map-part.ts';

export interface MapSideProps extends GridMapOptions {
  /** The visitor wants no map there. */
  isHidden: boolean;
  /** The list beside it. */
  list: RefObject<HTMLElement | null>;
  /** Offers of its cards. */
  offers: readonly OfferCard[];
}

/** Ms after which the map is fetched on a page that is never idle. */
const PATIENCE = 4000;

/**
 * The place of the map beside the list, as the server prints it. The map is fetched once the place is seen and the page
 * has nothing else to do: never for a narrow grid, where there is no such place.
 */
export function MapSide({ isHidden, list, offers, ...grid }: MapSideProps) {
  const { t } = useStay();
  const box = useRef<HTMLElement>(null);
  const [state, setState] = useState<'unseen' | 'wanted' | 'failed'>('unseen');
  const options = mapOptions(grid);
  const part = useOnDemand(mapPart, state === 'wanted', (error) => {
    setState('failed');
    options.onError(error);
  });
  const settings = grid.props.map;
  const after = useRef(settings ? settings.after : undefined);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let live = true;
    let sight: IntersectionObserver | undefined;
    const fetchMap = () => {
      // It may be hidden by then: a choice of a visit before, a window that became narrow.
      if (!live || element.clientWidth === 0) return;
      sight?.disconnect();
      setState('wanted');
    };
    const fetchSoon = () =>
      void Promise.resolve(after.current).then(() => whenIdle(fetchMap, { timeout: PATIENCE }));
    // On a page that takes it away the map comes unseen: its place would stay empty, and no button opens another one.
    if (typeof IntersectionObserver === 'undefined') fetchSoon();
    else {
      sight = new IntersectionObserver(([seen]) => seen?.isIntersecting && fetchSoon());
      sight.observe(element);
    }
    return () => {
      live = false;
      sight?.disconnect();
    };
  }, []);
  return (
    <Side ref={box} role="region" aria-label={t('results.map')} part="map-beside">
      {part && state === 'wanted' ? (
        <part.GridMapBeside {...options} open={!isHidden} list={list} offers={offers} />
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
