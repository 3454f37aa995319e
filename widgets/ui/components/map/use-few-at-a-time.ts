import { useEffect, useState } from 'react';
import type { Mark } from './clusters.ts';

/** Markers that a picture brings: some ms of styles and layout on a slow processor. */
const FEW = 8;

/**
 * The marks of a view, of which those that were not shown before come a few with each picture, what is on the screen
 * first: a map with many is never held up. The first marks come at once, as does what has become of one shown before.
 */
export function useFewAtATime(marks: readonly Mark[]): readonly Mark[] {
  const [shown, setShown] = useState(() => keysOf(marks));
  const isAll = marks.every(({ key }) => shown.has(key));
  useEffect(() => {
    const waiting = marks.filter(({ key }) => !shown.has(key));
    if (waiting.length === 0) return;
    const inOrder = waiting.toSorted((one, other) => Number(other.inView) - Number(one.inView));
    const frame = requestAnimationFrame(() =>
      // Keys that went are forgotten, so that they come as few at a time when they come again.
      setShown(
        keysOf([
          ...marks.filter(({ key }) => shown.has(key)),
          ...inOrder.slice(0, shown.size === 0 ? undefined : FEW),
        ]),
      ),
    );
    return () => cancelAnimationFrame(frame);
  }, [marks, shown]);
  return isAll ? marks : marks.filter(({ key }) => shown.has(key));
}

const keysOf = (marks: readonly Mark[]): ReadonlySet<string> => new Set(marks.map(({ key }) => key));
