import { expect, it } from 'vitest';
import { base } from '@staykit/themes/base.ts';
import { readColour, type Colour } from '@staykit/themes/colour.ts';
import { faintPairs } from '@staykit/themes/contrast.ts';
import type { Theme } from '@staykit/themes/tokens.ts';
import { accentOf } from './accent-colours.ts';
import { logoColours } from './logo-colours.ts';

it('colours of a logo are found, and mended until they can be read by day and by night', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path fill="#fff" d="M0 0h300v100H0z"/>' +
    '<path fill="#ffcc00" d="M0 0h150v60H0z"/><path fill="#8a1c4a" d="M200 0h60v60h-60z"/></svg>';
  const colours = await logoColours(Buffer.from(svg));
  expect(colours).toEqual(['#ffcc00', '#8a1c4a']);
  const accents = colours.map((found) => accentOf(readColour(found, 'light') as Colour, base));
  // Yellow cannot be read on white: it becomes darker; the plum is taken as it is.
  expect(accents[0]?.['color.accent']?.[0]).not.toBe('#ffcc00');
  expect(accents[1]?.['color.accent']?.[0]).toBe('#8a1c4a');
  for (const accent of accents) {
    const own = Object.entries(accent).map(([path, value]) => [path.slice('color.'.length), value]);
    const color = { ...base.tokens.color, ...Object.fromEntries(own) };
    const look = { ...base, tokens: { ...base.tokens, color } } as Theme;
    for (const scheme of ['light', 'dark'] as const) expect(faintPairs(look, scheme)).toEqual([]);
  }
});
