import { expect, it } from 'vitest';
import { shopAddress } from './create-mail-service.ts';

it('links in mails lead to the shop of their language, whatever a request said of its host', () => {
  expect(shopAddress({ port: 4140 }, 'nl_BE')).toBe('http://nl-be.localhost:4140');
  const sites = { 'be.shop.example': 'splash', 'fr.shop.example': 'fr_FR' } as const;
  expect(shopAddress({ port: 4140, sites }, 'fr_FR')).toBe('https://fr.shop.example');
  expect(shopAddress({ port: 4140, sites }, 'it_IT')).toBe('https://be.shop.example');
});
