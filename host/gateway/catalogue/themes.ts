import { subThemesOf, THEMATICS } from '../../../widgets/core/search/thematics.ts';

/** Ids of the thematics. [THEME-02] */
export const WELLNESS = THEMATICS.wellness;
export const ROMANTIC = THEMATICS.romantic;
export const GASTRONOMY = THEMATICS.gastronomy;
export const FAMILY = THEMATICS.family;
/** The generic group: discovery, outdoors, culture. */
export const GENERIC = THEMATICS.generic;

/** Sub-theme ids by thematic. [THEME-03] */
export const SUB_THEMES: Record<number, readonly number[]> = Object.fromEntries(
  Object.values(THEMATICS).map((theme) => [theme, subThemesOf(theme)]),
);
