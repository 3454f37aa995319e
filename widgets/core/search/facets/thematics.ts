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

/** The finer themes within each theme. [THEME-03] */
export const THEMATIC_SUBTHEMES: Readonly<Record<number, readonly number[]>> = {
  26: [261, 262, 263],
  23: [231, 232, 233],
  19: [191, 192, 193],
  39: [391, 392, 393],
  1: [11, 12, 13],
};

/** What a search for a theme sends: the theme with its sub-themes. [THEME-03] */
export function themeIdsOf(theme: number): number[] {
  return [theme, ...(THEMATIC_SUBTHEMES[theme] ?? [])];
}

/** The key of a theme's icon and name; one that is not known gets the generic ones. [THEME-04] */
export function iconFor(theme: number): ThematicKey {
  const key = (Object.keys(THEMATICS) as ThematicKey[]).find((candidate) => THEMATICS[candidate] === theme);
  return key ?? 'generic';
}
