import { describe, expect, it } from 'vitest';
import { hexOf, readColour } from './colour.ts';
import { contrast } from './contrast.ts';

const hex = (text: string, scheme: 'light' | 'dark' = 'light') => {
  const read = readColour(text, scheme);
  return typeof read === 'object' ? hexOf(read) : read;
};

describe('a CSS colour', () => {
  // What browsers make of them, by their computed values in sRGB.
  it.each([
    ['#abc', '#aabbcc'],
    ['RebeccaPurple', '#663399'],
    ['rgb(255 0 153 / 0.5)', '#ff0099'],
    ['rgb(300 -5 50%)', '#ff0080'],
    ['hsl(120deg 75% 25%)', '#107010'],
    ['hsl(0.5turn, 100%, 50%)', '#00ffff'],
    ['hwb(90 10% 10%)', '#80e61a'],
    ['hwb(90 80% 60%)', '#929292'],
    ['oklab(40.1% 0.1143 0.045)', '#7d2429'],
    ['oklch(60% 0.15 50)', '#c46016'],
    ['color-mix(in srgb, white 25%, black)', '#404040'],
    ['color-mix(in srgb, #ff0000, #0000ff)', '#800080'],
  ])('%s is %s', (text, wanted) => expect(hex(text)).toBe(wanted));

  it('has its side of a pair', () => {
    expect(hex('light-dark(#111111, light-dark(red, #eeeeee))', 'light')).toBe('#111111');
    expect(hex('light-dark(#111111, light-dark(red, #eeeeee))', 'dark')).toBe('#eeeeee');
  });

  it.each(['currentColor', 'Canvas', 'lab(50% 20 20)', 'color-mix(in oklch, red, blue)'])(
    '%s is known, and not measured',
    (text) => expect(hex(text)).toBe('unmeasured'),
  );

  it.each([
    '',
    '#12345',
    'greenish',
    'rgb()',
    'rgb(1 2 3 4 5)',
    'light-dark(red)',
    'color(red 1 2 3)',
    'url(x)',
  ])('%j is none', (text) => expect(hex(text)).toBeUndefined());
});

describe('contrast', () => {
  const of = (front: string, ground: string) => {
    const [one, other] = [readColour(front, 'light'), readColour(ground, 'light')];
    return typeof one === 'object' && typeof other === 'object' ? contrast(one, other) : 0;
  };

  it('is 21 from black to white, and less where the ground shines through', () => {
    expect(of('black', 'white')).toBeCloseTo(21);
    expect(of('white', 'white')).toBe(1);
    expect(of('#777777', 'white')).toBeCloseTo(4.48, 2);
    expect(of('rgb(0 0 0 / 0.5)', 'white')).toBeCloseTo(of('#808080', 'white'), 1);
  });
});
