import { isCheckinInFuture } from '@staykit/core/dates/market-time.ts';
import { toLocale } from '@staykit/values/market/locale.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import { locationIn } from '@staykit/core/search/address/address-hash.ts';
import type { GatewayParts, SearchModel } from '../gateway-parts.ts';
import { secondClock } from './second-clock.ts';

/** A number for each search model, for its cache version. */
const numbers = new WeakMap<SearchModel, number>();
let models = 0;

function numberOf(model: SearchModel): number {
  const known = numbers.get(model);
  if (known !== undefined) return known;
  models += 1;
  numbers.set(model, models);
  return models;
}

/** What an answer depends on: facts of the catalogue alone, or prices and stock as well. */
export type CacheSource = 'facts' | 'prices';

/**
 * Cache version of an answer: the catalogue, and for `prices` the versions of the place's hotels, the market's date
 * and whether today can still be booked. Undefined without a catalogue. [CAL-34]
 */
export function cacheVersion(
  { model: modelOf, clock }: Pick<GatewayParts, 'model' | 'clock'>,
  source: CacheSource,
  query: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const model = modelOf();
  if (!model) return undefined;
  const catalogue = String(numberOf(model));
  if (source === 'facts') return catalogue;
  const now = secondClock(clock(), settingsOf(toLocale(query['locale'])).timeZone);
  const half = isCheckinInFuture(now.date, now) ? 'open' : 'late';
  return `${catalogue} ${model.engine.changes(locationIn(query)?.id)} ${now.date} ${half}`;
}
