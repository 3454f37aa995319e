import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useStay } from '../../hooks/stay-context.tsx';
import { Folded } from './filters.styles.ts';

/** Height of the activities before somebody wants to see them all, in px. [ACTIVITY-21] */
export const FOLDED_HEIGHT = 124;

/** A long list of which the rows that fit show; a press shows the rest. [ACTIVITY-21] */
export function Fold({ children }: { children: ReactNode }) {
  const { t } = useStay();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    setLong(current.scrollHeight > FOLDED_HEIGHT);
    const end = current.getBoundingClientRect().top + FOLDED_HEIGHT;
    for (const row of current.querySelectorAll('li'))
      row.toggleAttribute('data-beyond', row.getBoundingClientRect().bottom > end);
  }, [children, open]);
  return (
    <>
      <Folded ref={list} {...(!open && { 'data-folded': '' })}>
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
