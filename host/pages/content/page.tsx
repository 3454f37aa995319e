import type { Page, PageRequest } from '../../render/page.ts';
import * as S from '../page.styles.ts';

/** The texts that there are, by content id. */
const CONTENTS = ['about'] as const;

/** A text of the shop. Without one nothing of its own is shown, and the shell stays. [PAGES-01] */
export function contentPage({ address: { contentId }, t }: PageRequest): Page {
  const id = CONTENTS.find((one) => one === contentId);
  if (!id)
    return {
      status: 404,
      head: { title: 'Staykit', robots: 'noindex, follow' },
      styles: 'page',
      data: {},
      body: <></>,
    };
  return {
    status: 200,
    head: { title: `${t(`host.content.${id}.title`)} | Staykit`, description: t('host.promise') },
    styles: 'page',
    data: {},
    body: (
      <S.Wrap>
        <S.Prose>
          <h1>{t(`host.content.${id}.title`)}</h1>
          <p>{t(`host.content.${id}.text`)}</p>
          <p data-hint="">{t('host.demo')}</p>
        </S.Prose>
      </S.Wrap>
    ),
  };
}
