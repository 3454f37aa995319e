import { useEffect, useState } from 'react';

/** How long a badge stays in view, in ms. [BADGE-05] */
export const BADGE_MS = 3000;

/** The index in view out of `count`, moving on every 3 s unless `paused`; one alone stays. [BADGE-05] */
export function useRotation(count: number, paused: boolean): number {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (paused || count < 2) return;
    const timer = setInterval(() => setIndex((shown) => (shown + 1) % count), BADGE_MS);
    return () => clearInterval(timer);
  }, [count, paused]);
  return index % Math.max(count, 1);
}
