import { marketOf, type Locale, type Market } from './locale.ts';

/** What differs from market to market. */
export interface MarketSettings {
  /** The zone that "today" and the cut-off are read in. [CAL-34] */
  timeZone: string;
  currency: 'EUR';
  /** Local time from which today can no longer be booked. [CAL-18] */
  orderCutOff: string;
  /** Hours between an order and the day of arrival. [CAL-19] */
  orderTimeLimitHours: number;
  /** Where a map without results begins. [MAP-10] */
  mapCentre: { lat: number; lng: number };
}

const market = (timeZone: string, lat: number, lng: number): MarketSettings => ({
  timeZone,
  currency: 'EUR',
  orderCutOff: '20:00',
  orderTimeLimitHours: 0,
  mapCentre: { lat, lng },
});

/** The five markets. [MAP-10] */
export const MARKETS: Record<Market, MarketSettings> = {
  FR: market('Europe/Paris', 46.6, 2.4),
  ES: market('Europe/Madrid', 40.2, -3.7),
  BE: market('Europe/Brussels', 50.6, 4.7),
  NL: market('Europe/Amsterdam', 52.2, 5.4),
  IT: market('Europe/Rome', 42.8, 12.5),
};

/** The map's centre for a market; near Barcelona when it is unknown. [MAP-10] [MAP-11] */
export function mapCentreFor(name: Market | undefined): MarketSettings['mapCentre'] {
  return name ? MARKETS[name].mapCentre : { lat: 41.39, lng: 2.17 };
}

/** The settings of the market that a locale sells in. */
export function settingsOf(locale: Locale): MarketSettings {
  return MARKETS[marketOf(locale)];
}
