import { base } from './base.ts';
import type { Theme } from './tokens.ts';

/** The named looks, by the name that the `theme` attribute and a partner file use. */
export const THEMES: ReadonlyMap<string, Theme> = new Map([base].map((theme) => [theme.name, theme]));
