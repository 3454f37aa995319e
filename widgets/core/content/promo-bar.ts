import { PROMO_LINK_VARIATIONS } from '@staykit/values/content/banner.ts';
import type { promoBar } from '@staykit/contract/content/banners.ts';
import type { Wire } from '@staykit/contract/wire.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import type { BannerPage } from './announcement.ts';
import { toPalette, type ColorPalette } from './block.ts';

/** A link of a promo bar. [BANNER-05] */
export type PromoBarLink = Required<WirePromoBar['links'][number]>;

/** A promo bar as it arrives. [SENTITY-02] */
export type WirePromoBar = Wire<typeof promoBar>;

/** A bar at the top of a page. [SENTITY-02] */
export interface PromoBar extends Omit<WirePromoBar, 'links' | 'colorPalette'> {
  links: PromoBarLink[];
  colorPalette?: ColorPalette;
}

/** A bar with its defaults: usual look, dark text, same tab. [SENTITY-02] [BANNER-05] */
export function toPromoBar({ links, colorPalette, ...bar }: WirePromoBar): PromoBar {
  const palette = toPalette(colorPalette);
  return {
    ...bar,
    links: links.map((link) => ({
      ...link,
      newTab: link.newTab ?? false,
      variation: link.variation ?? PROMO_LINK_VARIATIONS[0],
    })),
    ...(palette && { colorPalette: palette }),
  };
}

/** The bars of a page in a flow; a bar that names none is for all. [BANNER-04] */
export function promoBarsFor<Bar extends Pick<WirePromoBar, 'page' | 'flow'>>(
  bars: readonly Bar[],
  { page, flow }: { page: BannerPage; flow: SearchFlow },
): Bar[] {
  return bars.filter(
    (bar) => (bar.page === undefined || bar.page === page) && (bar.flow === undefined || bar.flow === flow),
  );
}
