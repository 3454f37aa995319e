import { useEffect, type Dispatch } from 'react';
import { Trigger } from '@staykit/ui/components/filters/trigger.styles.ts';
import { useOnDemand } from '@staykit/ui/hooks/on-demand.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconMap } from '@staykit/ui/primitives/icon/icons.ts';
import { Turn } from '../results-grid.styles.ts';
import type { ResultsGridAction } from '../results-grid-state.ts';
import { mapOptions, type GridMapOptions } from './map-options.ts';
import { mapPart } from './map-part.ts';

export interface MapButtonProps extends GridMapOptions {
  isOpen: boolean;
  /** It was opened once. */
  isKept: boolean;
  /** The map beside the list is hidden. */
  isHidden: boolean;
  dispatch: Dispatch<ResultsGridAction>;
}

/** The name of the map among what stands over a page. */
const LAYER = 'map';

const OPENED: ResultsGridAction = { type: 'opened', over: LAYER };
const CLOSED: ResultsGridAction = { type: 'closed', over: LAYER };

/**
 * The button Map, and the map that it opens: fetched with the first press, and kept from then on. Where the address is
 * the grid's own the open map is a step of the visitor's history, so that Back closes it. On a grid with a map beside
 * its list, where that has room, a button that shows and hides that one. [MAP-01]
 */
export function MapButton(button: MapButtonProps) {
  const { isOpen, isKept, isHidden, dispatch, props } = button;
  const { t } = useStay();
  const { address, sync } = props;
  const layer = sync === 'hash' ? address?.layer : undefined;
  useEffect(() => {
    if (!layer) return;
    // Also the first time: a visitor who comes back from an offer of the map finds it again.
    const follow = () => dispatch(layer.read() === LAYER ? OPENED : CLOSED);
    follow();
    return address?.subscribe(follow);
  }, [address, dispatch, layer]);
  const { beside = false, kept } = props.map || {};
  useEffect(() => {
    if (kept) dispatch({ type: 'besideTurned', isHidden: kept.isHidden() });
  }, [kept, dispatch]);
  const turn = () => {
    dispatch({ type: 'besideTurned', isHidden: !isHidden });
    kept?.keep(!isHidden);
  };
  const close = () => {
    dispatch(CLOSED);
    layer?.close();
  };
  const options = mapOptions(button);
  const part = useOnDemand(mapPart, isOpen, (error) => {
    close();
    options.onError(error);
  });
  return (
    <>
      {beside && (
        <Trigger type="button" data-beside="" onClick={turn}>
          <Icon of={iconMap} />
          <Turn data-hidden={isHidden}>
            <span>{t('results.mapHide')}</span>
            <span>{t('results.mapShow')}</span>
          </Turn>
        </Trigger>
      )}
      <Trigger
        type="button"
        aria-haspopup="dialog"
        {...(beside && { 'data-over': '' })}
        aria-busy={isOpen && !part}
        onClick={() => {
          dispatch(OPENED);
          layer?.open(LAYER);
        }}
      >
        <Icon of={iconMap} />
        {t('results.map')}
      </Trigger>
      {part && isKept && <part.GridMap {...options} open={isOpen} onClose={close} />}
    </>
  );
}
