import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, isLocale, LOCALES, marketOf, toLocale } from './locale.ts';
import { MARKETS, settingsOf } from '@staykit/core/market/market-settings.ts';
import { DESTINATION_POS_BY_MARKET, parseDestination } from '@staykit/core/market/destination-pos.ts';

describe('locales and markets', () => {
  it('six locales are supported and any other value falls back to the default [LOCALE-01]', () => {
    expect([...LOCALES].sort()).toEqual(['es_ES', 'fr_BE', 'fr_FR', 'it_IT', 'nl_BE', 'nl_NL']);
    for (const other of ['en_GB', 'fr-FR', 'FR_fr', '', null, 7]) {
      expect(isLocale(other)).toBe(false);
      expect(toLocale(other)).toBe(DEFAULT_LOCALE);
    }
    expect(toLocale('nl_BE')).toBe('nl_BE');
    expect(toLocale('xx', 'it_IT')).toBe('it_IT');
  });

  it('six locales sell in five markets, and Belgium alone has two languages [LOCALE-02]', () => {
    const markets = LOCALES.map(marketOf);
    expect(marketOf('fr_BE')).toBe('BE');
    expect(marketOf('nl_BE')).toBe('BE');
    expect(new Set(markets).size).toBe(5);
    expect(markets.filter((market) => markets.indexOf(market) !== markets.lastIndexOf(market))).toEqual([
      'BE',
      'BE',
    ]);
  });

  it('every market has its own clock, sells in euros and closes today at 20:00', () => {
    expect(
      Object.entries(MARKETS).map(([market, { timeZone, currency, orderCutOff }]) => [
        market,
        timeZone,
        currency,
        orderCutOff,
      ]),
    ).toEqual([
      ['FR', 'Europe/Paris', 'EUR', '20:00'],
      ['ES', 'Europe/Madrid', 'EUR', '20:00'],
      ['BE', 'Europe/Brussels', 'EUR', '20:00'],
      ['NL', 'Europe/Amsterdam', 'EUR', '20:00'],
      ['IT', 'Europe/Rome', 'EUR', '20:00'],
    ]);
    expect(settingsOf('nl_BE')).toBe(MARKETS.BE);
  });

  it('a destination names a point of sale that exists, and Dutch and Italian ones have their own [ENTITY-15]', () => {
    const destination = { id: '7', pos: 'ES', label: 'Costa Brava', location: 'Girona' };
    for (const pos of ['ES', 'FR', 'BE', 'NL', 'IT']) {
      expect(parseDestination({ ...destination, pos })).toEqual({ ...destination, pos });
    }
    expect(DESTINATION_POS_BY_MARKET.NL).toBe('NL');
    expect(DESTINATION_POS_BY_MARKET.IT).toBe('IT');
    for (const wrong of [{ pos: 'XX' }, { id: 7 }, { label: undefined }, { location: null }]) {
      expect(parseDestination({ ...destination, ...wrong })).toBeUndefined();
    }
    expect(parseDestination(null)).toBeUndefined();
  });
});
