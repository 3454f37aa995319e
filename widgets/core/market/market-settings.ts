import { ORDER_CUT_OFF } from '../dates/market-time.ts';
import { CURRENCY } from '../price/money.ts';
import { marketOf, type Locale, type Market } from '@staykit/values/market/locale.ts';
import { TIME_ZONES } from './time-zone.ts';

/** What differs from market to market. */
export interface MarketSettings {
  /** Whose clock decides what "today" is. */
  timeZone: string;
  currency: string;
  /** Local time from which today is no longer sold. [CAL-18] */
  orderCutOff: string;
}

const everywhere = {
  currency: CURRENCY,
  orderCutOff: ORDER_CUT_OFF,
};

/** The settings of the five markets. */
export const MARKETS: Record<Market, MarketSettings> = {
  FR: { ...everywhere, timeZone: TIME_ZONES.FR },
  ES: { ...everywhere, timeZone: TIME_ZONES.ES },
  BE: { ...everywhere, timeZone: TIME_ZONES.BE },
  NL: { ...everywhere, timeZone: TIME_ZONES.NL },
  IT: { ...everywhere, timeZone: TIME_ZONES.IT },
};

/** The settings of the market of a locale. [LOCALE-02] */
export function settingsOf(locale: Locale): MarketSettings {
  return MARKETS[marketOf(locale)];
}
