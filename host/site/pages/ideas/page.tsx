import { shop, withShop } from '@staykit/core/market/shop.ts';
import { ideaSections, type Ideas } from '@staykit/core/content/page-content.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
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

/** Ideas for days out; where they cannot be had the page says so, and the shell stays. [SERROR-05] */
export async function ideasPage(
  request: Pick<
    PageRequest,
    'activitySearch' | 'address' | 'apiOrigin' | 'content' | 'instant' | 'locale' | 'productUrl' | 't'
  >,
): Promise<SitePage> {
  const { t, content } = request;
  const [ideas, menu, groups] = await Promise.all([
    content.ideas().catch((error: unknown) => {
      if (error instanceof StayError) return undefined;
      throw error;
    }),
    content.menu(),
    content.landingGroups(),
  ]);
  if (!ideas) {
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
    head: { title: withShop(ideas.title), description: ideas.intro.slice(0, 200) },
    styles: 'page',
    body: (
      <S.Wrap>
        <S.Section>
          <S.Headline>
            <h1>{ideas.title}</h1>
            <p>{ideas.intro}</p>
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
        <S.Section>
          <S.Choices>
            {ideas.regions.map(({ label, url }) => (
              <li key={label}>
                <a href={addressOf(url, request)}>{label}</a>
              </li>
            ))}
          </S.Choices>
        </S.Section>
        <LandingGroups groups={groups} request={request} />
        {menu && (
          <S.Section>
            <S.SectionHead>
              <h2>{t('host.inspirations')}</h2>
            </S.SectionHead>
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
