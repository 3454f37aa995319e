import { isCheckinInFuture } from '../../../widgets/core/dates/market-time.ts';
import { secondClock } from './second-clock.ts';
import { settingsOf } from '../../../widgets/core/market/market-settings.ts';
import type { GatewayParts, SearchModel } from '../gateway-parts.ts';
import type { Surroundings } from './answer-cache.ts';

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

/**
 * The state of what an answer depends on, as one text; undefined while there is no model. Of the clock an answer with
 * prices knows the day and whether today can still be booked, nothing else. [CAL-34]
 */
export function stampOf(
  { model: modelOf, clock }: Pick<GatewayParts, 'model' | 'clock'>,
  { locale, isPriced, place }: Surroundings,
): string | undefined {
  const model = modelOf();
  if (!model) return undefined;
  if (!isPriced) return `${numberOf(model)}`;
  const now = secondClock(clock(), settingsOf(locale).timeZone);
  const half = isCheckinInFuture(now.date, now) ? 'open' : 'late';
  return `${numberOf(model)} ${model.engine.changes(place)} ${now.date} ${half}`;
}
