import { THEMATICS } from '@staykit/core/search/facets/thematics.ts';

/** Ids of the thematics. [THEME-02] */
export const WELLNESS = THEMATICS.wellness;
export const ROMANTIC = THEMATICS.romantic;
export const GASTRONOMY = THEMATICS.gastronomy;
export const FAMILY = THEMATICS.family;
/** The generic group: discovery, outdoors, culture. */
export const GENERIC = THEMATICS.generic;
