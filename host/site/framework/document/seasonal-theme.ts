import { SEASONS } from '@staykit/themes/seasons.ts';
import type { Locale } from '@staykit/values/market/locale.ts';

/** The seasonal theme by locale: the name of one of SEASONS (themes.seasonal). [PROUTE-14] */
export type SeasonalThemes = Readonly<Partial<Record<Locale, string>>>;

/** No locale has a season until the environment names one. [PROUTE-14] */
export const SEASONAL_THEMES: SeasonalThemes = {};

/** The season of a locale; undefined outside of seasons. [PROUTE-14] */
export function seasonOf(locale: Locale, themes: SeasonalThemes = SEASONAL_THEMES): string | undefined {
  const season = themes[locale];
  return season !== undefined && SEASONS.has(season) ? season : undefined;
}

/** The attribute of a document in season; empty without one. */
export const seasonMark = (season: string | undefined): string =>
  season === undefined ? '' : ` data-season="${season}"`;
