import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useEvent } from '../../../hooks/use-event.ts';
import { useLayout } from '../../../hooks/use-layout.ts';
import { useStay } from '../../../hooks/stay-context.tsx';
import { Checkbox } from '../../../primitives/checkbox/checkbox.tsx';
import { Icon } from '../../../primitives/icon/icon.tsx';
import { iconSearch } from '../../../primitives/icon/icons.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/visually-hidden.tsx';
import { MapMessages } from '../map-messages.tsx';
import type { MapModalProps } from '../map-modal.tsx';
import { AreaButton } from '../map-modal.styles.ts';
import { isInView } from '../map-props.ts';
import type { MapView } from '../map-props.ts';
import { StayMap } from '../stay-map.tsx';
import { useCalm } from '../use-calm.ts';
import * as S from './map-beside.styles.ts';

export interface MapBesideProps extends Omit<MapModalProps, 'open' | 'onClose' | 'onSearchArea' | 'card'> {
  /** Searches in what the map shows. [MAP-06] */
  onSearchArea: (view: MapView) => void;
  /** Ids of the hotels of the list, in its order. */
  first: readonly string[];
  /** Id of the hotel whose card in the list is pointed at. */
  raised?: string;
  /** A marker is pointed at or has the focus; nothing once that ends. */
  onPoint: (id: string | undefined) => void;
  /** The card of the chosen marker. */
  card?: (ref: RefObject<HTMLElement | null>) => ReactNode;
}

/** Ms for which a map rests before its area is searched: a hand that goes on is waited for. */
const PATIENCE = 400;

/** A map beside its list, which is not repeated in it. Fills the place that it is given. [MAP-02] [MAP-05] */
export function MapBeside(props: MapBesideProps) {
  const { points, status, start, tiles, active, first, raised, onSelect, onPoint, onSearchArea, onRetry } =
    props;
  const { t } = useStay();
  const [view, setView] = useState<MapView>();
  const calm = useCalm(view);
  /** Where the visitor moved the map since it was searched in last. */
  const [movedTo, setMovedTo] = useState<MapView>();
  const [isFollowed, setFollowed] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const card = useRef<HTMLElement>(null);
  const wasKey = useRef(false);
  const inView = useMemo(
    () => (calm ? points.filter((point) => isInView(point, calm)).length : 0),
    [points, calm],
  );

  const search = useEvent((seen: MapView) => {
    setMovedTo(undefined);
    onSearchArea(seen);
  });
  useEffect(() => {
    if (!movedTo || !isFollowed) return;
    const timer = setTimeout(() => search(movedTo), PATIENCE);
    return () => clearTimeout(timer);
  }, [movedTo, isFollowed, search]);
  // Another search moved it elsewhere.
  useEffect(() => setMovedTo(undefined), [start.key]);

  const select = (id: string | undefined, keyboard: boolean) => {
    wasKey.current = keyboard;
    onSelect(id);
  };
  useLayout(() => {
    if (active !== undefined && wasKey.current) card.current?.focus({ preventScroll: true });
  }, [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || active === undefined) return;
    event.stopPropagation();
    onSelect(undefined);
    const pin = [...(field.current?.querySelectorAll<HTMLElement>('[data-hotel]') ?? [])].find(
      ({ dataset }) => dataset['hotel'] === active,
    );
    pin?.focus({ preventScroll: true });
  };

  return (
    <>
      <S.Skip type="button" onClick={() => end.current?.focus()}>
        {t('map.skip')}
      </S.Skip>
      <VisuallyHidden role="status">{calm && t('map.inView', { count: inView })}</VisuallyHidden>
      <S.Field ref={field} onKeyDown={onKeyDown}>
        <StayMap
          points={points}
          start={start}
          onView={(seen) => {
            setView(seen);
            if (seen.moved) setMovedTo(seen);
          }}
          onSelect={select}
          onPoint={onPoint}
          first={first}
          callout={active === undefined ? undefined : props.card?.(card)}
          {...(raised !== undefined && { raised })}
          {...(tiles && { tiles })}
          {...(active !== undefined && { active })}
        >
          <S.Above>
            <S.Follow>
              <Checkbox checked={isFollowed} label={t('map.follow')} onChange={setFollowed} />
            </S.Follow>
            {movedTo && !isFollowed && (
              <AreaButton type="button" onClick={() => search(movedTo)}>
                <Icon of={iconSearch} size={16} />
                {t('map.searchArea')}
              </AreaButton>
            )}
            <MapMessages
              status={status}
              isEmpty={status === 'ready' && calm !== undefined && inView === 0}
              onRetry={onRetry}
            />
          </S.Above>
        </StayMap>
      </S.Field>
      <span ref={end} tabIndex={-1} />
    </>
  );
}
