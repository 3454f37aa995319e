import type { Page, PageRequest } from '../render/page.ts';
import { inside } from '../routing/inside.ts';
import * as S from './page.styles.ts';

/** What is shown when a page could not be made. */
export function crashPage({ t, address: { prefix } }: PageRequest): Page {
  return {
    status: 500,
    head: { title: `${t('host.crashTitle')} | Staykit`, robots: 'noindex, follow' },
    styles: 'page',
    data: {},
    body: (
      <S.Wrap>
        <S.Prose>
          <h1>{t('host.crashTitle')}</h1>
          <p>{t('host.crashText')}</p>
          <S.MainLink href={inside(prefix, '/')}>{t('host.toHome')}</S.MainLink>
        </S.Prose>
      </S.Wrap>
    ),
  };
}
