import { withShop } from '@staykit/core/market/shop.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import type { SitePage } from '../../registry/islands.ts';
import { siteAddress } from '@staykit/routing/sites.ts';
import * as S from '../layout/page.styles.ts';

/** Seconds after which a minisite may be asked for again: its file is mended by a person. */
const MENDED_AFTER = 600;

/**
 * What stands at the address of a partner whose file cannot be used. Not 404: search engines would forget pages that come
 * back. It leads to the shop, and names no partner, since nothing of the file is sure.
 */
export function unservedPage({
  t,
  locale,
  origin,
  sites,
}: Pick<PageRequest, 'locale' | 'origin' | 'sites' | 't'>): SitePage {
  return {
    status: 503,
    retryAfter: MENDED_AFTER,
    head: { title: withShop(t('host.unservedTitle')), robots: 'noindex, follow' },
    styles: 'page',
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
