import { iconFor, type ThematicKey } from '@staykit/core/search/facets/thematics.ts';
import {
  iconFamily,
  iconGastronomy,
  iconHeart,
  iconNature,
  iconWellness,
} from '../../primitives/icon/icons.ts';

const ICONS: Record<ThematicKey, string> = {
  wellness: iconWellness,
  romantic: iconHeart,
  gastronomy: iconGastronomy,
  family: iconFamily,
  generic: iconNature,
};

/** The icon of a theme by its id, the generic one of an id that is not known. [THEME-04] */
export const themeIcon = (theme: number): string => ICONS[iconFor(theme)];
