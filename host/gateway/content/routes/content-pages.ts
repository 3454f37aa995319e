import type { FastifyInstance } from 'fastify';
import { getMenu } from '@staykit/contract/content/menu.ts';
import {
  getHomepage,
  getIdeas,
  getLanding,
  getLandings,
  getMarketingArticles,
  getStaticContent,
} from '@staykit/contract/content/page-content.ts';
import type { HomeContent } from '@staykit/core/content/page-content.ts';
import { MARKETING_ARTICLES_PAGE_SIZE } from '@staykit/core/content/page-content.ts';
import { LOCALES, toLocale, type Locale } from '@staykit/values/market/locale.ts';
import type { ContentStore } from '../content-store.ts';
import { withBoxes } from './content-boxes.ts';
import type { ArticleContent, LocaleContent, PageContent } from '../locale-content.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { MissingContent } from '../../errors/missing-content.ts';
import { NotConfiguredError } from '../../errors/not-configured-error.ts';
import { declare } from '../../http/declare.ts';

/** The content; 501 without it. */
export function contentOf({ content }: GatewayParts): ContentStore {
  if (!content) throw new NotConfiguredError('content', 'This gateway has no content.');
  return content;
}

/** Home page, landing pages, menu, ideas, texts and articles. [SAPI-01] [SAPI-15] [PAPI-35] [PAPI-36] */
export function contentPageRoutes(app: FastifyInstance, parts: GatewayParts): void {
  const localeOf = (file: string) => toLocale(file.replace(/\.json$/, ''));
  const nextChange = () => parts.content?.nextChange?.();
  const file = '(^[a-z]{2}_[A-Z]{2}\\.json$)';

  declare(
    app,
    getHomepage,
    async ({ query }) => {
      const locale = toLocale(query.locale);
      const { home = {} } = await contentOf(parts).of(locale);
      return Object.fromEntries(
        Object.entries(home).flatMap(([flow, page]) =>
          page ? [[flow, { ...page, blocks: blocksOf(page.blocks, locale) } as HomeContent]] : [],
        ),
      );
    },
    { nextChange },
  );

  declare(
    app,
    getLanding,
    async ({ params }) => {
      const slug = params.file.replace(/\.json$/, '');
      const content = contentOf(parts);
      const page = (await content.of(params.locale)).landings.get(slug);
      if (!page) throw notThere(`landing page ${slug}`, params.locale);
      const alternateUrls = await byLocale(async (other) =>
        (await content.of(other)).landings.has(slug) ? `/landing/${slug}` : undefined,
      );
      return { slug, ...page, blocks: blocksOf(page.blocks, params.locale), alternateUrls };
    },
    { routerPath: '/content/landing/:locale/:file(^[a-z0-9-]{1,60}\\.json$)', nextChange },
  );

  declare(
    app,
    getLandings,
    async ({ params }) => {
      const { landings, landingGroups, boxListing } = await contentOf(parts).of(localeOf(params.file));
      return { slugs: [...landings.keys()], groups: landingGroups, ...(boxListing && { boxListing }) };
    },
    { routerPath: `/content/landing/:file${file}`, nextChange },
  );

  declare(
    app,
    getMenu,
    async ({ params }) => {
      const { menu } = await contentOf(parts).of(localeOf(params.file));
      if (!menu) throw new MissingContent('menu', localeOf(params.file));
      return menu;
    },
    { routerPath: `/content/menu/:file${file}`, nextChange },
  );

  declare(
    app,
    getIdeas,
    async ({ params }) => {
      const { ideas } = await contentOf(parts).of(localeOf(params.file));
      if (!ideas) throw new MissingContent('list of ideas', localeOf(params.file));
      return ideas;
    },
    { routerPath: `/content/ideas/:file${file}`, nextChange },
  );

  declare(
    app,
    getStaticContent,
    async ({ params: { contentId }, query }) => {
      const locale = toLocale(query.locale);
      const content = contentOf(parts);
      const page = textOf(await content.of(locale), (text) => text.id === contentId);
      if (!page) throw notThere(`text ${contentId}`, locale);
      const { id, twin, title, description, html } = page;
      const alternateUrls = await byLocale(async (other) => {
        const same = textOf(await content.of(other), (text) => text.twin === twin);
        return same && `/content/${same.id}`;
      });
      return {
        id,
        title,
        ...(description !== undefined && { description }),
        html,
        alternateUrls,
        ...('date' in page && {
          article: { date: page.date, ...(page.images && { imageUrl: page.images.large }) },
        }),
      };
    },
    { nextChange },
  );

  declare(
    app,
    getMarketingArticles,
    async ({ query }) => {
      const { articles } = await contentOf(parts).of(toLocale(query.locale));
      return {
        articles: articles
          .slice(0, Number(query.size ?? MARKETING_ARTICLES_PAGE_SIZE))
          .map(({ id, title, intro, images }) => ({
            id,
            title,
            intro,
            url: `/content/${id}`,
            ...(images && { images }),
          })),
      };
    },
    { nextChange },
  );

  function blocksOf<Block extends { kind: string }>(blocks: readonly Block[], locale: Locale): Block[] {
    return blocks.map((block) =>
      'codes' in block ? withBoxes(block as Block & { codes: string[] }, parts, locale) : block,
    );
  }
}

/** The first text of a locale that `isIt` accepts: pages come before articles. */
function textOf(
  { pages, articles }: LocaleContent,
  isIt: (text: PageContent) => boolean,
): PageContent | ArticleContent | undefined {
  return [...pages.values()].find(isIt) ?? articles.find(isIt);
}

/** The path of a page in each locale that has it. */
async function byLocale(
  pathIn: (locale: Locale) => Promise<string | undefined>,
): Promise<Record<string, string>> {
  const paths = await Promise.all(LOCALES.map(async (locale) => [locale, await pathIn(locale)] as const));
  return Object.fromEntries(paths.flatMap(([locale, path]) => (path === undefined ? [] : [[locale, path]])));
}

function notThere(what: string, where: string): GatewayError {
  return new GatewayError('NOT_FOUND', `No ${what} for ${where}.`);
}
