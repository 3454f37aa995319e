import { expect, it } from 'vitest';
import { asOn } from './studio-preview.ts';

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
