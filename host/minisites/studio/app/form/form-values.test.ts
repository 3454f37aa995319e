import { describe, expect, it } from 'vitest';
import { base } from '@staykit/themes/base.ts';
import type { Theme } from '@staykit/themes/tokens.ts';
import { lowestContrast } from './colours/lowest-contrast.ts';
import { readTheme, takesPresetWithTokens, writeTheme } from './colours/theme-value.ts';
import { errorSchemaOf, fieldId } from './problems.ts';
import { labelOf } from './sections.ts';
import { uiSchemaOf, withoutEmpty, withoutExamples } from './ui-schema.ts';
import { validator } from './validator.ts';

const problem = (path: string) => ({ path, expected: 'a word', received: '3', write: '' });

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
      },
    };
    expect(uiSchemaOf(schema, { logoUrl: { width: 1, height: 1 } })).toMatchObject({
      logoUrl: { 'ui:title': 'Logo', 'ui:widget': 'picture' },
      enforce: { 'ui:widget': 'select', 'ui:description': 'true when limits bind' },
      newField: { 'ui:title': 'New field', 'ui:placeholder': 'such' },
    });
    expect(JSON.stringify(withoutExamples(schema))).not.toContain('such');
    expect(labelOf(['seo', 'stays'])).not.toBe(labelOf(['offerTerms', 'minNights', 'stays']));
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
