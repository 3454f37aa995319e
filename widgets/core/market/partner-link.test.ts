import { expect, it } from 'vitest';
import { partnerLink } from './partner-link.ts';

it.each([
  ['https://shop.example/product/7', 'https://shop.example/product/7?minisite=1042'],
  ['/product/7?flow=gifting#a=2&c=0', '/product/7?flow=gifting&minisite=1042#a=2&c=0'],
  ['/search#city=75?minisite=3', '/search?minisite=1042#city=75?minisite=3'],
  ['https://shop.example/search?minisite=7&a=2#x', 'https://shop.example/search?minisite=7&a=2#x'],
])('a link to the shop names the partner once, and keeps all else: %s [MINISITE-17]', (address, named) => {
  expect(partnerLink(address, 1042)).toBe(named);
  expect(partnerLink(address, undefined)).toBe(address);
});
