import { expect, it } from 'vitest';
import { partnerTheme } from '@staykit/partners/partner-theme.ts';
import { fontOf } from './fonts.ts';

it.each([
  ['the shop', {}, 'figtree-latin-wght-normal.woff2'],
  ['a theme that leaves the text as it is', { theme: 'magnolia' }, 'figtree-latin-wght-normal.woff2'],
  ['text in a font of the shop', { pairing: 'geometric' }, 'dm-sans-latin-wght-normal.woff2'],
  ['text and headings in two fonts of the shop', { pairing: 'editorial' }, 'figtree-latin-wght-normal.woff2'],
  [
    'headings alone in a font of the shop',
    { theme: { 'type.family': 'Georgia, serif', 'type.family-display': "'Fraunces Variable', serif" } },
    'fraunces-latin-wght-normal.woff2',
  ],
  ['fonts of the device', { pairing: 'newspaper' }, undefined],
] as const)('a page starts the font of its text with its styles: %s', (_, look, file) => {
  expect(fontOf(partnerTheme({ slug: 'mag-a', ...look }))).toBe(file);
});
