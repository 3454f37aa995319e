import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { BlockSearch } from '@staykit/core/content/block.ts';
import type { AnnouncementText, BannerPage, BannerPlace } from '@staykit/core/content/announcement.ts';
import type { BoxBlock, GiftBlock } from '@staykit/core/content/gift-content.ts';
import type {
  HomeContent,
  BoxListing,
  Ideas,
  LandingContent,
  LandingGroup,
  MarketingArticle,
  StaticContent,
} from '@staykit/core/content/page-content.ts';
import type { PromoBar } from '@staykit/core/content/promo-bar.ts';
import type { BannerContext, TargetedBanner } from '@staykit/core/content/targeted-banner.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import type { ClientOptions } from '../transport/client-options.ts';
import { createTransport } from '../transport/create-transport.ts';
import type { CallOptions } from '../stay-client.ts';
import { blockOffers } from './landing-search.ts';
import { announcement, boxBlock, giftBlock, promoBars, targetedBanner, targetedBanners } from './banners.ts';
import { CONTENT_SETTINGS, type ContentSettings } from './content-settings.ts';
import {
  boxListing,
  homeContent,
  ideas,
  landing,
  landingGroups,
  marketingArticles,
  menu,
  staticContent,
  type Menu,
} from './page-content.ts';

/** Editorial content. Nothing rejects but the ideas: a page is whole without a banner. */
export interface ContentClient {
  /** The first page in a flow; nothing hides it. [SAPI-01] */
  home(flow: SearchFlow, call?: CallOptions): Promise<HomeContent | undefined>;
  /** [SAPI-02] */
  promoBars(place: Omit<BannerPlace, 'locale'>, call?: CallOptions): Promise<PromoBar[]>;
  /** [SAPI-03] */
  boxBlock(call?: CallOptions): Promise<BoxBlock | undefined>;
  /** [SAPI-04] */
  announcement(place: Omit<BannerPlace, 'locale'>, call?: CallOptions): Promise<AnnouncementText | undefined>;
  /** [SAPI-05] */
  giftBlock(call?: CallOptions): Promise<GiftBlock | undefined>;
  /** [SAPI-06] */
  targetedBanner(
    context: Omit<BannerContext, 'locale'>,
    call?: CallOptions,
  ): Promise<TargetedBanner | undefined>;
  /** All that may show on a page; the search that is shown decides which. [SAPI-06] */
  targetedBanners(page: BannerPage, call?: CallOptions): Promise<TargetedBanner[]>;
  /** [PAPI-35] */
  page(id: string, call?: CallOptions): Promise<StaticContent | undefined>;
  /** [PAPI-36] */
  articles(call?: CallOptions): Promise<MarketingArticle[]>;
  /** [SAPI-15] */
  menu(call?: CallOptions): Promise<Menu | undefined>;
  /** [SAPI-15] */
  landing(slug: string, call?: CallOptions): Promise<LandingContent | undefined>;
  /** What a block of results shows. [SAPI-10] [SAPI-11] */
  offers(block: { search: BlockSearch; count?: number }, call?: CallOptions): Promise<OfferCard[]>;
  /** The content around the list of boxes. [BOXLIST-04] [BOXLIST-05] */
  boxListing(call?: CallOptions): Promise<BoxListing | undefined>;
  /** [LANDING-09] */
  landingGroups(call?: CallOptions): Promise<LandingGroup[]>;
  /** [SAPI-15] */
  ideas(call?: CallOptions): Promise<Ideas>;
}

/** A client of content alone, so that no widget carries it. */
export function createContentClient(
  options: ClientOptions,
  changes: Partial<ContentSettings> = {},
): ContentClient {
  const transport = createTransport(options);
  const settings: ContentSettings = { ...CONTENT_SETTINGS, ...changes };
  return {
    home: (...args) => homeContent(transport, ...args),
    promoBars: (...args) => promoBars(transport, ...args),
    boxBlock: (...args) => boxBlock(transport, ...args),
    announcement: (...args) => announcement(transport, settings, ...args),
    giftBlock: (...args) => giftBlock(transport, settings, ...args),
    targetedBanner: (...args) => targetedBanner(transport, ...args),
    targetedBanners: (...args) => targetedBanners(transport, ...args),
    page: (...args) => staticContent(transport, settings, ...args),
    articles: (...args) => marketingArticles(transport, settings, ...args),
    menu: (...args) => menu(transport, settings, ...args),
    landing: (...args) => landing(transport, settings, ...args),
    landingGroups: (...args) => landingGroups(transport, settings, ...args),
    offers: (...args) => blockOffers(transport, ...args),
    boxListing: (...args) => boxListing(transport, settings, ...args),
    ideas: (...args) => ideas(transport, settings, ...args),
  };
}
