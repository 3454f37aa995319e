import { useEffect, useState } from 'react';

/** The widest row of a grid. */
const ROW = 3;

/**
 * How many of `total` cards there are now: all of a page that the server has printed, else the first row at once and
 * thrice as many after each frame, so that a page never waits long for an answer to be drawn. A frame for each row would
 * keep the last one waiting: a frame of a page costs a phone as much as a row does.
 */
export function usePieces(total: number, printed: boolean): number {
  const [made, setMade] = useState(printed ? total : ROW);
  useEffect(() => {
    if (made < total) setMade(made * 3);
  }, [made, total]);
  return made;
}
