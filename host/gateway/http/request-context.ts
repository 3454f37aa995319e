import type { MarketNow } from '@staykit/core/dates/market-time.ts';
import { secondClock } from '../response-cache/second-clock.ts';
import { toLocale, type Locale } from '@staykit/values/market/locale.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import { catalogueFacts } from '../catalogue/facts/catalogue-facts.ts';
import type { HotelFacts } from '../catalogue/facts/hotel-facts.ts';
import { type TextLanguage, textLanguage } from '../catalogue/records.ts';
import type { GatewayParts, SearchModel } from '../gateway-parts.ts';
import { GatewayError } from '../errors/gateway-error.ts';

/** What a request is answered with: search model, locale, language, the market's local time, and facts of hotels. */
export interface RequestContext {
  model: SearchModel;
  locale: Locale;
  language: TextLanguage;
  now: MarketNow;
  facts: HotelFacts;
}

/** The context of a request, by its `locale` parameter. 503 while the catalogue is being read. [LOCALE-05] */
export function requestContext(
  parts: Pick<GatewayParts, 'model' | 'clock' | 'facts'>,
  locale: unknown,
): RequestContext {
  const model = parts.model();
  if (!model) throw new GatewayError('UNAVAILABLE', 'The catalogue is still loading.');
  const known = toLocale(locale);
  return {
    model,
    locale: known,
    language: textLanguage(known),
    now: secondClock(parts.clock(), settingsOf(known).timeZone),
    facts: parts.facts ?? catalogueFacts(() => model.activities),
  };
}
