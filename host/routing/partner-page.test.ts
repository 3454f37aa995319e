import { expect, it } from 'vitest';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import { partnerPage } from './partner-page.ts';
import { resolvePage } from './resolve-page.ts';
import { DEFAULT_SITES, siteOf, type Sites } from './sites.ts';

const partner = (minisiteId: number, minisiteUrl: string, minisiteLocale: 'fr_BE' | 'nl_BE') =>
  ({ minisiteId, minisiteUrl, minisiteLocale, features: {} }) as Partner;
const partners = createPartnerRegistry(
  [
    partner(1042, 'celestine', 'fr_BE'),
    partner(7, 'haast', 'nl_BE'),
    { ...partner(8, 'weg', 'nl_BE'), features: { foreignLocale: 'redirect' } },
  ],
  { refused: [{ slug: 'mag-a', problems: [], addresses: ['mag-a'], domains: ['mag-a.localhost'] }] },
);

function lead(address: string, name = 'fr-be', sites: Sites = DEFAULT_SITES): string | undefined {
  const [path = '', query] = address.split('?');
  const origin = { protocol: 'http', host: `${name}.localhost:3000` } as const;
  const site = siteOf(origin.host, sites);
  return partnerPage({
    address: resolvePage(path, { partners, locale: site === 'splash' ? 'nl_BE' : site, host: origin.host }),
    path,
    search: query === undefined ? '' : `?${query}`,
    origin,
    site,
    sites,
    partners,
  });
}

it.each([
  ['/?minisite=1042', '/celestine'],
  ['/product/7?flow=gifting&minisite=1042', '/celestine/product/7?flow=gifting'],
  ['/search?minisite=1042&utm_source=carnet&theme=26', '/celestine/search?utm_source=carnet&theme=26'],
  ['/checkout?id=7&checkin=2030-06-10&minisite=1042', '/celestine/checkout?id=7&checkin=2030-06-10'],
  ['/product/7?mini%73ite=1042&flow=gif%74ing', '/celestine/product/7?flow=gif%74ing'],
  ['/%E0%A4?minisite=1042', '/celestine/%E0%A4'],
])('a reader who follows %s goes on inside the partner’s minisite [MINISITE-21]', (address, minisite) => {
  expect(lead(address)).toBe(minisite);
});

it('on the site of another locale the reader is led to the one that the minisite is on [MINISITE-09]', () => {
  expect(lead('/product/7?minisite=7')).toBe('http://nl-be.localhost:3000/haast/product/7');
  expect(lead('/?minisite=7', 'be')).toBe('http://nl-be.localhost:3000/haast');
  expect(lead('/product/7?minisite=7', 'fr-fr', { 'fr-fr.localhost': 'fr_FR' })).toBeUndefined();
});

it('a page without a partner, of an unknown one, or of a minisite already stays where it is [MINISITE-19]', () => {
  for (const address of [
    '/product/7',
    '/product/7?minisite=',
    '/product/7?minisite=99',
    '/product/7?minisite=1042x',
    '/celestine/product/7?minisite=7',
  ])
    expect(lead(address), address).toBeUndefined();
});

it.each([
  ['a minisite of another locale', '/haast/product/7', 'fr-be'],
  ['a minisite of another locale, in other letters', '/H%61AST/product/7', 'fr-be'],
  ['a minisite that leads to its own locale', '/weg/product/7', 'fr-be'],
  ['a minisite that is not served', '/mag-a/product/7', 'fr-be'],
  ['the domain of a minisite that is not served', '/product/7', 'mag-a'],
])(
  'a link that names a partner on %s puts no second partner into the address [MINISITE-21]',
  (_what, path, name) => {
    expect(lead(`${path}?minisite=1042`, name)).toBeUndefined();
    expect(lead(`${path}?mini%73ite=7`, name)).toBeUndefined();
  },
);
