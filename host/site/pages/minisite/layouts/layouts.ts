import type { ComponentType } from 'react';
import type { Layout } from '@staykit/partners/partner-schema.ts';
import { Brochure } from './brochure.tsx';
import { brochureRules } from './brochure.styles.ts';
import type { LayoutProps } from './layout-props.ts';
import { Magazine } from './magazine.tsx';
import { magazineRules } from './magazine.styles.ts';
import { Shop, SHOP_OFFERS } from './shop.tsx';
import { shopRules } from './shop.styles.ts';

/** How a layout builds the first page of a minisite. */
export interface LayoutParts {
  Home: ComponentType<LayoutProps>;
  /** Its rules, which only the sheets of its partners have. */
  rules: readonly string[];
  /** How many stays a block of results shows, where that is not for the editors to say. */
  offers?: number;
}

/** Every layout that a partner file may name. */
export const LAYOUT_PARTS: Readonly<Record<Layout, LayoutParts>> = {
  magazine: { Home: Magazine, rules: magazineRules },
  shop: { Home: Shop, rules: shopRules, offers: SHOP_OFFERS },
  brochure: { Home: Brochure, rules: brochureRules },
};

/** The rules of each layout. */
export function layoutRules(): Record<Layout, readonly string[]> {
  return {
    magazine: LAYOUT_PARTS.magazine.rules,
    shop: LAYOUT_PARTS.shop.rules,
    brochure: LAYOUT_PARTS.brochure.rules,
  };
}
