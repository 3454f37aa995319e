import * as z from 'zod/mini';
import { ANNOUNCEMENT_COLORS } from '@staykit/values/content/banner.ts';
import { PROMO_LINK_VARIATIONS } from '@staykit/values/content/banner.ts';
import { IMAGE_POSITIONS } from '@staykit/values/content/banner.ts';
import { answer, link } from '../answer-parts.ts';
import { call } from '../call.ts';
import { colorPalette, cta } from './content-parts.ts';
import { locale } from '../query-parts.ts';

const text = () => z.exactOptional(z.string());

/** The text of an announcement; an unknown colour is left out, and shown as black. [SENTITY-05] [BANNER-02] */
export const announcementText = answer({
  content: z.string(),
  title: text(),
  link: z.exactOptional(answer({ url: link() })),
  colorVariation: z.exactOptional(z.enum(ANNOUNCEMENT_COLORS)),
});

const localFields = {
  content: z.string(),
  title: text(),
  link: z.exactOptional(answer({ url: link() })),
  colorVariation: z.exactOptional(z.enum(ANNOUNCEMENT_COLORS)),
  flow: text(),
  page: text(),
  locale: text(),
};

/** An announcement with its localizations. [SENTITY-05] */
export const announcement = answer({
  ...localFields,
  localizations: z.exactOptional(z.array(answer(localFields))),
});

/** The announcement below `data`; absent if there is none. [SAPI-04] */
export const announcementAnswer = answer({ data: z.exactOptional(announcement) });

/** The current announcement, not cached. [SAPI-04] */
export const getAnnouncementBanner = call({
  id: 'getAnnouncementBanner',
  method: 'GET',
  base: 'gateway',
  path: '/cms/announcementBanner',
  summary: 'The announcement banner in all locales.',
  answer: announcementAnswer,
  safe: true,
});

/** The announcement of a market, as a file that caches keep. [SAPI-04] */
export const getAnnouncementFile = call({
  id: 'getAnnouncementFile',
  method: 'GET',
  base: 'origin',
  path: '/content/announcementBanner/:file',
  summary: 'The announcement banner of one market: FR.json, ES.json, BE.json, NL.json or IT.json.',
  params: z.object({ file: z.string().check(z.regex(/^(FR|ES|BE|NL|IT)\.json$/, 'expected a market')) }),
  answer: announcementAnswer,
  safe: true,
  keep: 60,
});

/** A promo bar. [SENTITY-02] */
export const promoBar = answer({
  internalCode: z.string(),
  campaign: text(),
  category: text(),
  /** One of the pages of banners; another text never holds. */
  page: text(),
  /** One of the search flows; another text never holds. */
  flow: text(),
  links: z.array(
    answer({
      label: z.string(),
      url: link(),
      newTab: z.exactOptional(z.boolean()),
      variation: z.exactOptional(z.enum(PROMO_LINK_VARIATIONS)),
    }),
  ),
  colorPalette: z.exactOptional(colorPalette),
});

/** Every promo bar of a locale; which one shows is decided by page and flow. [SAPI-02] */
export const getPromoBars = call({
  id: 'getPromoBars',
  method: 'GET',
  base: 'api',
  path: '/cms/promoBars',
  summary: 'The promo bars of a locale.',
  query: z.object({ locale: z.exactOptional(locale()) }),
  answer: z.array(promoBar),
  safe: true,
  keep: 60,
});

/** The rules of a banner. [SENTITY-04] */
export const bannerRules = answer({
  /** Texts that name no locale, page or flow of banners never hold. */
  locale: text(),
  page: text(),
  flow: text(),
  department: text(),
  city: text(),
  country: text(),
  region: text(),
  /** Number of a thematic. [BANNER-09] */
  displayBannerWithThisThematic: z.exactOptional(z.number()),
  /** Only where the destination is 'Less than 2h' away. [BANNER-10] */
  isLessThanTwoHours: z.exactOptional(z.boolean()),
  cta1: z.exactOptional(cta),
  cta2: z.exactOptional(cta),
  cta3: z.exactOptional(cta),
});

/** A banner for some visitors. [SENTITY-03] */
export const targetedBanner = answer({
  title: z.string(),
  subtitle: text(),
  imageUrl: z.exactOptional(link()),
  imageMobile: z.exactOptional(link()),
  imagePosition: z.exactOptional(z.enum(IMAGE_POSITIONS)),
  imageAlt: text(),
  ctas: z.exactOptional(z.array(cta)),
  /** The whole banner leads there. [BANNER-07] */
  url: z.exactOptional(link()),
  newTab: z.exactOptional(z.boolean()),
  category: text(),
  campaign: text(),
  rules: z.exactOptional(bannerRules),
});

/** The targeted banners with their rules: the page shows the first whose rules hold. [PAPI-18] [SAPI-06] */
export const getTargetedBanner = call({
  id: 'getTargetedBanner',
  method: 'GET',
  base: 'origin',
  path: '/content/targetedBanner.json',
  summary: 'The targeted banners of all locales, with the rules of each.',
  answer: answer({ banners: z.array(targetedBanner) }),
  safe: true,
  keep: 60,
});
