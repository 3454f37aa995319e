import { useEffect, useState } from 'react';

/** The widest row of a grid. */
const ROW = 3;

/**
 * How many of `total` cards there are now: all of a page that the server has printed, else the first row at once and
 * another one after each frame, so that a page never waits long for an answer to be drawn.
 */
export function usePieces(total: number, printed: boolean): number {
  const [made, setMade] = useState(printed ? total : ROW);
  useEffect(() => {
    if (made < total) setMade(made + ROW);
  }, [made, total]);
  return made;
}
