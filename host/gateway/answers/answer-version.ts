import { isCheckinInFuture } from '../../../widgets/core/dates/market-time.ts';
import { toLocale } from '../../../widgets/core/market/locale.ts';
import { settingsOf } from '../../../widgets/core/market/market-settings.ts';
import { LOCATION_HASH_KEYS } from '../../../widgets/core/search/address-hash.ts';
import { LOCATION_CATEGORIES } from '../../../widgets/core/search/location.ts';
import type { GatewayParts, SearchModel } from '../gateway-parts.ts';
import { secondClock } from './second-clock.ts';

/** Models in the order in which they came: each has other facts. */
const numbers = new WeakMap<SearchModel, number>();
let models = 0;

function numberOf(model: SearchModel): number {
  const known = numbers.get(model);
  if (known !== undefined) return known;
  models += 1;
  numbers.set(model, models);
  return models;
}

type Query = Readonly<Record<string, unknown>>;

/** The place of a search; of several the one that `paramsToCriteria` takes. */
function placeOf(query: Query): string | undefined {
  for (const category of LOCATION_CATEGORIES) {
    const id = query[LOCATION_HASH_KEYS[category]];
    if (typeof id === 'string' && id !== '') return id;
  }
  return undefined;
}

/**
 * The version of what an answer from the catalogue is made from: the catalogue, the prices and rooms of the hotels of the
 * asked place, and of the clock the day and whether today can still be booked. Undefined while there is no catalogue.
 * [CAL-34]
 */
export function answerVersion(
  { model: modelOf, clock }: Pick<GatewayParts, 'model' | 'clock'>,
  query: Query,
): string | undefined {
  const model = modelOf();
  if (!model) return undefined;
  const now = secondClock(clock(), settingsOf(toLocale(query['locale'])).timeZone);
  const half = isCheckinInFuture(now.date, now) ? 'open' : 'late';
  return `${numberOf(model)} ${model.engine.changes(placeOf(query))} ${now.date} ${half}`;
}
