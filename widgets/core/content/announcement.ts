import { ANNOUNCEMENT_COLORS } from '@staykit/values/content/banner.ts';
import type { announcement, announcementText as text } from '@staykit/contract/content/banners.ts';
import type { Wire } from '@staykit/contract/wire.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';

/** ANNOUNCEMENT_DEFAULT_COLOR. [BANNER-02] */
export const ANNOUNCEMENT_DEFAULT_COLOR = ANNOUNCEMENT_COLORS[0];

/** The pages that banners and promo bars know. [BANNER-03] */
export const BANNER_PAGES = ['home', 'product', 'search'] as const;

/** A page that banners know. */
export type BannerPage = (typeof BANNER_PAGES)[number];

/** What an announcement says. [BANNER-01] */
export type AnnouncementText = Wire<typeof text> & {
  colorVariation: (typeof ANNOUNCEMENT_COLORS)[number];
};

/** An announcement as it arrives, and where it shows: absent rules do not restrict, unknown ones never hold. [SENTITY-05] */
export type LocalAnnouncement = Omit<Announcement, 'localizations'>;

/** An announcement with its other localizations. [SENTITY-05] */
export type Announcement = Wire<typeof announcement>;

/** Where a banner would show. */
export interface BannerPlace {
  locale: Locale;
  page: BannerPage;
  flow: SearchFlow;
}

/** The announcement for a place, in the locale's own localization; undefined if the locale has none. [BANNER-03] */
export function announcementFor(
  announcement: Announcement | undefined,
  { locale, page, flow }: BannerPlace,
): AnnouncementText | undefined {
  if (!announcement) return undefined;
  const { localizations = [], ...first } = announcement;
  const found = [first, ...localizations].find(
    (one) =>
      // Without a locale anywhere it is meant for all.
      (one.locale === undefined ? localizations.length === 0 : one.locale === locale) &&
      (one.flow === undefined || one.flow === flow) &&
      (one.page === undefined || one.page === page),
  );
  return found && announcementText(found);
}

/** The words alone, with a colour in any case. [BANNER-02] */
export function announcementText({
  content,
  title,
  link,
  colorVariation,
}: Wire<typeof text>): AnnouncementText {
  return {
    content,
    ...(title !== undefined && { title }),
    ...(link && { link }),
    colorVariation: colorVariation ?? ANNOUNCEMENT_DEFAULT_COLOR,
  };
}
