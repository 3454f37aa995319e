import { isCheckinInFuture } from '../../../widgets/core/dates/market-time.ts';
import { toLocale } from '../../../widgets/core/market/locale.ts';
import { settingsOf } from '../../../widgets/core/market/market-settings.ts';
import { locationIn } from '../../../widgets/core/search/address-hash.ts';
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

/** What an answer is made from: names and facts alone, or what is sold on which day as well. */
export type AnswerSource = 'facts' | 'prices';

/**
 * The version of what an answer from the catalogue is made from: the catalogue, and where it tells prices those and the rooms
 * of the hotels of the asked place, and of the clock the day and whether today can still be booked. Undefined while there is
 * no catalogue. [CAL-34]
 */
export function answerVersion(
  { model: modelOf, clock }: Pick<GatewayParts, 'model' | 'clock'>,
  source: AnswerSource,
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
