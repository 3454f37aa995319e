import { useRef } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import { formatCount } from '@staykit/core/market/format-count.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { iconBed } from '../../primitives/icon/icons.ts';
import { useStay } from '../../hooks/stay-context.tsx';
import { usePriceWords } from '../price/price-words.ts';
import type { Mark } from './clusters.ts';
import * as S from './map.styles.ts';
import { pinPrice } from './pin-price.ts';
import { Spots } from './spots.tsx';
import { useFewAtATime } from './use-few-at-a-time.ts';
import { wasDragged } from './use-leaflet-map.ts';

export interface PinsProps {
  map: LeafletMap;
  /** What is shown, from north to south. */
  marks: readonly Mark[];
  /** Id of the chosen one. */
  active?: string;
  /** Id of the one that is pointed at elsewhere, such as by its card in a list. */
  raised?: string;
  /** One is pointed at or has the focus; nothing once that ends. */
  onPoint?: (id: string | undefined) => void;
  /** `keyboard`: the press came from a key. */
  onSelect: (id: string, keyboard: boolean) => void;
}

/** The markers of a view, and for those too close together one with their number. [MAP-02] [MAP-03] [MAP-09] */
export function Pins({ map, marks: all, active, raised, onPoint, onSelect }: PinsProps) {
  const { t, locale } = useStay();
  const { centsOf, isNightly, wordsOf } = usePriceWords();
  const marks = useFewAtATime(all);
  const press = (event: MouseEvent, mark: Mark) => {
    const keyboard = event.detail === 0;
    if (!keyboard && wasDragged(map)) return;
    if (mark.point) return onSelect(mark.point.id, keyboard);
    map.setView([mark.lat, mark.lng], Math.min(mark.opensAt(), map.getMaxZoom()));
    if (keyboard) map.getContainer().focus();
  };

  const pressed = useRef(press);
  pressed.current = press;
  const told = useRef(onPoint);
  told.current = onPoint;
  /** What stays is not made again: on a slow processor a hundred markers take as long as the rest of a drag's end. */
  const made = useRef(new WeakMap<Mark, { look: string; texts: typeof t; pin: ReactElement }>());
  const pinOf = (mark: Mark): ReactElement => {
    const chosen = mark.point !== undefined && mark.point.id === active;
    const isRaised = mark.point !== undefined && mark.point.id === raised;
    const look = `${chosen} ${isRaised} ${isNightly}`;
    const known = made.current.get(mark);
    if (known?.look === look && known.texts === t) return known.pin;
    const pin = newPin(mark, chosen, isRaised);
    made.current.set(mark, { look, texts: t, pin });
    return pin;
  };
  const newPin = (mark: Mark, chosen: boolean, isRaised: boolean): ReactElement => {
    const { point, count, key, inView } = mark;
    // What waits beyond the screen is nothing to come to with a key.
    const away = inView ? {} : { tabIndex: -1, 'aria-hidden': true };
    const price = point?.price === undefined ? undefined : { cents: point.price, nights: point.nights };
    const name = point
      ? [point.label, ...(price === undefined ? [] : [t('map.from', { price: wordsOf(price) })])].join(', ')
      : t('map.cluster', { count });
    return point ? (
      <S.Pin
        key={key}
        {...away}
        type="button"
        aria-label={name}
        aria-pressed={chosen}
        data-hotel={point.id}
        {...(isRaised && { 'data-raised': '' })}
        onPointerEnter={() => told.current?.(point.id)}
        onPointerLeave={() => told.current?.(undefined)}
        onFocus={() => told.current?.(point.id)}
        onBlur={() => told.current?.(undefined)}
        onClick={(event: MouseEvent) => pressed.current(event, mark)}
      >
        {price === undefined ? <Icon of={iconBed} /> : pinPrice(centsOf(price), locale)}
      </S.Pin>
    ) : (
      <S.Cluster
        key={key}
        {...away}
        type="button"
        aria-label={name}
        data-size={count < 10 ? 's' : count < 100 ? 'm' : 'l'}
        onClick={(event: MouseEvent) => pressed.current(event, mark)}
      >
        {formatCount(count, locale)}
      </S.Cluster>
    );
  };

  return (
    <Spots map={map} places={marks}>
      {marks.map(pinOf)}
    </Spots>
  );
}
