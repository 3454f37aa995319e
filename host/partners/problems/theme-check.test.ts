import { describe, expect, it } from 'vitest';
import { checkPartner } from '../check-partner.ts';

const FILE = 'partners/mag-a/partner.json';
const REQUIRED = {
  minisiteId: 412,
  minisiteUrl: 'mag-a',
  minisiteLocale: 'fr_FR',
  bannerUrls: { desktop: 'wide.svg', mobile: 'small.svg' },
};

type Tokens = Record<string, string | string[]>;
type ThemeOfFile = Tokens | { preset?: unknown; tokens?: unknown };

const checked = (theme: ThemeOfFile) => checkPartner(FILE, JSON.stringify({ ...REQUIRED, theme }, null, 2));
const problems = (theme: ThemeOfFile) => checked(theme).problems;
const warnings = (theme: ThemeOfFile) => checked(theme).warnings ?? [];

describe('a colour of a partner’s theme', () => {
  it.each([
    '#0f5a4c',
    '#111',
    '#0f5a4c80',
    'Navy',
    'transparent',
    'rgb(15 90 76)',
    'rgba(15, 90, 76, 0.5)',
    'rgb(6% 35% 30% / 50%)',
    'hsl(169deg 71% 21%)',
    'hwb(169 6% 65%)',
    'lab(33% -25 3)',
    'oklch(42% 0.08 175)',
    'oklab(0.42 -0.08 0.01)',
    'color(display-p3 0.1 0.3 0.3)',
    'light-dark(#111, #eee)',
    'color-mix(in srgb, {color.line-strong} 60%, transparent)',
    'CanvasText',
    '{color.gift}',
  ])('may be %s', (value) => {
    expect(problems({ 'map.border': value })).toEqual([]);
    expect(problems({ 'map.border': [value, '#eee'] })).toEqual([]);
  });

  it.each([
    ['grean', 'green'],
    ['0f5a4c', '#0f5a4c'],
    ['#0f5a4', '#0f5a4c'],
    ['rgb(15 90)', '#0f5a4c'],
    ['rgb(15px 90px 76px)', '#0f5a4c'],
    ['linear-gradient(#111, #222)', '#0f5a4c'],
    ['12px', '#0f5a4c'],
    ['{space.4}', '#0f5a4c'],
    ['light-dark(#111)', '#0f5a4c'],
    ['var(--brand)', '#0f5a4c'],
  ])('may not be %s, and the line is shown as it should read', (value, meant) => {
    expect(problems({ 'color.accent': value })).toEqual([
      {
        file: FILE,
        line: 10,
        path: 'theme.color.accent',
        expected: expect.stringContaining('a CSS colour (#0f5a4c') as unknown,
        received: JSON.stringify(value),
        write: `"color.accent": "${meant}"`,
      },
    ]);
  });

  it('is refused by night as by day, and what is right of the pair stays', () => {
    expect(problems({ 'color.text': ['#111111', 'wite'] })[0]).toMatchObject({
      received: '["#111111","wite"]',
      write: '"color.text": ["#111111","white"]',
    });
  });

  it('may be a gradient behind the hero alone, as one value', () => {
    for (const ground of [
      'linear-gradient(120deg, #e6e8d6, light-dark(#d0d8c0, #101810) 60%, #e6e8d6)',
      'radial-gradient(circle at 20% 10%, rgb(230 232 214), #d0d8c0), #eeeeee',
    ])
      expect(problems({ 'hero.ground': ground }), ground).toEqual([]);
    for (const ground of ['linear-gradient(120deg)', 'linear-gradient(to left, grean, #111)', 'flowers'])
      expect(problems({ 'hero.ground': ground })[0]?.expected, ground).toContain(
        'or one gradient of colours',
      );
    expect(problems({ 'hero.ground': ['linear-gradient(#111, #222)', '#eee'] })).toHaveLength(1);
  });

  it('names a token that there is, and never itself', () => {
    expect(problems({ 'card.border': '1px solid {color.lin}' })[0]).toMatchObject({
      path: 'theme.card.border',
      write: '"card.border": "1px solid {color.line}"',
    });
    // The price of the base look is the colour of the text.
    expect(problems({ 'color.text': '{color.price}' })[0]?.expected).toContain('lead back to itself');
  });
});

describe('the contrast of a partner’s own colours', () => {
  it('is measured as that of the shop’s looks, and told with both ratios without stopping anything', () => {
    const faint = { 'color.accent': ['#ffcc00', '#7fd0ba'], 'color.accent-hover': ['#0a4338', '#a3e0cf'] };
    expect(problems(faint)).toEqual([]);
    const told = warnings(faint);
    expect(told.find(({ expected }) => expected.includes('text-on-accent'))).toMatchObject({
      file: FILE,
      line: 10,
      path: 'theme.color.accent',
      expected: '4.5:1 or more of color.text-on-accent on color.accent, by day',
      received: '#ffffff: 1.51:1 on color.accent (#ffcc00)',
    });
    expect(told.map(({ expected }) => expected).filter((one) => one.includes('by night'))).toEqual([]);
  });

  it.each([
    ['text on a ground', { 'color.text': '#888888' }, '7:1 or more of color.text on color.page'],
    ['the ring of focus', { 'color.focus': '#ffff99' }, '3:1 or more of color.focus on '],
    ['the headline of the hero', { 'hero.text': 'white' }, '4.5:1 or more of hero.text on hero.ground'],
    [
      'the worst stop of a gradient',
      { 'hero.ground': 'linear-gradient(#e9efe6, #123)' },
      '4.5:1 or more of hero.text on hero.ground',
    ],
    ['a colour of another space', { 'color.text': 'oklch(70% 0.02 90)' }, '7:1 or more of color.text on '],
    ['what shines through', { 'color.text': 'rgb(0 0 0 / 0.4)' }, '7:1 or more of color.text on '],
  ])('counts %s', (_, theme, expected) => {
    expect(
      warnings(theme as ThemeOfFile)
        .map((one) => one.expected)
        .join('\n'),
    ).toContain(expected);
  });

  it('says nothing of colours that can be read, and cannot say anything of those that only a page knows', () => {
    expect(warnings({ 'color.accent': '#0f5a4c', 'color.text-on-accent': '#fff' }).length).toBeGreaterThan(0);
    expect(warnings({ 'color.accent': ['#0f5a4c', '#7fd0ba'], 'color.text': 'CanvasText' })).toEqual([]);
  });
});

describe('two values of what is no colour', () => {
  it('are told to be left out by browsers', () => {
    expect(warnings({ 'shadow.card': ['0 0 2px #111', 'none'] })).toMatchObject([
      { path: 'theme.shadow.card', write: '"shadow.card": "0 0 2px #111"' },
    ]);
  });
});

describe('a preset with tokens', () => {
  it('is of any theme, with no tokens or some', () => {
    expect(problems({ preset: 'magnolia' })).toEqual([]);
    expect(problems({ preset: 'magnolia', tokens: { 'color.accent': ['#8a1c4a', '#ffb3d0'] } })).toEqual([]);
  });

  it.each([
    [{ preset: 'magnola' }, 'theme.preset', '"preset": "magnolia"'],
    [{ preset: 'magnolia', token: {} }, 'theme.token', '"tokens": {}'],
    [{ tokens: {} }, 'theme.preset', '"preset": "magnolia",'],
    [
      { preset: 'magnolia', 'color.accent': '#811' },
      'theme.color.accent',
      '"tokens": { "color.accent": "#811" }',
    ],
    [
      { preset: 'magnolia', tokens: { 'color.acent': '#811' } },
      'theme.tokens.color.acent',
      '"color.accent": "#811"',
    ],
    [
      { preset: 'magnolia', tokens: { 'color.accent': 'grean' } },
      'theme.tokens.color.accent',
      '"color.accent": "green"',
    ],
    [
      { preset: 'magnolia', tokens: { 'color.accent': 3 } },
      'theme.tokens.color.accent',
      '"color.accent": ["#0f5a4c","#7fd0ba"]',
    ],
  ])('%j is refused with the line as it should read', (theme, path, write) => {
    expect(problems(theme)).toMatchObject([{ path, write }]);
  });

  it('leads to itself by way of the preset’s own tokens', () => {
    // The promotion of coquelicot has the colour of its accent.
    expect(
      problems({ preset: 'coquelicot', tokens: { 'color.accent': '{color.promo}' } })[0]?.expected,
    ).toContain('lead back to itself');
  });

  it('is measured as a whole: a token of the file on a ground of the preset', () => {
    const tokens = { 'color.accent': ['#8a1c4a', '#ffb3d0'] };
    expect(warnings({ preset: 'magnolia', tokens })).toEqual([]);
    const faint = warnings({ preset: 'magnolia', tokens: { 'color.accent': ['#c77a9c', '#ffb3d0'] } });
    expect(faint.map(({ expected }) => expected)).toContain(
      '4.5:1 or more of color.accent on color.page, color.surface, color.surface-raised, color.accent-soft, by day',
    );
    // The lines are those of the file's own token, also where the faint colour is one of the preset.
    expect(new Set(faint.map(({ path }) => path))).toEqual(new Set(['theme.tokens.color.accent']));
  });
});
