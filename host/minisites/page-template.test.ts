import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, escapeJson } from '@staykit/elements/print/escape.ts';
import { templateOf, type Values } from './page-template.ts';

const FIRST: Values = { name: 'zqnamezq', slug: 'zqslugzq' };
const SECOND: Values = { name: `Ré <&>"'\\ +%#?`, slug: 'zxslugzx' };

const page = ({ name = '', slug = '' }: Values) =>
  [
    `<title>${escapeHtml(name)}</title>`,
    `<a href="/${slug}/search?by=${encodeURIComponent(name)}">${escapeHtml(name)}</a>`,
    `<div data-rest="${JSON.stringify({ name }).replace(/[&<"]/g, escapeHtml)}"></div>`,
    `<script type="application/json">${escapeJson({ name, slug, address: `/${slug}` })}</script>`,
  ].join('\n');

const printed = (values: Values, print = page) => ({ html: print(values), values });

describe('the form of a page', () => {
  const template = templateOf(printed(FIRST), printed(SECOND));

  it('filled is the page as it would be printed, whatever the values', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[a-z0-9-]+$/), (name, slug) => {
        fc.pre(name.isWellFormed());
        expect(template?.fill({ name, slug }).toString()).toBe(page({ name, slug }));
      }),
    );
  });

  it('is not found where a page makes more of a value than to show it', () => {
    for (const made of [
      ({ name = '' }: Values) => `<p>${name.toUpperCase()}</p>`,
      ({ name = '' }: Values) => `<p>${name.length}</p>`,
      ({ name = '' }: Values) => (name.includes('&') ? '<p>and</p>' : '<p></p>'),
      ({ name = '' }: Values) => `<p>${name.slice(0, 3)}</p>`,
      () => `<p>${Math.random()}</p>`,
    ])
      expect(templateOf(printed(FIRST, made), printed(SECOND, made))).toBeUndefined();
  });
});
