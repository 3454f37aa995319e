import type { AnnouncementText, BannerPage } from '@staykit/core/content/announcement.ts';
import type { ShopLinks } from '@staykit/core/content/menu.ts';
import type { PromoBar } from '@staykit/core/content/promo-bar.ts';
import type { PageRequest } from '../framework/request/page-request.ts';
import type { PageName } from '@staykit/routing/segments.ts';
import { pageFlow } from '../framework/request/page-flow.ts';
import { shellOf } from './page-type-shell.ts';

/** What editors put around a page. */
export interface ShellContent {
  announcement?: AnnouncementText;
  promoBar?: PromoBar;
  /** Places of the shop outside its pages. */
  links?: ShopLinks;
  /** Ids of the texts that there are, and the path of the ideas where there are some; absent: all. */
  texts?: ReadonlySet<string>;
}

/** Pages as banners know them; the others have none. [BANNER-03] [BANNER-04] */
const BANNER_PAGE: Partial<Record<PageName, BannerPage>> = {
  home: 'home',
  minisite: 'home',
  search: 'search',
  'activity-search': 'search',
  product: 'product',
  activity: 'product',
  hotel: 'product',
};

/**
 * Fetches the banners and the links of the footer together; each may be missing. Agents see no announcement, and no offers of gifts; a
 * minisite shows what the shop does unless its partner does without. [CARE-02] [FOOTER-05] [MINISITE-22]
 */
export async function loadShell(
  request: Pick<PageRequest, 'address' | 'content' | 'visit' | 'search' | 'texts'>,
): Promise<ShellContent> {
  const { address, content, visit } = request;
  const { partner } = address;
  const texts = await request.texts?.();
  if (!shellOf(address.page).announcement) return texts ? { texts } : {};
  const page = partner?.features.banners === false ? undefined : BANNER_PAGE[address.page];
  const flow = pageFlow(request);
  const [announcement, bars, menu] = await Promise.all([
    page && !visit.care ? content.announcement({ page, flow }) : undefined,
    page ? content.promoBars({ page, flow }) : [],
    content.menu(),
  ]);
  const promoBar = bars.find(({ category }) => !visit.care || category !== 'gift');
  return {
    ...(announcement && { announcement }),
    ...(promoBar && { promoBar }),
    ...(menu?.links && { links: menu.links }),
    ...(texts && { texts }),
  };
}
