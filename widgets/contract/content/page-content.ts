import * as z from 'zod/mini';
import { SEARCH_FLOWS } from '@staykit/values/search/flow.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { answer, link, plainDate } from '../answer-parts.ts';
import { announcementText } from './banners.ts';
import { call } from '../call.ts';
import { blockImages, contentSeo, homeBlocks, landingBlocks } from './content-parts.ts';
import { locale, whole } from '../query-parts.ts';

const text = () => z.exactOptional(z.string());
const localeFile = z
  .string()
  .check(z.regex(new RegExp(`^(${LOCALES.join('|')})\\.json$`), 'expected a locale, like fr_FR.json'));

/** The first page in one flow. [HOME-01] */
export const homeContent = answer({
  seo: contentSeo,
  blocks: homeBlocks,
  /** Texts of the footer, where this page has its own. [HOME-04] */
  footerLegal: text(),
  footerContact: text(),
});

/** The first page by flow; empty where there is none. [SAPI-01] */
export const getHomepage = call({
  id: 'getHomepage',
  method: 'GET',
  base: 'api',
  path: '/cms/homepage',
  summary: 'Blocks of the home page, by flow.',
  query: z.object({ locale: z.exactOptional(locale()) }),
  answer: answer(
    Object.fromEntries(SEARCH_FLOWS.map((flow) => [flow, z.exactOptional(homeContent)])) as Record<
      (typeof SEARCH_FLOWS)[number],
      z.ZodMiniExactOptional<typeof homeContent>
    >,
  ),
  safe: true,
  keep: 60,
});

/** A landing page. [LANDING-03] [LANDING-04] */
export const landingContent = answer({
  slug: z.string(),
  seo: contentSeo,
  announcement: z.exactOptional(announcementText),
  header: z.boolean(),
  footer: z.boolean(),
  footerLegal: text(),
  footerContact: text(),
  blocks: landingBlocks,
  /** Path of the same page by locale, where a locale has it. [SEO-02] */
  alternateUrls: z.exactOptional(z.record(z.string(), link())),
});

/** A landing page. [LANDING-03] [LANDING-04] */
export const getLanding = call({
  id: 'getLanding',
  method: 'GET',
  base: 'origin',
  path: '/content/landing/:locale/:file',
  summary: 'A landing page, as <slug>.json.',
  params: z.object({
    locale: z.enum(LOCALES),
    file: z.string().check(z.regex(/^[a-z0-9-]{1,60}\.json$/, 'expected a slug, like spa.json')),
  }),
  answer: landingContent,
  refusals: ['NOT_FOUND'],
  safe: true,
  keep: 60,
});

const links = z.array(answer({ label: z.string(), url: link() }));

/** A group of links to landing pages: occasions, recipients, themes. [LANDING-09] */
export const linkGroup = answer({ title: z.string(), links });

/** The content around the list of boxes. [BOXLIST-04] [BOXLIST-05] */
export const boxListing = answer({
  /** Title and description for search engines. */
  seo: answer({ title: z.string(), description: z.string() }),
  /** Long texts on occasions to give, in their order. */
  texts: z.array(answer({ title: z.string(), text: z.string() })),
  /** Groups of links, a column each. */
  groups: z.array(linkGroup),
});

/** The landing pages in their groups; without groups there is no list. [LANDING-09] */
export const getLandings = call({
  id: 'getLandings',
  method: 'GET',
  base: 'origin',
  path: '/content/landing/:file',
  summary: 'Landing pages of a locale: slugs, groups of links, content of the list of boxes.',
  params: z.object({ file: localeFile }),
  answer: answer({
    slugs: z.array(z.string()),
    groups: z.array(linkGroup),
    boxListing: z.exactOptional(boxListing),
  }),
  safe: true,
  keep: 60,
});

/** Ideas for days out. [SENTITY-10] */
export const ideas = answer({
  title: z.string(),
  intro: z.string(),
  sections: z.array(
    answer({
      title: z.string(),
      intro: text(),
      ideas: z.array(answer({ label: z.string(), url: link(), cover: link() })),
    }),
  ),
  regions: links,
});

/** Ideas for days out. [SENTITY-10] [SAPI-15] */
export const getIdeas = call({
  id: 'getIdeas',
  method: 'GET',
  base: 'origin',
  path: '/content/ideas/:file',
  summary: 'Ideas for days out, as a file like fr_FR.json.',
  params: z.object({ file: localeFile }),
  answer: ideas,
  refusals: ['NOT_FOUND'],
  safe: true,
  keep: 60,
});

/** A text of the shop: terms, cookies, press. [PAGES-01] */
export const staticContent = answer({
  id: z.string(),
  title: z.string(),
  description: text(),
  /** HTML with a few allowed tags, sanitised by the server. */
  html: z.string(),
  /** Path of the same text by locale, where a locale has it. [SEO-02] */
  alternateUrls: z.exactOptional(z.record(z.string(), link())),
  /** Set for an article: its day, and its picture where it has one. */
  article: z.exactOptional(answer({ date: plainDate(), imageUrl: z.exactOptional(link()) })),
});

/** A text of the shop. [PAPI-35] */
export const getStaticContent = call({
  id: 'getStaticContent',
  method: 'GET',
  base: 'gateway',
  path: '/content/:contentId',
  summary: 'A text page by its id: terms, cookies, press.',
  params: z.object({ contentId: z.string().check(z.regex(/^[\w-]{1,60}$/, 'expected a content id')) }),
  query: z.object({ locale: z.exactOptional(locale()) }),
  answer: staticContent,
  refusals: ['NOT_FOUND'],
  safe: true,
  keep: 60,
});

/** A marketing article as a list shows it. [PAPI-36] */
export const marketingArticle = answer({
  id: z.string(),
  title: z.string(),
  intro: z.string(),
  url: link(),
  images: z.exactOptional(blockImages),
});

/** The newest articles. [PAPI-36] */
export const getMarketingArticles = call({
  id: 'getMarketingArticles',
  method: 'GET',
  base: 'gateway',
  path: '/marketing/articles',
  summary: 'Featured articles, newest first.',
  query: z.object({ locale: z.exactOptional(locale()), size: z.exactOptional(whole(1, 50)) }),
  answer: answer({
    articles: z.array(marketingArticle),
  }),
  safe: true,
  keep: 60,
});
