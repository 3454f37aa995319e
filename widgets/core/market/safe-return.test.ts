import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturn } from './safe-return.ts';

const places = {
  hosts: ['fr.shop.example', 'stays.celestine.example'],
  origins: ['https://www.celestine.example', 'http://localhost:4000'],
};
const trusted = {
  hasHost: (name: string) => places.hosts.includes(name),
  hasOrigin: (origin: string) => places.origins.includes(origin),
};
const back = (address: string | undefined) => safeReturn(address, trusted);

describe('the way back', () => {
  it.each([
    '/contact?ref=a#b=2',
    '/',
    'https://fr.shop.example/contact',
    'http://fr.shop.example:3000/contact',
    'https://FR.shop.example',
    'https://stays.celestine.example/?a=1',
    'https://www.celestine.example/article#stays',
    'http://localhost:4000/page',
  ])('leads to a page of the shop or of a partner: %s', (address) => {
    expect(back(address)).toBe(address);
  });

  it.each([
    undefined,
    '',
    'contact',
    '//other.example/',
    '///other.example/',
    '/\\other.example/',
    '\\\\other.example',
    'https:\\\\other.example',
    '/\t/other.example',
    '\u0000/contact',
    'https://other.example/',
    'https://fr.shop.example.other.example/',
    'https://fr.shop.example@other.example/',
    'https://other.example#fr.shop.example',
    'https://other.example?https://fr.shop.example/',
    'https://user:word@fr.shop.example/',
    'http://www.celestine.example/',
    'https://www.celestine.example:8443/',
    'javascript:alert(1)//fr.shop.example',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'https:fr.shop.example',
    `/${'a'.repeat(2_000)}`,
  ])('is none for %j', (address) => {
    expect(back(address)).toBeUndefined();
  });

  it('never leaves the shop, whatever browsers make of the address', () => {
    const allowed = new Set([...places.hosts, 'www.celestine.example', 'localhost']);
    const pieces = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        'http',
        's',
        ':',
        '@',
        '?',
        '#',
        '.',
        'fr.shop.example',
        'other.example',
        '%2f',
        '\t',
        '\n',
        'a',
        '[',
        ']',
        '0',
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(pieces, (list) => {
        const address = back(list.join(''));
        if (address === undefined) return;
        const url = new URL(address, 'https://fr.shop.example/account');
        expect(allowed, address).toContain(url.hostname.replace(/\.$/, ''));
        expect(['http:', 'https:']).toContain(url.protocol);
      }),
      { numRuns: 5_000 },
    );
  });
});
