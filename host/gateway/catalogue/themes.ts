/** Ids of the thematics. [THEME-02] */
export const WELLNESS = 26;
export const ROMANTIC = 23;
export const GASTRONOMY = 19;
export const FAMILY = 39;
/** The generic group: discovery, outdoors, culture. */
export const GENERIC = 1;

/** Sub-theme ids by thematic, as the catalogue uses them. [THEME-03] */
export const SUB_THEMES: Record<number, readonly number[]> = {
  [WELLNESS]: [261, 262, 263],
  [ROMANTIC]: [231, 232, 233],
  [GASTRONOMY]: [191, 192, 193],
  [FAMILY]: [391, 392, 393],
  [GENERIC]: [11, 12, 13],
};
