import { withShop } from '@staykit/core/market/shop.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import type { SitePage } from '../../registry/islands.ts';
import { inside } from '@staykit/routing/inside.ts';
import { MainLink, Prose, Wrap } from '../layout/page.styles.ts';

/** What a page says in place of its body where what it shows could not be had. [PERROR-09] */
export function failedPage(
  { t, address: { prefix } }: Pick<PageRequest, 'address' | 't'>,
  message: MessageKey,
): SitePage {
  return {
    status: 500,
    head: { title: withShop(t(message)), robots: 'noindex, follow' },
    styles: 'page',
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
