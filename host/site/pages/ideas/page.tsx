import { shop, withShop } from '@staykit/core/market/shop.ts';
import { ideaSections, type Ideas } from '@staykit/core/content/page-content.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { notFoundPage } from '../errors/not-found/page.tsx';
import type { PageRequest } from '../../framework/request/page-request.ts';
import type { SitePage } from '../../registry/islands.ts';
import { addressOf } from '../../framework/request/address-of.ts';
import { BlockPicture } from '../blocks/block-parts.tsx';
import { MenuTree } from '../../shell/menus/menu-tree.tsx';
import { LandingGroups } from '../landing/landing-groups.tsx';
import * as S from '../layout/page.styles.ts';
import { Intro, More } from './ideas.styles.ts';

/** IDEAS_PAGE_SIZE: cards that a section shows before 'See more'. [PAGES-03] */
export const IDEAS_PAGE_SIZE = 6;

/**
 * Ideas for days out, or the menu alone in a shop without; with neither there is no such page. Where they cannot be had the
 * page says so, and the shell stays. [SERROR-05]
 */
export async function ideasPage(request: Parameters<typeof notFoundPage>[0]): Promise<SitePage> {
  const { t, content } = request;
  const [found, menu, groups] = await Promise.all([
    content.ideas().catch((error: unknown) => {
      if (error instanceof StayError) return error;
      throw error;
    }),
    content.menu(),
    content.landingGroups(),
  ]);
  const isMissing = found instanceof StayError && found.code === 'NOT_FOUND';
  if (isMissing && !menu?.nodes.length) return notFoundPage(request);
  const ideas = isMissing ? { title: t('host.inspirations'), intro: '', sections: [], regions: [] } : found;
  if (ideas instanceof StayError) {
    return {
      status: 503,
      head: { title: shop().name, robots: 'noindex, follow' },
      styles: 'page',
      body: (
        <S.Wrap>
          <S.Prose>
            <p role="alert">{t('results.error')}</p>
          </S.Prose>
        </S.Wrap>
      ),
    };
  }
  return {
    status: 200,
    head: {
      title: withShop(ideas.title),
      ...(ideas.intro !== '' && { description: ideas.intro.slice(0, 200) }),
    },
    styles: 'page',
    body: (
      <S.Wrap>
        <S.Section>
          <S.Headline>
            <h1>{ideas.title}</h1>
            {ideas.intro !== '' && <p>{ideas.intro}</p>}
          </S.Headline>
        </S.Section>
        {ideaSections(ideas).map((section) => (
          <S.Section key={section.title}>
            <S.SectionHead>
              <h2>{section.title}</h2>
            </S.SectionHead>
            {section.intro && <Intro>{section.intro}</Intro>}
            <IdeaList request={request} ideas={section.ideas} />
          </S.Section>
        ))}
        {ideas.regions.length > 0 && (
          <S.Section>
            <S.Choices>
              {ideas.regions.map(({ label, url }) => (
                <li key={label}>
                  <a href={addressOf(url, request)}>{label}</a>
                </li>
              ))}
            </S.Choices>
          </S.Section>
        )}
        <LandingGroups groups={groups} request={request} />
        {menu && (
          <S.Section>
            {!isMissing && (
              <S.SectionHead>
                <h2>{t('host.inspirations')}</h2>
              </S.SectionHead>
            )}
            <MenuTree {...menu} label={t('host.inspirations')} prefix={request.address.prefix} />
          </S.Section>
        )}
      </S.Wrap>
    ),
  };
}

type IdeaItems = Ideas['sections'][number]['ideas'];

interface IdeaListProps {
  request: Pick<
    PageRequest,
    'activitySearch' | 'address' | 'apiOrigin' | 'instant' | 'locale' | 'productUrl' | 't'
  >;
  ideas: IdeaItems;
  /** IDEAS_PAGE_SIZE: cards that a section shows at first. */
  size?: number;
}

/** The first ideas of a section, and the others behind a press that needs no script. [PAGES-03] */
export function IdeaList({ request, ideas, size = IDEAS_PAGE_SIZE }: IdeaListProps) {
  const rest = ideas.slice(size);
  return (
    <>
      <IdeaTiles request={request} ideas={ideas.slice(0, size)} />
      {rest.length > 0 && (
        <details>
          <More>{request.t('host.seeMore')}</More>
          <IdeaTiles request={request} ideas={rest} />
        </details>
      )}
    </>
  );
}

function IdeaTiles({
  request,
  ideas,
}: {
  request: Pick<
    PageRequest,
    'activitySearch' | 'address' | 'apiOrigin' | 'instant' | 'locale' | 'productUrl' | 't'
  >;
  ideas: IdeaItems;
}) {
  return (
    <S.Tiles>
      {ideas.map(({ label, url, cover }) => (
        <li key={label}>
          <S.Tile>
            <BlockPicture request={request} images={{ large: cover, small: cover }} />
            <div>
              <h3>
                <a href={addressOf(url, request)}>{label}</a>
              </h3>
            </div>
          </S.Tile>
        </li>
      ))}
    </S.Tiles>
  );
}
