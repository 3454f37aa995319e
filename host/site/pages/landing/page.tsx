import { withShop } from '@staykit/core/market/shop.ts';
import { announcementText } from '@staykit/core/content/announcement.ts';
import type { LandingContent } from '@staykit/core/content/page-content.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import type { SitePage } from '../../registry/islands.ts';
import { FORCED_NOINDEX_LANDINGS } from '@staykit/routing/forced-noindex.ts';
import type { PageAround } from '../../framework/request/page-around.ts';
import { ContentBlocks } from '../blocks/content-blocks.tsx';
import { loadBlocks } from '../blocks/load-blocks.ts';
import { contentRobots } from '../content/content-robots.ts';
import { notFoundPage } from '../errors/not-found/page.tsx';

/** What a landing page may differ in. */
export interface LandingSettings {
  /** Slugs that no search engine lists. [PROUTE-10] */
  forcedNoindex: readonly string[];
  /** LANDING_FALLBACK: what an address without a definition shows. [LANDING-02] */
  fallback: (
    request: Pick<
      PageRequest,
      | 'activitySearch'
      | 'address'
      | 'apiOrigin'
      | 'client'
      | 'content'
      | 'instant'
      | 'locale'
      | 'messages'
      | 'productUrl'
      | 't'
      | 'tiles'
      | 'visit'
    >,
  ) => SitePage | Promise<SitePage>;
}

/** The settings of the shop. */
export const LANDING_SETTINGS: LandingSettings = {
  forcedNoindex: FORCED_NOINDEX_LANDINGS,
  fallback: notFoundPage,
};

/** A landing page; without a definition for this locale another one is shown. [LANDING-01..04] */
export async function landingPage(
  request: Pick<
    PageRequest,
    | 'activitySearch'
    | 'address'
    | 'apiOrigin'
    | 'client'
    | 'content'
    | 'instant'
    | 'locale'
    | 'messages'
    | 'note'
    | 'productUrl'
    | 't'
    | 'tiles'
    | 'visit'
  >,
  { forcedNoindex, fallback }: LandingSettings = LANDING_SETTINGS,
): Promise<SitePage> {
  const { slug } = request.address;
  const landing = slug === undefined ? undefined : await request.content.landing(slug);
  if (slug === undefined || !landing) return fallback(request);
  const blocks = await loadBlocks(request, landing.blocks);
  return {
    status: 200,
    head: {
      title: withShop(landing.seo.title),
      description: landing.seo.description,
      robots: forcedNoindex.includes(slug) ? 'noindex, follow' : contentRobots(landing.seo),
      ...(landing.alternateUrls && { alternates: landing.alternateUrls }),
    },
    styles: 'page',
    around: landingAround(landing),
    body: <ContentBlocks request={request} blocks={blocks} titled wrapped />,
  };
}

/** The shell that the definition asks for. [LANDING-04] */
function landingAround({
  header,
  footer,
  announcement,
  footerLegal,
  footerContact,
}: LandingContent): PageAround {
  return {
    header,
    footer,
    ...(announcement && { announcement: announcementText(announcement) }),
    ...(footerLegal !== undefined && { legal: footerLegal }),
    ...(footerContact !== undefined && { contact: footerContact }),
  };
}
