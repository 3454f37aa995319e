import { useEffect, useState } from 'react';

/** Ms for which a map rests before what stands beside it follows: a hand that drags on is not to be held up. */
const REST = 120;

/** A value once it has not changed for a moment; the first one at once. */
export function useCalm<T>(value: T): T {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    if (value === calm) return;
    if (calm === undefined) return setCalm(value);
    const timer = setTimeout(() => setCalm(value), REST);
    return () => clearTimeout(timer);
  }, [value, calm]);
  return calm;
}
