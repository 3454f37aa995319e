import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { watchSize } from '../../primitives/watch-size.ts';
import { useStay } from '../../hooks/stay-context.tsx';
import { Folded } from './filters.styles.ts';

/** Height of the activities before somebody wants to see them all, in px. [ACTIVITY-21] */
export const FOLDED_HEIGHT = 124;

/** A long list of which the rows that fit show, the first whatever the size of its text; a press shows the rest. [ACTIVITY-21] */
export function Fold({ children }: { children: ReactNode }) {
  const { t } = useStay();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [height, setHeight] = useState(FOLDED_HEIGHT);
  const [long, setLong] = useState(false);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const rows = [...current.querySelectorAll('li')];
    return watchSize(rows, () => {
      const { top } = current.getBoundingClientRect();
      const bottomOf = (row: Element) => row.getBoundingClientRect().bottom - top;
      const fits = Math.max(FOLDED_HEIGHT, ...rows.slice(0, 1).map(bottomOf));
      setHeight(fits);
      setLong(current.scrollHeight > fits);
      for (const row of rows) row.toggleAttribute('data-beyond', bottomOf(row) > fits);
    });
  }, [children, open]);
  return (
    <>
      <Folded
        ref={list}
        {...(!open && { 'data-folded': '' })}
        {...(!open && height > FOLDED_HEIGHT && { style: { maxHeight: height } })}
      >
        {children}
      </Folded>
      {long && (
        <Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'common.showLess' : 'common.showMore')}
        </Button>
      )}
    </>
  );
}
