import { ideaSections } from '../../../widgets/core/content/page-content.ts';
import { StayError } from '../../../widgets/core/errors/catalogue.ts';
import type { Page, PageRequest } from '../../render/page.ts';
import { addressOf, BlockPicture } from '../blocks/block-parts.tsx';
import { MenuTree } from '../../shell/menu-tree.tsx';
import * as S from '../page.styles.ts';

/** Ideas for days out; where they cannot be had the page says so, and the shell stays. [SERROR-05] */
export async function ideasPage(request: PageRequest): Promise<Page> {
  const { t, content } = request;
  const [ideas, menu] = await Promise.all([
    content.ideas().catch((error: unknown) => {
      if (error instanceof StayError) return undefined;
      throw error;
    }),
    content.menu(),
  ]);
  if (!ideas) {
    return {
      status: 503,
      head: { title: 'Staykit', robots: 'noindex, follow' },
      styles: 'page',
      data: {},
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
    head: { title: `${ideas.title} | Staykit`, description: ideas.intro.slice(0, 200) },
    styles: 'page',
    data: {},
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
            <S.Tiles>
              {section.ideas.map(({ label, url, cover }) => (
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
