import { expect, it } from 'vitest';
import type { Partner } from '@staykit/partners/partner.ts';
import { pageMeta } from './head.ts';

const PARTNER: Partner = {
  slug: 'mag-a',
  folder: '',
  minisiteId: 7,
  minisiteUrl: 'mag-a',
  minisiteLocale: 'fr_FR',
  bannerUrls: { desktop: '', mobile: '' },
  features: {},
};

it.each([
  ['logo.svg', '<link rel="icon" href="/assets/partners/mag-a/logo.svg" type="image/svg+xml">'],
  ['logo.png', '<link rel="icon" href="/assets/partners/mag-a/logo.png">'],
  ['https://mag.example/logo', '<link rel="icon" href="https://mag.example/logo">'],
])('the icon of a minisite is its logo %s, of the kind that it is', (logoUrl, icon) => {
  const page = { status: 200, styles: 'page' as const, head: { title: 'Mag A' }, body: null as never };
  const head = pageMeta(page, {
    address: { page: 'minisite', prefix: '/mag-a', partner: { ...PARTNER, logoUrl } },
    locale: 'fr_FR',
    origin: { protocol: 'https', host: 'shop.example' },
    sites: {},
    path: '/mag-a',
  });
  expect(head).toContain(icon);
});
