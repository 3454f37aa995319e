/** With fewer exact results than the first two rows hold, relaxed searches follow. [GRID-03] */
export const FALLBACK_BELOW = 9;
