import { expect, it } from 'vitest';
import { asOn, browserAddress } from './studio-preview.ts';

it('a page of the preview is as on a device that is dark, or light, whatever that of the manager is', () => {
  const page =
    ':root{color-scheme:light dark}@media (prefers-color-scheme: dark) and (max-width:599px){a{color:red}}' +
    '<source media="(prefers-color-scheme:light)">';
  expect(asOn('dark', page)).toBe(
    ':root{color-scheme:dark}@media (min-width:0) and (max-width:599px){a{color:red}}<source media="(max-width:0)">',
  );
  expect(asOn('light', page)).toBe(
    ':root{color-scheme:light}@media (max-width:0) and (max-width:599px){a{color:red}}<source media="(min-width:0)">',
  );
});

it.each([
  ['no proxy', undefined, 0, '9.9.9.9'],
  ['one proxy', '1.1.1.1', 1, '1.1.1.1'],
  ['what the browser says before it', '6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
  ['two proxies', '1.1.1.1, 2.2.2.2', 2, '1.1.1.1'],
  ['a proxy that was not told of', '1.1.1.1', 0, undefined],
  ['a proxy that says nothing', undefined, 1, undefined],
])('the address of a browser is that behind %s', (_what, forwarded, proxies, address) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const socket = { remoteAddress: '9.9.9.9' } as Parameters<typeof browserAddress>[0]['socket'];
  expect(browserAddress({ headers, socket }, proxies)).toBe(address);
});
