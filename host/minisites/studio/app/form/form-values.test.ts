import { describe, expect, it } from 'vitest';
import { base } from '@staykit/themes/base.ts';
import type { Theme } from '@staykit/themes/tokens.ts';
import { lowestContrast } from './colours/lowest-contrast.ts';
import { readTheme, takesPresetWithTokens, themeWith, writeTheme } from './colours/theme-value.ts';
import { errorSchemaOf, fieldId } from './problems.ts';
import { labelOf } from './sections.ts';
import { readRedirects, writeRedirects } from './redirects-text.ts';
import { formSchema, uiSchemaOf, withoutEmpty, bareSchema } from './ui-schema.ts';
import { validator } from './validator.ts';

const problem = (path: string) => ({
  file: 'partners/mag-a/partner.json',
  path,
  expected: 'a word',
  received: '3',
  write: '',
});

describe('what a partner manager fills in', () => {
  it('is sent without what was left empty, and with a list entry that is still to be written', () => {
    expect(
      withoutEmpty({
        partnerName: 'Mag A',
        features: { footer: undefined, banners: false },
        utm: { source: undefined },
        domains: [],
        origins: [undefined],
      }),
    ).toEqual({ partnerName: 'Mag A', features: { banners: false }, origins: [''] });
  });

  it('is shown at its field, and at that of all colours for each of them', () => {
    expect(errorSchemaOf([problem('bannerUrls.mobile'), problem('theme.tokens.color.accent')])).toEqual({
      bannerUrls: { mobile: { __errors: ['Expected a word. There is 3.'] } },
      theme: { __errors: ['Expected a word. There is 3.'] },
    });
    expect(fieldId('bannerUrls.mobile')).toBe('root_bannerUrls_mobile');
    expect(fieldId('theme.color.accent')).toBe('root_theme');
  });

  it('has a label and a widget for what the schema says, and words without ids of requirements', () => {
    const schema = {
      type: 'object' as const,
      properties: {
        logoUrl: { type: 'string' as const },
        enforce: { type: 'boolean' as const, description: 'true when limits bind [MINISITE-24..27]' },
        newField: { type: 'string' as const, examples: ['such'] },
        layout: { type: 'string' as const, description: 'how it is, one of "a", "b": by day' },
        minisiteLocale: { enum: ['fr_BE'], description: 'one of "fr_BE"' },
        origins: { type: 'array' as const, description: 'pages', items: { description: 'https://' } },
      },
    };
    expect(uiSchemaOf(schema, { logoUrl: { width: 1, height: 1 } })).toMatchObject({
      logoUrl: { 'ui:title': 'Logo', 'ui:widget': 'picture' },
      enforce: { 'ui:widget': 'yesNo', 'ui:description': 'Whether limits bind' },
      newField: { 'ui:title': 'New field', 'ui:placeholder': 'such' },
      layout: { 'ui:description': 'How it is: by day' },
      minisiteLocale: { 'ui:description': '', 'ui:enumNames': ['French (Belgium)'] },
      origins: { 'ui:description': 'Pages. https://', items: { 'ui:description': '' } },
    });
    expect(JSON.stringify(bareSchema(schema))).not.toContain('such');
    expect(labelOf(['seo', 'stays'])).not.toBe(labelOf(['offerTerms', 'minNights', 'stays']));
  });

  it('is shown beside what it leaves to a base, and needs no field of it', () => {
    const schema = {
      properties: { version: { const: 2 }, layout: { type: 'string' as const }, home: { uniqueItems: true } },
      required: ['minisiteId'],
      if: { required: ['extends'] },
      else: { required: ['bannerUrls'] },
    };
    const taken = { layout: { from: 'group.json', value: 'shop' } };
    expect(uiSchemaOf(schema, {}, taken)['layout']).toMatchObject({
      'ui:description': 'From group.json: shop',
    });
    const { properties = {}, required } = formSchema(schema, true);
    expect(Object.keys(properties)).toEqual(['layout', 'home']);
    expect(required).toEqual(['minisiteId']);
    expect(formSchema(schema, false).required).toEqual(['minisiteId', 'bannerUrls']);
    // The form would show such a list as boxes, in an order of its own.
    expect(bareSchema(properties)['home']).toEqual({});
  });

  it('has redirects as lines, and keeps one that is half written for the check', () => {
    const redirects = { '/spa': '/search?theme=23', '/sea': '' };
    expect(writeRedirects(redirects)).toBe('/spa /search?theme=23\n/sea');
    expect(readRedirects('\n /spa   /search?theme=23\n/sea ')).toEqual(redirects);
    expect(readRedirects(' \n')).toBeUndefined();
  });

  it('is of the schema that takes it, found without eval', () => {
    const text = { type: 'string' as const };
    expect([validator.isValid(text, 'a', text), validator.isValid(text, 3, text)]).toEqual([true, false]);
    expect(validator.isValid(text, undefined, text)).toBe(false);
  });
});

describe('the look of a partner', () => {
  const red = { 'color.accent': ['#8a1c4a', '#ffb3d0'] as [string, string] };

  it('is read in each form that a file may have, and written in the shortest that the schema takes', () => {
    expect(readTheme('magnolia')).toEqual({ preset: 'magnolia', tokens: {} });
    expect(readTheme(red)).toEqual({ tokens: red });
    expect(readTheme({ preset: 'magnolia', tokens: red })).toEqual({ preset: 'magnolia', tokens: red });
    expect(readTheme({ preset: 'magnolia' })).toEqual({ preset: 'magnolia', tokens: {} });
    expect(readTheme(undefined)).toEqual({ tokens: {} });
    expect(writeTheme({ preset: 'magnolia', tokens: {} }, true)).toBe('magnolia');
    expect(writeTheme({ preset: 'magnolia', tokens: red }, true)).toEqual({
      preset: 'magnolia',
      tokens: red,
    });
    expect(writeTheme({ preset: 'magnolia', tokens: red }, false)).toEqual(red);
    expect(writeTheme({ tokens: {} }, true)).toBeUndefined();
    const both = { type: 'object' as const, properties: { preset: { type: 'string' as const } } };
    expect(takesPresetWithTokens({ anyOf: [{ type: 'string' }, both] })).toBe(true);
    expect(takesPresetWithTokens({ anyOf: [{ type: 'string' }] })).toBe(false);
  });

  it('that is taken over keeps its preset and its other tokens where a token is changed', () => {
    const group = [
      ['theme.preset', { value: 'magnolia' }],
      ['theme.tokens.color.accent', { value: red['color.accent'] }],
    ] as const;
    const gift = { 'color.gift': '#0f5852' };
    expect(readTheme({ tokens: gift })).toEqual({ tokens: gift });
    expect(writeTheme({ tokens: gift }, true, group)).toEqual({ tokens: gift });
    expect(writeTheme({ tokens: gift }, true, [['theme', { value: 'magnolia' }]])).toEqual({
      preset: 'magnolia',
      tokens: gift,
    });
    expect(themeWith({ tokens: gift }, group)).toEqual({ preset: 'magnolia', tokens: { ...red, ...gift } });
    expect(themeWith({ tokens: {} }, [['theme', { value: 'atelier' }]])).toBe('atelier');
  });

  it('shows the pair of a colour that is read worst, by day and by night', () => {
    const pale: Theme = { name: 'pale', label: '', tokens: { color: { accent: ['#ffcc00', '#7fd0ba'] } } };
    const worst = lowestContrast(pale, 'color.accent', 'light');
    expect([worst?.least, (worst?.ratio ?? 9) < 1.6]).toEqual([4.5, true]);
    for (const scheme of ['light', 'dark'] as const) {
      const own = lowestContrast(base, 'color.accent', scheme);
      expect(own && own.ratio >= own.least).toBe(true);
    }
    expect(lowestContrast(base, 'color.line', 'light')).toBeUndefined();
  });
});
