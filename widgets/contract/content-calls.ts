import { getAnnouncementBanner, getAnnouncementFile, getPromoBars, getTargetedBanner } from './banners.ts';
import type { Call } from './call.ts';
import { getBoxBlock, getGiftBlock, getGiftBlockFile } from './gift-content.ts';
import { getMenu } from './menu.ts';
import {
  getHomepage,
  getIdeas,
  getLanding,
  getLandings,
  getMarketingArticles,
  getStaticContent,
} from './page-content.ts';

/** Editorial content: blocks, banners, menus, landings, ideas, static pages. */
export const CONTENT_CALLS = [
  getHomepage,
  getPromoBars,
  getBoxBlock,
  getAnnouncementBanner,
  getAnnouncementFile,
  getGiftBlock,
  getGiftBlockFile,
  getTargetedBanner,
  getStaticContent,
  getMarketingArticles,
  getMenu,
  getLanding,
  getLandings,
  getIdeas,
] as const satisfies readonly Call[];
