import { formatDay } from '@staykit/core/dates/format-date.ts';
import { marketNow } from '@staykit/core/dates/market-time.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import type { Locale } from '@staykit/values/market/locale.ts';

/** How old the prices of a page that was printed in advance may be, in ms. */
const STALE_MS = 3_600_000;

/** Milliseconds after which the printed prices are shown on: the page becomes usable with them. */
const PATIENCE_MS = 4_000;

/** Whether the prices of a page have to be asked for again; `printedAt` in ms since 1970, absent on a page that was made when it was asked for. */
export const isStale = (printedAt: number | undefined): boolean =>
  printedAt !== undefined && Date.now() - printedAt > STALE_MS;

/** The answer to a call; undefined where it does not come in time: what is printed stays, with its date. */
export async function inTime<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  const waited = Promise.withResolvers<undefined>();
  const timer = setTimeout(waited.resolve, PATIENCE_MS, undefined);
  const answer = await Promise.race([call.catch(() => undefined), waited.promise]);
  clearTimeout(timer);
  return answer;
}

/** The prices in a part of the page are of now: its line says so, in the same place. */
export function tellPricedNow(part: Element | null | undefined, locale: Locale): void {
  const instant = Date.now();
  for (const time of part?.querySelectorAll<HTMLTimeElement>('[data-priced] time') ?? []) {
    time.dateTime = new Date(instant).toISOString();
    time.textContent = formatDay(marketNow(instant, settingsOf(locale).timeZone).date, locale);
  }
}
