import { marketNow, type MarketNow } from '../../../widgets/core/dates/market-time.ts';

/** What the clock of a time zone said last. */
const last = new Map<string, { second: number; now: MarketNow }>();

/** `marketNow` for every answer: a clock says the same for a whole second, and is not read again in it. */
export function secondClock(instant: number, timeZone: string): MarketNow {
  const second = Math.floor(instant / 1000);
  const known = last.get(timeZone);
  if (known?.second === second) return known.now;
  const now = marketNow(instant, timeZone);
  last.set(timeZone, { second, now });
  return now;
}
