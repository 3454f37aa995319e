import { describe, expect, it } from 'vitest';
import { base } from './base.ts';
import { magnolia } from './magnolia.ts';
import { baseCss, faultOf, publicName, themeCss } from './to-css.ts';
import { token } from './token.ts';
import { TOKEN_PATHS, type Theme } from './tokens.ts';

/** The declarations of the first rule of `css` for `selector`. */
function declarations(css: string, selector: string): Map<string, string> {
  const start = css.indexOf(`${selector}{`);
  expect(start).toBeGreaterThanOrEqual(0);
  const body = css.slice(start + selector.length + 1, css.indexOf('}', start));
  return new Map(
    body.split(';').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
}

describe('the base style sheet', () => {
  it('gives every token the page’s value where there is one, and the base value otherwise', () => {
    const lines = declarations(baseCss(':host'), ':host');
    for (const path of TOKEN_PATHS) {
      const alias = token(path).slice('var('.length, -1);
      expect(`${path} ${lines.get(alias)}`).toMatch(new RegExp(`^${path} var\\(${publicName(path)},.+\\)$`));
    }
    expect(lines.get('--s-color-accent')).toBe('var(--stay-color-accent,light-dark(#0f5a4c,#7fd0ba))');
  });

  it('follows a colour that the page sets wherever a base value names it', () => {
    expect(declarations(baseCss(':host'), ':host').get('--s-card-border')).toBe(
      'var(--stay-card-border,1px solid var(--s-color-line))',
    );
  });

  it('looks as the page around looks, unless the visitor’s device is to choose', () => {
    expect(declarations(baseCss(':host'), ':host').get('color-scheme')).toBe('inherit!important');
    expect(declarations(baseCss(':root', { scheme: 'visitor' }), ':root').get('color-scheme')).toBe(
      'light dark',
    );
  });

  it('stands still under reduced motion', () => {
    const calm = baseCss(':host').split('@media (prefers-reduced-motion:reduce)')[1] ?? '';
    const lines = declarations(calm, ':host');
    expect([...lines]).toEqual([
      ['--s-motion-fast', '0s'],
      ['--s-motion-medium', '0s'],
      ['--s-motion-slow', '0s'],
    ]);
  });
});

describe('the style sheet of a theme', () => {
  it('sets the public properties that the theme names, and no others', () => {
    const lines = declarations(themeCss(magnolia, '.partner'), '.partner');
    expect(lines.get('--stay-radius-card')).toBe('24px');
    expect(lines.get('--stay-color-page')).toBe('light-dark(#fdf5f4,#1b1217)');
    expect(lines.has('--stay-space-16')).toBe(false);
    expect([...lines.keys()].every((name) => name.startsWith('--stay-'))).toBe(true);
  });

  it('puts the colours in that a value names: its own, or the base’s', () => {
    const theme: Theme = {
      name: 'x',
      label: 'x',
      tokens: {
        color: { accent: ['#111111', '#eeeeee'] },
        card: { border: '2px solid {color.accent}' },
        hero: { ground: '{color.gift}' },
      },
    };
    const lines = declarations(themeCss(theme, ':root'), ':root');
    expect(lines.get('--stay-card-border')).toBe('2px solid light-dark(#111111,#eeeeee)');
    expect(lines.get('--stay-hero-ground')).toBe(`light-dark(${[base.tokens.color.gift].flat().join(',')})`);
  });

  it('is nothing for a theme that changes nothing', () => {
    expect(themeCss({ name: 'x', label: 'x', tokens: {} }, ':root')).toBe('');
  });

  it('refuses values that name each other', () => {
    const tokens = { color: { price: '{color.promo}', promo: '{color.price}' } };
    expect(() => themeCss({ name: 'x', label: 'x', tokens }, ':root')).toThrow(/goes in a circle/);
  });
});

describe('a value from a partner file', () => {
  it.each([
    ['red;}body{display:none', 'ends the declaration'],
    ['</style><script>', 'leaves the style sheet'],
    ['url(https://evil.example/x)', 'calls somebody else'],
    ['red !important', 'shouts'],
    ['rgb(0 0 0', 'is not closed'],
    ['\\3c', 'hides a sign'],
    ['@import "x"', 'brings another sheet'],
    ['/* */', 'hides what follows'],
    ['', 'says nothing'],
  ])('is refused when it reads %j: it %s', (value) => {
    expect(faultOf(value)).toBeTypeOf('string');
    const theme: Theme = { name: 'x', label: 'x', tokens: { color: { accent: value } } };
    expect(() => themeCss(theme, ':root')).toThrow(/color\.accent/);
  });

  it.each([
    '#fff',
    'rgb(1 2 3 / 0.5)',
    '1px solid {color.line}',
    'light-dark(#fff, #000)',
    "Georgia, 'Times', serif",
  ])('is taken when it reads %j', (value) => expect(faultOf(value)).toBeUndefined());
});
