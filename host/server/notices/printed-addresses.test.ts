import { expect, it } from 'vitest';
import { checkPartner } from '@staykit/partners/check-partner.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { refusedPartner } from '@staykit/partners/refused-partner.ts';
import { printedAddresses } from './printed-addresses.ts';
import { DEFAULT_SITES } from '@staykit/routing/sites.ts';

it('an operator sees at start which minisite is not served, and the lines to mend', () => {
  const { problems } = checkPartner('partners/mag-a/partner.json', '{\n  "minisiteId": "7"\n}');
  const rows = printedAddresses(
    { protocol: 'http', host: 'localhost:3000' },
    DEFAULT_SITES,
    createPartnerRegistry([], { refused: [refusedPartner('mag-a', '', problems)] }),
    { assets: '', pictures: '', partners: '', elements: '/nowhere', examples: '/nowhere', docs: '/nowhere' },
  );
  expect(rows.find((row) => row.includes('mag-a'))).toMatch(
    /^ {2}Minisite mag-a +not served: partners\/mag-a\/partner\.json:2 minisiteId, /,
  );
  expect(rows.join('\n')).toContain('http://fr-be.localhost:3000/');
});

it('an operator of a shop in one country sees the address of that shop, and of no other', () => {
  const rows = printedAddresses(
    { protocol: 'https', host: 'shop.example' },
    { 'shop.example': 'fr_FR' },
    createPartnerRegistry([]),
    { assets: '', pictures: '', partners: '', elements: '/nowhere', docs: '/nowhere' },
  );
  expect(rows.filter((row) => row.includes('Shop')).map((row) => row.trim().split(/\s{2,}/))).toEqual([
    ['Shop fr_FR', 'https://shop.example/'],
  ]);
});
