import type { MarketNow } from '../../../widgets/core/dates/market-time.ts';
import { secondClock } from '../answers/second-clock.ts';
import { toLocale, type Locale } from '../../../widgets/core/market/locale.ts';
import { settingsOf } from '../../../widgets/core/market/market-settings.ts';
import type { CatalogueLanguage } from '../catalogue/records.ts';
import type { GatewayParts, SearchModel } from '../gateway-parts.ts';
import { GatewayError } from '../plugins/gateway-error.ts';

/** What an answer is made with: the model, whose words, and the clock of their market. */
export interface Present {
  model: SearchModel;
  locale: Locale;
  language: CatalogueLanguage;
  now: MarketNow;
}

/** The surroundings of one answer in the locale of its `locale` parameter. [LOCALE-05] */
export function presentOf(parts: GatewayParts, locale: unknown): Present {
  const model = parts.model();
  if (!model) throw new GatewayError('UNAVAILABLE', 'The catalogue is being read.');
  const known = toLocale(locale);
  return {
    model,
    locale: known,
    language: known.slice(0, 2) as CatalogueLanguage,
    now: secondClock(parts.clock(), settingsOf(known).timeZone),
  };
}
