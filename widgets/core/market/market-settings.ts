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
  /** The customer service, as dialled. */
  phone: string;
}

const everywhere = {
  currency: CURRENCY,
  orderCutOff: ORDER_CUT_OFF,
};

/** The settings of the five markets; the phone numbers are those kept for invented people and shops. */
export const MARKETS: Record<Market, MarketSettings> = {
  FR: { ...everywhere, timeZone: TIME_ZONES.FR, phone: '+33199000000' },
  ES: { ...everywhere, timeZone: TIME_ZONES.ES, phone: '+34910000000' },
  BE: { ...everywhere, timeZone: TIME_ZONES.BE, phone: '+3220000000' },
  NL: { ...everywhere, timeZone: TIME_ZONES.NL, phone: '+31850000000' },
  IT: { ...everywhere, timeZone: TIME_ZONES.IT, phone: '+390600000000' },
};

/** The settings of the market of a locale. [LOCALE-02] */
export function settingsOf(locale: Locale): MarketSettings {
  return MARKETS[marketOf(locale)];
}
