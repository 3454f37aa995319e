import { expect, it } from 'vitest';
import { careSites, publicAddress, publicHost } from './care-hosts.ts';
import { siteOf } from './sites.ts';

const HOSTS = { 'care.example.fr': 'www.example.fr' };

it('customer care is the hosts that are listed, by their exact names, and nothing in an address [CAREMODE-01]', () => {
  expect(publicHost('care.example.fr:8443', HOSTS)).toBe('www.example.fr:8443');
  expect(publicHost('CARE.example.fr.', HOSTS)).toBe('www.example.fr');
  for (const host of ['www.example.fr', 'x.care.example.fr', 'constructor', ''])
    expect(publicHost(host, HOSTS), host).toBeUndefined();
  expect(publicHost('fr-fr.localhost:3000')).toBeUndefined();
  expect(publicHost('care.fr-fr.localhost:3000')).toBe('fr-fr.localhost:3000');
});

it('the public address keeps path, query and hash, and is none for an unknown host [CAREMODE-04]', () => {
  expect(publicAddress('https://care.example.fr/product/12?flow=gifting#a=2', HOSTS)).toBe(
    'https://www.example.fr/product/12?flow=gifting#a=2',
  );
  expect(publicAddress('https://elsewhere.example/product/12', HOSTS)).toBeUndefined();
  expect(publicHost('care.example.fr:3000', HOSTS)).toBe('www.example.fr:3000');
});

it('the sites of the customer care speak the languages of the public ones', () => {
  const sites = careSites({ 'www.example.fr': 'fr_FR', 'www.example.it': 'it_IT' }, HOSTS);
  expect(sites).toEqual({ 'care.example.fr': 'fr_FR' });
  expect(siteOf('care.example.fr', sites)).toBe('fr_FR');
});
