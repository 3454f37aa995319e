/** A theme of the search box, by the end of its message key and of its icon. */
export type ThematicKey = 'wellness' | 'romantic' | 'gastronomy' | 'family' | 'generic';

/** The themes that a stay can be searched by, in the order of the menu. [THEME-02] */
export const THEMATICS: Record<ThematicKey, number> = {
  wellness: 26,
  romantic: 23,
  gastronomy: 19,
  family: 39,
  generic: 1,
};

/** The finer themes within a theme, which are numbered by it: 26 has 261, 262 and 263. [THEME-03] */
export function subThemesOf(theme: number): number[] {
  return [1, 2, 3].map((place) => theme * 10 + place);
}

/** What a search for a theme sends: the theme with its sub-themes. [THEME-03] */
export function themeIdsOf(theme: number): number[] {
  return [theme, ...(Object.values(THEMATICS).includes(theme) ? subThemesOf(theme) : [])];
}

/** The key of a theme's icon and name; one that is not known gets the generic ones. [THEME-04] */
export function iconFor(theme: number): ThematicKey {
  const key = (Object.keys(THEMATICS) as ThematicKey[]).find((candidate) => THEMATICS[candidate] === theme);
  return key ?? 'generic';
}
