import type { FastifyInstance } from 'fastify';
import {
  getAnnouncementBanner,
  getAnnouncementFile,
  getPromoBars,
  getTargetedBanner,
} from '@staykit/contract/content/banners.ts';
import { getBoxBlock, getGiftBlock, getGiftBlockFile } from '@staykit/contract/content/gift-content.ts';
import { LOCALES, toLocale, marketOf, type Market, type Locale } from '@staykit/values/market/locale.ts';
import { withBoxes } from './content-boxes.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { MissingContent } from '../../errors/missing-content.ts';
import { contentOf } from './content-pages.ts';
import { declare } from '../../http/declare.ts';
import type { Announcement, LocalAnnouncement } from '@staykit/core/content/announcement.ts';
import type { ContentStore } from '../content-store.ts';

/** Announcements of a market, or of all, as one with localizations; undefined without any. [SENTITY-05] */
async function announcementOf(content: ContentStore, market?: Market): Promise<Announcement | undefined> {
  const locales = LOCALES.filter((locale) => market === undefined || marketOf(locale) === market);
  const all = await Promise.all(locales.map((locale) => localized(content, locale)));
  const [first, ...others] = all.flat();
  return first && { ...first, localizations: [first, ...others] };
}

async function localized(content: ContentStore, locale: Locale): Promise<LocalAnnouncement[]> {
  const { announcements } = await content.of(locale);
  return announcements.map((announcement) => ({ ...announcement, locale }));
}

/** Banners and gift blocks. [SAPI-02..06] [PAPI-18] */
export function bannerRoutes(app: FastifyInstance, parts: GatewayParts): void {
  const announcementIn = async (market?: Market) => {
    const data = await announcementOf(contentOf(parts), market);
    return data ? { data } : {};
  };
  declare(app, getAnnouncementBanner, () => announcementIn());
  const nextChange = () => parts.content?.nextChange?.();
  // Cacheable JSON files; other paths below /content are pages.
  declare(app, getAnnouncementFile, ({ params }) => announcementIn(params.file.slice(0, 2) as Market), {
    routerPath: '/content/announcementBanner/:file(^[A-Z]{2}\\.json$)',
    nextChange,
  });

  declare(
    app,
    getPromoBars,
    async ({ query }) => (await contentOf(parts).of(toLocale(query.locale))).promoBars,
    { nextChange },
  );

  const giftBlocks = async () => {
    const content = contentOf(parts);
    const blocks = await Promise.all(
      LOCALES.map(async (locale) => [locale, (await content.of(locale)).giftBlock] as const),
    );
    return Object.fromEntries(blocks.flatMap(([locale, block]) => (block ? [[locale, block]] : [])));
  };
  declare(app, getGiftBlock, giftBlocks);
  declare(app, getGiftBlockFile, giftBlocks, { nextChange });

  declare(
    app,
    getBoxBlock,
    async ({ query }) => {
      const locale = toLocale(query.locale);
      const { boxBlock } = await contentOf(parts).of(locale);
      if (!boxBlock) throw new MissingContent('block of boxes', locale);
      const { campaign, category, ...block } = boxBlock;
      const { codes: _codes, ...filled } = withBoxes(block, parts, locale, { campaign, category });
      return filled;
    },
    { nextChange },
  );

  declare(
    app,
    getTargetedBanner,
    async () => {
      const content = contentOf(parts);
      const banners = await Promise.all(
        LOCALES.map(async (locale) =>
          (await content.of(locale)).targetedBanners.map((banner) => ({
            ...banner,
            rules: { ...banner.rules, locale },
          })),
        ),
      );
      return { banners: banners.flat() };
    },
    { nextChange },
  );
}
