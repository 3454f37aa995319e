import type { Scheme } from '@staykit/themes/colour.ts';
import { coloursOf, contrast, PAIRS, settled } from '@staykit/themes/contrast.ts';
import type { Theme, TokenPath } from '@staykit/themes/tokens.ts';

/** How well a colour is read or seen with what it needs most contrast to. */
export interface Contrast {
  ratio: number;
  least: number;
  /** The other colour of the pair. */
  other: TokenPath;
}

/** The pair of a token that comes nearest to what it needs, or falls below it most; undefined where it is in none. */
export function lowestContrast(look: Theme, path: TokenPath, scheme: Scheme): Contrast | undefined {
  const measured = (one: TokenPath) => coloursOf(settled(look, one, scheme), scheme);
  const pairs = PAIRS.flatMap(([least, front, grounds]) =>
    grounds
      .filter((ground) => front === path || ground === path)
      .flatMap((ground) => {
        const [colour] = measured(front);
        if (colour === undefined) return [];
        return measured(ground).map((under) => ({
          ratio: contrast(colour, { ...under, alpha: 1 }),
          least,
          other: front === path ? ground : front,
        }));
      }),
  );
  return pairs.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least)[0];
}
