import { useState } from 'react';
import type { MouseEvent } from 'react';
import { Trigger } from '../components/filters/trigger.styles.ts';
import type { PlacePoint } from '../components/filters/section-props.ts';
import { latePart, useLate } from '../components/late-part.ts';
import { useStay } from '../components/stay-context.tsx';
import { Icon } from '../primitives/icon/icon.tsx';
import { iconMap } from '../primitives/icon/icons.ts';
import { errorDetail } from './error-detail.ts';
import type { ResultsGridProps } from './results-grid-props.ts';
import { selectOffer } from './select-offer.ts';
import type { ResultsGridState } from './use-results-grid.ts';

const map = latePart(() => import('./grid-map.tsx'));

export interface MapButtonProps {
  grid: ResultsGridState;
  props: ResultsGridProps;
  place?: PlacePoint;
}

/** The button Map, and the map that it opens: fetched with the first press, and kept from then on. [MAP-01] */
export function MapButton({ grid, props, place }: MapButtonProps) {
  const { t } = useStay();
  const [open, setOpen] = useState<boolean>();
  const onError = (error: unknown) => props.onError?.(errorDetail(error));
  const part = useLate(map, open !== undefined, (error) => {
    setOpen(undefined);
    onError(error);
  });
  const { criteria } = grid.state;
  return (
    <>
      <Trigger type="button" aria-haspopup="dialog" aria-busy={open && !part} onClick={() => setOpen(true)}>
        <Icon of={iconMap} />
        {t('results.map')}
      </Trigger>
      {part && (
        <part.GridMap
          client={props.client}
          criteria={criteria}
          open={!!open}
          onClose={() => setOpen(false)}
          onSearch={grid.go}
          onSelectOffer={(event: MouseEvent, chosen) =>
            selectOffer(event, { ...chosen, flow: criteria.flow }, props)
          }
          onError={onError}
          {...(place && { place })}
          {...(props.map && props.map.tiles && { tiles: props.map.tiles })}
          {...(props.productUrl !== undefined && { productUrl: props.productUrl })}
        />
      )}
    </>
  );
}
