import { hexOf, readColour, type Colour } from '@staykit/themes/colour.ts';
import { faintPairs } from '@staykit/themes/contrast.ts';
import type { Theme, TokenPath } from '@staykit/themes/tokens.ts';

/** Token values by path, for day and night. */
type AccentTokens = Readonly<Record<string, readonly [day: string, night: string]>>;

/** The accent of a look in a colour's hue: as light as the colour itself, or as near to that as can be read. */
export function accentOf(colour: Colour, look: Theme): AccentTokens {
  const { hue, saturation, lightness } = hslOf(colour);
  const at = (light: number, full = 1) =>
    hexOf(readColour(`hsl(${hue} ${saturation * full * 100}% ${light}%)`, 'light') as Colour);
  const own = lightness * 100;
  /** Token values of a lightness by day, and of one by night. */
  const tokensOf = (day: number, night: number): Record<string, [string, string]> => ({
    'color.accent': [at(day), at(night, 0.9)],
    'color.accent-hover': [at(Math.max(0, day - 7)), at(Math.min(100, night + 8), 0.9)],
    'color.accent-soft': [at(94, 0.7), at(15, 0.6)],
    'color.text-on-accent': ['#ffffff', at(8)],
  });
  const isRead = (day: number, night: number, scheme: 'light' | 'dark') => {
    const tokens = tokensOf(day, night);
    const color = Object.fromEntries(
      Object.entries(tokens).map(([path, value]) => [path.slice('color.'.length), value]),
    );
    const theme = { ...look, tokens: { ...look.tokens, color: { ...look.tokens.color, ...color } } } as Theme;
    const touches = (path: TokenPath) => path in tokens;
    return !faintPairs(theme, scheme).some(
      ({ front, ground }) => (touches(front) && touches(ground)) || front === 'color.accent',
    );
  };
  let day = Math.min(own, 60);
  while (day > 0 && !isRead(day, 90, 'light')) day -= 1;
  let night = Math.max(own, 55);
  while (night < 100 && !isRead(20, night, 'dark')) night += 1;
  return tokensOf(day, night);
}

function hslOf({ red, green, blue }: Colour): { hue: number; saturation: number; lightness: number } {
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const reach = high - low;
  const lightness = (high + low) / 2;
  if (reach === 0) return { hue: 0, saturation: 0, lightness };
  const sixth =
    high === red
      ? ((green - blue) / reach + 6) % 6
      : high === green
        ? (blue - red) / reach + 2
        : (red - green) / reach + 4;
  return { hue: sixth * 60, saturation: reach / (1 - Math.abs(2 * lightness - 1)), lightness };
}
