import { marketNow, type MarketNow } from '@staykit/core/dates/market-time.ts';

/** The last result per time zone. */
const last = new Map<string, { second: number; now: MarketNow }>();

/** `marketNow`, cached for the current second. */
export function secondClock(instant: number, timeZone: string): MarketNow {
  const second = Math.floor(instant / 1000);
  const known = last.get(timeZone);
  if (known?.second === second) return known.now;
  const now = marketNow(instant, timeZone);
  last.set(timeZone, { second, now });
  return now;
}
