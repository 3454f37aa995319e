import { domainToASCII } from 'node:url';
import { describe, expect, it } from 'vitest';
import { shopHosts } from '@staykit/routing/shop-hosts.ts';
import { checkPartner } from '../check-partner.ts';

const FILE = 'partners/mag-a/partner.json';
const SHOP = shopHosts({
  sites: { 'www.france.shop.example': 'fr_FR', 'be.shop.example': 'splash' },
  careHosts: { 'agents.shop.example': 'www.shown.example' },
});

function check(change: Record<string, unknown>) {
  const file = {
    minisiteId: 412,
    minisiteUrl: 'mag-a',
    minisiteLocale: 'fr_FR',
    bannerUrls: { desktop: 'wide.svg', mobile: 'small.svg' },
    ...change,
  };
  return checkPartner(FILE, JSON.stringify(file, null, 2), SHOP).problems;
}

describe('a domain of a partner', () => {
  it.each([
    'escapades.mag-a.example',
    'mag-a.test',
    'xn--clestine-b1a.example',
    'mag-a.shop.example',
    '7jours.example',
  ])('may be %s', (domain) => {
    expect(check({ domains: [domain] })).toEqual([]);
  });

  it('that is a host of the shop is refused with its line, and what was expected', () => {
    expect(check({ domains: ['mag-a.example', 'fr-be.localhost'] })).toEqual([
      {
        file: FILE,
        line: 11,
        path: 'domains.1',
        expected: 'a host name of the partner’s own',
        received: '"fr-be.localhost", which is a host of the shop',
        write: 'nothing: take this line out',
      },
    ]);
  });

  it.each([
    'localhost',
    'nl-nl.localhost',
    'be.localhost',
    'care.fr-fr.localhost',
    'mag-a.localhost',
    'www.france.shop.example',
    'france.shop.example',
    'be.shop.example',
    'agents.shop.example',
    'www.shown.example',
    'WWW.FRANCE.SHOP.EXAMPLE',
    'be.shop.example.',
    'be.shop.example:3000',
    'https://be.shop.example',
    'be.shop.example/',
    'mag..example',
    '-mag.example',
    '*.mag-a.example',
    '*',
    'mag',
    '',
    '127.0.0.1',
    '127.1',
    '0x7f.0.0.1',
    '0x7f000001',
    '2130706433',
    '0177.0.0.1',
    '[::1]',
    '::1',
    '[::ffff:127.0.0.1]',
    '１２７.0.0.1',
    'xn--a.example',
  ])('may not be %j', (domain) => {
    expect(check({ domains: [domain] })).toMatchObject([{ path: 'domains.0' }]);
  });

  it.each([
    ['a Cyrillic а', 'www.frаnce.shop.example'],
    ['Cyrillic letters alone', 'ве.shop.example'],
    ['a Greek ο', 'www.france.shοp.example'],
    ['a letter of phonetics', 'www.frɑnce.shop.example'],
    ['a letter without its dot', 'france.shop.exampıe'],
    ['an accent', 'www.francé.shop.example'],
    ['a stroke over a letter', 'be.sho\u0335p.example'],
    ['a zero', 'be.sh0p.example'],
    ['a one', 'be.shop.examp1e'],
    ['a host of a trial', 'fr-bе.localhost'],
  ])('with %s that looks like a host of the shop is refused, in letters and in punycode', (_what, name) => {
    for (const domain of new Set([name, domainToASCII(name)]))
      expect(check({ domains: [domain] }), domain).toMatchObject([{ path: 'domains.0' }]);
  });

  it('names the host that it looks like', () => {
    expect(check({ domains: ['be.sh0p.example'] })[0]?.received).toBe(
      '"be.sh0p.example", which looks like be.shop.example, a host of the shop',
    );
  });
});

describe('an origin of a partner’s pages', () => {
  it.each([
    'https://www.mag-a.example',
    'https://mag-a.example:8443',
    'https://xn--clestine-b1a.example',
    'https://be.shop.example',
    'http://localhost:8080',
    'http://mag-a.localhost',
  ])('may be %s', (origin) => {
    expect(check({ origins: [origin] })).toEqual([]);
  });

  it.each([
    'null',
    '*',
    'https://*.mag-a.example',
    'http://www.mag-a.example',
    'https://www.mag-a.example/',
    'https://www.mag-a.example/page',
    'https://WWW.mag-a.example',
    'https://www.mag-a.example:443',
    'https://www.mag-a.example.',
    'https://célestine.example',
    'https://user@mag-a.example',
    'https://mag',
    'https://127.0.0.1',
    'https://0x7f.1',
    'https://[::1]:8443',
    'ftp://mag-a.example',
    '//mag-a.example',
  ])('may not be %s', (origin) => {
    expect(check({ origins: [origin] })).toMatchObject([{ path: 'origins.0', line: 10 }]);
  });
});
