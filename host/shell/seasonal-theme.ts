import type { Locale } from '../../widgets/core/market/locale.ts';

/** What a season changes of the look, by locale: the name that the document carries (themes.seasonal). [PROUTE-14] */
export type SeasonalThemes = Readonly<Partial<Record<Locale, string>>>;

/** No season has a look of its own. [PROUTE-14] */
export const SEASONAL_THEMES: SeasonalThemes = {};

/** What a name can be: it stands in an attribute and in the selectors of a style sheet. */
const NAME = /^[a-z][a-z0-9-]{0,30}$/;

/** The season of a locale; none means the look that the shop has all year. [PROUTE-14] */
export function seasonOf(locale: Locale, themes: SeasonalThemes = SEASONAL_THEMES): string | undefined {
  const season = themes[locale];
  return season !== undefined && NAME.test(season) ? season : undefined;
}

/** The attribute of the document that a season's styles begin with; empty without one. */
export function seasonMark(locale: Locale, themes: SeasonalThemes = SEASONAL_THEMES): string {
  const season = seasonOf(locale, themes);
  return season === undefined ? '' : ` data-season="${season}"`;
}
