import { describe, expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { toggleHref } from './flow-toggle.ts';
import { siteAddress, siteAddresses, siteOf } from './sites.ts';

describe('a host name', () => {
  it('shows the shop in its locale, and a name nobody listed the default [LOCALE-01]', () => {
    for (const locale of LOCALES) {
      const name = `${locale.toLowerCase().replace('_', '-')}.localhost`;
      expect(siteOf(`${name}:3000`)).toBe(locale);
    }
    for (const other of [
      'localhost',
      'LOCALHOST:4180',
      '127.0.0.1:4180',
      'elsewhere.example',
      'constructor',
      '__proto__',
      '',
      undefined,
    ]) {
      expect(siteOf(other)).toBe('fr_FR');
    }
  });

  it('of Belgium without a language is the splash page', () => {
    expect(siteOf('be.localhost:3000')).toBe('splash');
  });

  it('comes from the configuration where there is one', () => {
    const sites = { 'www.staykit.example': 'es_ES', 'shop.example': 'es_ES' } as const;
    expect(siteOf('shop.example', sites)).toBe('es_ES');
    expect(siteOf('es-es.localhost', sites)).toBe('fr_FR');
    expect(siteAddress('es_ES', { protocol: 'https', host: 'shop.example' }, sites)).toBe(
      'https://www.staykit.example',
    );
    expect(siteAddress('it_IT', { protocol: 'https', host: 'shop.example' }, sites)).toBeUndefined();
  });

  it('of every locale keeps the port of the request', () => {
    const addresses = siteAddresses({ protocol: 'http', host: 'localhost:4180' });
    expect(addresses).toHaveLength(6);
    expect(addresses[0]).toEqual({ locale: 'fr_FR', address: 'http://fr-fr.localhost:4180' });
  });
});

describe('the Stays/Gifts toggle', () => {
  it('writes the flow into the address, but Italy none for stays [ROUTE-07]', () => {
    expect(toggleHref('it_IT', 'booking')).not.toContain('flow=');
    expect(toggleHref('it_IT', 'gifting')).toBe('/?flow=gifting');
  });

  it('leads to stays or gifts in every other locale [HEADER-03]', () => {
    for (const locale of LOCALES.filter((one) => one !== 'it_IT')) {
      expect(toggleHref(locale, 'booking')).toBe('/?flow=booking');
      expect(toggleHref(locale, 'gifting')).toBe('/?flow=gifting');
    }
  });

  it('stays inside the minisite', () => {
    expect(toggleHref('nl_BE', 'gifting', '/mag-a')).toBe('/mag-a?flow=gifting');
  });
});
