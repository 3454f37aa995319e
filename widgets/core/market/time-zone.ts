import { marketNow, type MarketNow } from '../dates/market-time.ts';
import { marketOf, type Locale, type Market } from '@staykit/values/market/locale.ts';

/** Whose clock decides in each market what "today" is. */
export const TIME_ZONES: Record<Market, string> = {
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid',
  BE: 'Europe/Brussels',
  NL: 'Europe/Amsterdam',
  IT: 'Europe/Rome',
};

/** The wall clock of the market that a locale sells in, at an instant in ms since 1970. [LOCALE-02] */
export function localNow(instant: number, locale: Locale): MarketNow {
  return marketNow(instant, TIME_ZONES[marketOf(locale)]);
}
