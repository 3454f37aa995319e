import { useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useStay } from '../../hooks/stay-context.tsx';
import { usePriceWords } from '../price/price-words.ts';
import type { MapPoint } from './map-props.ts';
import * as S from './map-modal.styles.ts';

/** Hotels listed at first, and how many more at a time. */
const LISTED = 24;

export interface MapListProps {
  /** The hotels in view. */
  points: readonly MapPoint[];
  active?: string;
  onSelect: (id: string, keyboard: boolean) => void;
  /** The map knows its hotels, so that none means none. */
  ready: boolean;
}

/** The hotels of a map in words, for those who cannot use the map or would rather read. */
export function MapList({ points, active, onSelect, ready }: MapListProps) {
  const { t } = useStay();
  const { wordsOf } = usePriceWords();
  const [length, setLength] = useState(LISTED);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const box = list.current;
    const item = box?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!box || !item) return;
    const above = item.offsetTop - box.offsetTop - box.scrollTop;
    if (above < 0 || above > box.clientHeight - item.offsetHeight)
      box.scrollTop += above - box.clientHeight / 3;
  }, [active]);

  return (
    <>
      <S.Count>{t('map.inView', { count: points.length })}</S.Count>
      <S.List ref={list} aria-label={t('map.listLabel')}>
        {points.slice(0, length).map(({ id, label, price, nights }) => (
          <li key={id}>
            <S.Item
              type="button"
              aria-pressed={id === active}
              onClick={(event: MouseEvent) => onSelect(id, event.detail === 0)}
            >
              <span>{label}</span>
              {price !== undefined && (
                <span data-price="">{t('map.from', { price: wordsOf({ cents: price, nights }) })}</span>
              )}
            </S.Item>
          </li>
        ))}
        {points.length > length && (
          <li>
            <Button variant="quiet" block onClick={() => setLength(length + LISTED)}>
              {t('common.showMore')}
            </Button>
          </li>
        )}
        {ready && points.length === 0 && (
          <li>
            <S.Empty>{t('map.empty')}</S.Empty>
          </li>
        )}
      </S.List>
    </>
  );
}
