import type { MessageKey } from '../../../widgets/messages/translate.ts';
import type { Page, PageRequest } from '../../render/page.ts';
import { inside } from '../../routing/inside.ts';
import { notFoundPage } from '../not-found/page.tsx';
import * as S from '../page.styles.ts';
import { productPage } from '../product/page.tsx';

/** An activity of a day; the not-found page where there is none, a message where it could not be asked. [PAPI-03] */
export async function activityPage(request: PageRequest): Promise<Page> {
  const {
    address: { activityId },
    products,
  } = request;
  if (activityId === undefined) return notFoundPage(request);
  const page = await products.activityPage(activityId);
  if (page.show === 'notFound') return notFoundPage(request);
  return page.show === 'error' ? failedPage(request, page.messageKey as MessageKey) : productPage(request);
}

function failedPage({ t, address: { prefix } }: PageRequest, message: MessageKey): Page {
  return {
    status: 500,
    head: { title: `${t(message)} | Staykit`, robots: 'noindex, follow' },
    styles: 'page',
    data: {},
    body: (
      <S.Wrap>
        <S.Prose>
          <h1>{t(message)}</h1>
          <S.MainLink href={inside(prefix, '/')}>{t('host.toHome')}</S.MainLink>
        </S.Prose>
      </S.Wrap>
    ),
  };
}
