import type { Page, PageRequest } from '../render/page.ts';
import { siteAddress } from '../routing/sites.ts';
import * as S from './page.styles.ts';

/** Seconds after which a minisite may be asked for again: its file is mended by a person. */
const MENDED_AFTER = 600;

/**
 * What stands at the address of a partner whose file cannot be used. Not 404: search engines would forget pages that come
 * back. It leads to the shop, and names no partner, since nothing of the file is sure.
 */
export function unservedPage({ t, locale, origin, sites }: PageRequest): Page {
  return {
    status: 503,
    retryAfter: MENDED_AFTER,
    head: { title: `${t('host.unservedTitle')} | Staykit`, robots: 'noindex, follow' },
    styles: 'page',
    data: {},
    body: (
      <S.Wrap>
        <S.Prose>
          <h1>{t('host.unservedTitle')}</h1>
          <p>{t('host.unservedText')}</p>
          <S.MainLink href={`${siteAddress(locale, origin, sites) ?? ''}/`}>{t('host.toHome')}</S.MainLink>
        </S.Prose>
      </S.Wrap>
    ),
  };
}
