import { atelier } from './atelier.ts';
import { base } from './base.ts';
import { boussole } from './boussole.ts';
import { coquelicot } from './coquelicot.ts';
import { courrier } from './courrier.ts';
import { magnolia } from './magnolia.ts';
import type { Theme } from './tokens.ts';

/** The named looks, by the name that the `theme` attribute and a partner file use. */
export const THEMES: ReadonlyMap<string, Theme> = new Map(
  [base, magnolia, coquelicot, courrier, atelier, boussole].map((theme) => [theme.name, theme]),
);
