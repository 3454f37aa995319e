import { useMemo, useRef, useState } from 'react';
import { useLayout } from '../../hooks/use-layout.ts';
import type { ReactNode, RefObject } from 'react';
import { Bar, Sheet, Title } from '../../primitives/dialog/dialog.styles.ts';
import { useModal } from '../../primitives/dialog/use-modal.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { iconClose, iconMap, iconMenu, iconSearch } from '../../primitives/icon/icons.ts';
import type { MapStart } from '@staykit/core/search/map/map-start.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { useStay } from '../../hooks/stay-context.tsx';
import { MapList } from './map-list.tsx';
import { MapMessages } from './map-messages.tsx';
import * as S from './map-modal.styles.ts';
import type { MapTiles } from '@staykit/core/search/map/map-tiles.ts';
import { isInView } from './map-props.ts';
import type { MapPoint, MapView } from './map-props.ts';
import { StayMap } from './stay-map.tsx';
import { useCalm } from './use-calm.ts';

export interface MapModalProps {
  open: boolean;
  onClose: () => void;
  points: readonly MapPoint[];
  status: 'loading' | 'ready' | 'error';
  start: MapStart;
  tiles?: MapTiles;
  /** Id of the chosen marker; at most one. */
  active?: string;
  onSelect: (id: string | undefined) => void;
  /** 'Search in this area' was pressed; without it nothing is searched there. [MAP-06] */
  onSearchArea?: (view: MapView) => void;
  /** Asks again for the markers. */
  onRetry: () => void;
  /** The card of the chosen marker. It takes the focus when its marker was chosen with a key. */
  card?: (ref: RefObject<HTMLElement | null>) => ReactNode;
}

/**
 * A map over the whole screen, with the same hotels as a list beside it. Closed it stays where it is, hidden, so that
 * it opens again as it was left. [MAP-01] [MAP-02]
 */
export function MapModal(props: MapModalProps) {
  const { open, onClose, points, status, start, tiles, active, onSelect, onSearchArea, onRetry } = props;
  const { t } = useStay();
  const [view, setView] = useState<MapView>();
  const calm = useCalm(view);
  const [listed, setListed] = useState(false);
  const modal = useModal(onClose, open);
  const card = useRef<HTMLElement>(null);
  /** What had the focus when a marker was chosen with a key. */
  const origin = useRef<Element | null>(null);
  const inView = useMemo(() => (calm ? points.filter((point) => isInView(point, calm)) : []), [points, calm]);

  const select = (id: string | undefined, keyboard: boolean) => {
    const root = card.current ?? modal.ref.current;
    origin.current = keyboard
      ? ((root?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null)
      : null;
    if (id !== undefined) setListed(false);
    onSelect(id);
  };
  useLayout(() => {
    if (active !== undefined && origin.current) card.current?.focus();
  }, [active]);
  const deselect = () => {
    const back = origin.current;
    origin.current = null;
    onSelect(undefined);
    if (back instanceof HTMLElement && back.isConnected) back.focus();
  };

  return (
    <S.Window
      {...modal}
      tabIndex={-1}
      aria-label={t('map.title')}
      part="map"
      onCancel={(event) => {
        // Escape first closes the card that was opened last.
        if (active === undefined || event.target !== event.currentTarget) return modal.onCancel(event);
        event.preventDefault();
        deselect();
      }}
    >
      <Sheet>
        <Bar>
          <Title>{t('map.title')}</Title>
          <IconButton icon={iconClose} label={t('common.close')} onClick={onClose} />
        </Bar>
        <VisuallyHidden role="status">{calm && t('map.inView', { count: inView.length })}</VisuallyHidden>
        <S.Panes>
          <S.Side {...(listed && { 'data-shown': '' })}>
            <MapList
              points={inView}
              onSelect={select}
              ready={status === 'ready'}
              {...(active !== undefined && { active })}
            />
          </S.Side>
          <S.Field>
            <StayMap
              points={points}
              start={start}
              onView={setView}
              onSelect={select}
              {...(tiles && { tiles })}
              {...(active !== undefined && { active })}
            >
              <S.Area>
                {onSearchArea && (
                  <S.AreaButton type="button" onClick={() => view && onSearchArea(view)}>
                    <Icon of={iconSearch} size={16} />
                    {t('map.searchArea')}
                  </S.AreaButton>
                )}
                <MapMessages status={status} onRetry={onRetry} />
              </S.Area>
              {active !== undefined && <S.CardPlace>{props.card?.(card)}</S.CardPlace>}
            </StayMap>
          </S.Field>
          <S.Switch type="button" onClick={() => setListed(!listed)}>
            <Icon of={listed ? iconMap : iconMenu} size={16} />
            {t(listed ? 'map.title' : 'map.list')}
          </S.Switch>
        </S.Panes>
      </Sheet>
    </S.Window>
  );
}
