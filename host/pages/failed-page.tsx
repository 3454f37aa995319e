import type { MessageKey } from '../../widgets/messages/translate.ts';
import type { Page, PageRequest } from '../render/page.ts';
import { inside } from '../routing/inside.ts';
import { MainLink, Prose, Wrap } from './page.styles.ts';

/** What a page says in place of its body where what it shows could not be had. [PERROR-09] */
export function failedPage({ t, address: { prefix } }: PageRequest, message: MessageKey): Page {
  return {
    status: 500,
    head: { title: `${t(message)} | Staykit`, robots: 'noindex, follow' },
    styles: 'page',
    data: {},
    body: (
      <Wrap>
        <Prose>
          <h1>{t(message)}</h1>
          <MainLink href={inside(prefix, '/')}>{t('host.toHome')}</MainLink>
        </Prose>
      </Wrap>
    ),
  };
}
