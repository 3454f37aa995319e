import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useStay } from '../stay-context.tsx';
import { Folded } from './filters.styles.ts';

/** Height of the activities before somebody wants to see them all, in px. [ACTIVITY-21] */
export const FOLDED_HEIGHT = 124;

/** A long list of which the beginning shows; a press, or the focus going on, shows the rest. [ACTIVITY-21] */
export function Fold({ children }: { children: ReactNode }) {
  const { t } = useStay();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);
  useEffect(() => setLong((list.current?.scrollHeight ?? 0) > FOLDED_HEIGHT), [children]);
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    // What has the focus is to be seen.
    if (target.getBoundingClientRect().bottom > currentTarget.getBoundingClientRect().bottom) setOpen(true);
  };
  return (
    <>
      <Folded ref={list} onFocus={onFocus} {...(!open && { 'data-folded': long ? 'more' : '' })}>
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
