import { withShop } from '@staykit/core/market/shop.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import type { SitePage } from '../../registry/islands.ts';
import { inside } from '@staykit/routing/inside.ts';
import * as S from '../layout/page.styles.ts';

const WORDS = {
  500: { title: 'host.crashTitle', text: 'host.crashText' },
  503: { title: 'host.unservedTitle', text: 'host.unservedText' },
} as const satisfies Record<number, { title: MessageKey; text: MessageKey }>;

/** What is shown when a page could not be made: because of a fault of ours (500), or for the moment (503). */
export function crashPage(
  { t, address: { prefix } }: Pick<PageRequest, 'address' | 't'>,
  status: keyof typeof WORDS,
): SitePage {
  const { title, text } = WORDS[status];
  return {
    status,
    head: { title: withShop(t(title)), robots: 'noindex, follow' },
    styles: 'page',
    body: (
      <S.Wrap>
        <S.Prose>
          <h1>{t(title)}</h1>
          <p>{t(text)}</p>
          <S.MainLink href={inside(prefix, '/')}>{t('host.toHome')}</S.MainLink>
        </S.Prose>
      </S.Wrap>
    ),
  };
}
